import { renderPage } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { PopupButton } from './popup-button';
import { Tooltip } from './tooltip';

const Views = ({ children }: { children?: React.ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PopupButton
        role="dialog"
        aria-label="Saved views"
        isOpen={isOpen}
        onChange={setOpen}
        button={<button>Views</button>}
      >
        {children}
      </PopupButton>
      <button>Columns</button>
    </>
  );
};

test('a popup opens with the focus in it, and Esc leads back to its button', async () => {
  const { user } = renderPage(
    <Views>
      <a href="/late">Late ones</a>
    </Views>,
  );
  const button = screen.getByRole('button', { name: 'Views' });

  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Late ones' })).toHaveFocus();
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a popup that has nothing to operate yet has the focus itself', async () => {
  const { user } = renderPage(<Views>Loading...</Views>);

  await user.click(screen.getByRole('button', { name: 'Views' }));

  expect(screen.getByRole('dialog', { name: 'Saved views' })).toHaveFocus();
});

test('its button and a click beside it close a popup, and a click in it does not', async () => {
  const { user } = renderPage(
    <Views>
      <p>No saved views yet</p>
    </Views>,
  );
  const button = screen.getByRole('button', { name: 'Views' });
  await user.click(button);
  await user.click(screen.getByText('No saved views yet'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await user.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(button);

  await user.click(screen.getByRole('button', { name: 'Columns' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an action in a popup returns the focus to its button', async () => {
  const Days = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <PopupButton role="dialog" aria-label="Day" isOpen={isOpen} onChange={setOpen} button={<button>Pick</button>}>
        <button onClick={() => setOpen(false)}>OK</button>
      </PopupButton>
    );
  };
  const { user } = renderPage(<Days />);
  await user.click(screen.getByRole('button', { name: 'Pick' }));

  await user.keyboard('{Enter}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pick' })).toHaveFocus();
});

const Print = (props: { title?: string; isFocusOnly?: boolean }) => (
  <Tooltip title={props.title} isFocusOnly={props.isFocusOnly}>
    <button>Print</button>
  </Tooltip>
);

test('a tooltip describes its control while a pointer rests on it', async () => {
  const { user } = renderPage(<Print title="Print voucher" />);
  const button = screen.getByRole('button', { name: 'Print' });

  await user.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Print voucher');
  expect(button).toHaveAccessibleDescription('Print voucher');
  await user.unhover(button);

  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

test('Esc takes away a tooltip that a pointer brought, wherever the focus is', async () => {
  const { user } = renderPage(<Print title="Print voucher" />);
  await user.hover(screen.getByRole('button', { name: 'Print' }));
  await screen.findByRole('tooltip');

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('a tooltip is there with the focus, and Esc takes it away', async () => {
  const { user } = renderPage(<Print title="Print voucher" isFocusOnly />);

  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Print voucher');
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Print' })).toHaveFocus();
});

test('without a title there is no tooltip', async () => {
  const { user } = renderPage(<Print />);

  await user.tab();

  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from '../components';

function Page({ isReloaded = false }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <button key={String(isReloaded && isOpen)} onClick={() => setOpen(true)}>
        5100 Concrete
      </button>
      {isOpen && (
        <Modal open title="Account code" onCancel={() => setOpen(false)}>
          <input aria-label="Name" />
        </Modal>
      )}
    </main>
  );
}

async function openAndClose() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '5100 Concrete' }));
  (await screen.findByRole('textbox', { name: 'Name' })).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

test('a dialog that leaves with its path leads the focus back to what opened it', async () => {
  render(<Page />);

  await openAndClose();

  expect(screen.getByRole('button', { name: '5100 Concrete' })).toHaveFocus();
});

test('it finds its opener again in a list that was drawn again beneath it', async () => {
  render(<Page isReloaded />);

  await openAndClose();

  expect(screen.getByRole('button', { name: '5100 Concrete' })).toHaveFocus();
});

test('a dialog that nothing on the page opened leaves the focus at the screen', async () => {
  const user = userEvent.setup();
  const dialog = (
    <Modal open title="Account code" onCancel={() => undefined}>
      <input aria-label="Name" />
    </Modal>
  );
  const { rerender } = render(<main tabIndex={-1}>{dialog}</main>);
  await user.click(await screen.findByRole('textbox', { name: 'Name' }));

  rerender(<main tabIndex={-1}>Account codes</main>);

  expect(screen.getByRole('main')).toHaveFocus();
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Modal } from '../components';

function Page({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <button onClick={() => setOpen(true)}>New client</button>
      <Modal open={isOpen} title="Client" onCancel={() => setOpen(false)}>
        {children}
      </Modal>
    </main>
  );
}

const twoFields = (
  <>
    <input aria-label="Number" disabled />
    <input aria-label="Name" />
    <input aria-label="City" />
  </>
);

/** Opens the dialog and lets only the tasks before the next paint run. */
async function openDialog() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'New client' }));
    await Promise.resolve();
  });
}

test('a dialog opens with the focus in its first field, before anything of it is painted', async () => {
  render(<Page>{twoFields}</Page>);

  await openDialog();

  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('a dialog takes the focus back from no field that it was moved to', async () => {
  const user = userEvent.setup();
  render(<Page>{twoFields}</Page>);

  await openDialog();
  await user.keyboard('Seri{Tab}Ipoh');
  await screen.findByRole('dialog');

  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Seri');
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Ipoh');
});

test('fields that come later than their dialog have the focus as soon as they are there', async () => {
  const { rerender } = render(<Page>Loading...</Page>);
  await openDialog();

  await act(async () => {
    rerender(<Page>{twoFields}</Page>);
    await Promise.resolve();
  });

  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('fields that come late take the focus from nobody who works in the dialog', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page>Loading...</Page>);
  await openDialog();
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());

  await user.tab();
  const focused = document.activeElement;
  rerender(<Page>{twoFields}</Page>);

  expect(await screen.findByRole('textbox', { name: 'Name' })).not.toHaveFocus();
  expect(focused).toHaveFocus();
});

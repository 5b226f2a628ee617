import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from './components';
import { useFocusBack } from './use-focus-back';

function Dialog({ onClose }: { onClose: () => void }) {
  useFocusBack();
  return (
    <Modal open title="Account code" onCancel={onClose}>
      <input aria-label="Name" autoFocus />
    </Modal>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>5100 Concrete</button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}

test('a dialog that leaves with its path leads the focus back to what opened it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: '5100 Concrete' }));
  screen.getByRole('textbox', { name: 'Name' }).focus();

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '5100 Concrete' })).toHaveFocus();
});

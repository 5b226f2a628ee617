import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from '../components';
import { ThemeProvider } from '../theme-provider';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ThemeProvider zeroRuntime>
      <input aria-label="Search" />
      <button onClick={() => setTimeout(() => setOpen(true), 20)}>New client</button>
      <button>Refresh</button>
      <Modal open={isOpen} title="Client" onCancel={() => setOpen(false)}>
        <form>
          <input aria-label="Name" />
          <input aria-label="Number" disabled />
          <textarea aria-label="Address" />
        </form>
      </Modal>
    </ThemeProvider>
  );
}

const box = (name: string) => screen.findByRole('textbox', { name });

test('keys typed before a dialog appears reach its first field', async () => {
  const user = userEvent.setup();
  render(<Page />);

  await user.click(screen.getByRole('button', { name: 'New client' }));
  await user.keyboard('Seri  Maju');

  expect(await box('Name')).toHaveValue('Seri  Maju');
  await user.keyboard(' Bhd');
  expect(await box('Name')).toHaveValue('Seri  Maju Bhd');
});

test('a tab and Backspace do what they would have done in the field', async () => {
  const user = userEvent.setup();
  render(<Page />);

  screen.getByRole('button', { name: 'New client' }).focus();
  await user.keyboard('{Enter}Serx{Backspace}i{Tab}Ipoh');

  expect(await box('Name')).toHaveValue('Seri');
  expect(await box('Address')).toHaveValue('Ipoh');
  expect(await box('Address')).toHaveFocus();
});

test('typed-ahead keys go into no field clicked later, and shortcuts keep their function', async () => {
  const user = userEvent.setup();
  render(<Page />);

  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await user.keyboard('{Tab}');
  expect(screen.getByRole('button', { name: 'Refresh' })).not.toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await user.keyboard('abc');
  await user.click(await box('Search'));
  await user.keyboard('def');
  expect(await box('Search')).toHaveValue('def');
});

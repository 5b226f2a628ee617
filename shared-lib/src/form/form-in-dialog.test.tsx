import { record, text } from '@siteledger/shared-lib/domain';
import { renderPage } from '@siteledger/shared-lib/testing';
import { CancelButton, Modal } from '@siteledger/shared-lib/ui';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Form, SubmitButton, TextField } from './index';

const schema = record({ reason: text('Reason').required().max(20) });

function Page() {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Modal open={isOpen} title="Revoke" footer={null} destroyOnHidden onCancel={close}>
      <Form
        label="Revoke"
        schema={schema}
        initialValues={{}}
        onSubmit={async () => Promise.resolve(close())}
        guardsLeaving="dialog"
      >
        <TextField name="reason" />
        <CancelButton />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </Modal>
  );
}

const reason = () => screen.getByRole('textbox', { name: 'Reason' });
const press = (name: string) => screen.getByRole('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function openTyped() {
  const { user } = renderPage(<Page />);
  await user.type(reason(), 'Leaks');
  return user;
}

test.each(['Escape', 'Close', 'Cancel'])('%s closes a dialog with something typed only once confirmed', async (way) => {
  const user = await openTyped();

  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(press(way));

  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  expect(reason()).toHaveValue('Leaks');
  await user.click(press('Leave'));
  await isClosed();
});

test('staying keeps the input, and leaving asks again', async () => {
  const user = await openTyped();
  await user.click(press('Close'));

  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).not.toBeInTheDocument());

  expect(reason()).toHaveValue('Leaks');
  await user.click(press('Close'));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
});

test('nothing is asked where nothing is typed, and not by what saves it', async () => {
  const { user, unmount } = renderPage(<Page />);
  await user.keyboard('{Escape}');
  await isClosed();
  unmount();

  const other = await openTyped();
  await other.click(press('Save'));
  await isClosed();
});

import { record, text } from '@siteledger/shared-lib/domain';
import { renderPage } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { DiscardButton, Form, TextField, useTyped } from './index';

const schema = record({ name: text('Name').required().max(10) });

function Typed({ act }: { act: (typed: unknown) => void }) {
  useTyped(schema, act, 10);
  return null;
}

function openForm() {
  const act = jest.fn();
  const page = (
    <Form schema={schema} initialValues={{ name: 'Tower' }} onSubmit={() => Promise.resolve()}>
      <Typed act={act} />
      <TextField name="name" />
      <DiscardButton>Discard</DiscardButton>
    </Form>
  );
  return { act, ...renderPage(page) };
}

test('tells what is typed as it would be sent once it is valid, and that nothing is changed any more', async () => {
  const { act, user } = openForm();

  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' A ');
  await waitFor(() => expect(act).toHaveBeenLastCalledWith({ name: 'Tower A' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));

  expect(act).toHaveBeenLastCalledWith(null);
});

test('tells that what is typed is not valid, and again what is typed once it is', async () => {
  const { act, user } = openForm();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, 's');
  await waitFor(() => expect(act).toHaveBeenLastCalledWith({ name: 'Towers' }));

  await user.clear(name);

  expect(await screen.findByText('Name is required.')).toBeVisible();
  await waitFor(() => expect(act).toHaveBeenLastCalledWith('invalid'));
  await user.type(name, 'Bridge');
  await waitFor(() => expect(act).toHaveBeenLastCalledWith({ name: 'Bridge' }));
});

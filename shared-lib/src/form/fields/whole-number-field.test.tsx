import { record, wholeNumber } from '@siteledger/shared-lib/domain';
import { renderPage } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { Form, SubmitButton, WholeNumberField } from '../index';

const schema = record({ days: wholeNumber('Days').min(0) });

function openForm() {
  const save = jest.fn().mockResolvedValue(null);
  const page = renderPage(
    <Form schema={schema} initialValues={{ days: 7 }} onSubmit={save}>
      <WholeNumberField name="days" unit="days" />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  return { save, ...page, box: screen.getByRole('textbox', { name: 'Days' }) };
}

test('sends a number, and nothing for an emptied box', async () => {
  const { user, box, save } = openForm();

  await user.clear(box);
  await user.type(box, '14{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ days: 14 }));
  await user.clear(box);
  await user.keyboard('{Enter}');

  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ days: null }));
});

test('keeps what is no whole number, and says so', async () => {
  const { user, box, save } = openForm();

  await user.clear(box);
  await user.type(box, '1.5{Enter}');

  expect(await screen.findByText('Days must only consists of numbers.')).toBeVisible();
  expect(box).toHaveValue('1.5');
  expect(save).not.toHaveBeenCalled();
});

import { api } from '@siteledger/shared-lib/api';
import { amount, identifiers, percentage, record, tel, text, wholeNumber } from '@siteledger/shared-lib/domain';
import { Link } from '@siteledger/shared-lib/router';
import { answers, never, refusal, renderPage } from '@siteledger/shared-lib/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Form, MoneyField, PercentField, SubmitButton, TelField, TextField } from './index';

const schema = record({
  name: text('Name').required().max(20),
  sum: amount('Contract Sum', { min: '0' }).required(),
  percent: percentage('Retention Percent', { max: '100' }),
  phone: tel('Telephone'),
  managers: identifiers('Managers'),
  version: wholeNumber('Version'),
});

const formApi = api.injectEndpoints({
  endpoints: (build) => ({
    testedSave: build.mutation<unknown, object>({ query: (body) => ({ url: '/things', method: 'POST', body }) }),
  }),
});

type Props = { start?: Record<string, unknown>; isReadOnly?: boolean };

function Thing({ start = {}, isReadOnly }: Props) {
  const [save] = formApi.useTestedSaveMutation();
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Form
        schema={schema}
        label="Thing"
        initialValues={start}
        isReadOnly={isReadOnly}
        onSubmit={(values) => save(values).unwrap()}
      >
        <TextField name="name" hint="As on the letter of award" />
        <MoneyField name="sum" />
        <PercentField name="percent" />
        <TelField name="phone" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </>
  );
}

const valid = { name: 'Block A', sum: '1000.00', managers: [] };

const box = (name: string) => screen.getByRole('textbox', { name });

const saveButton = () => screen.getByRole('button', { name: /Save$/ });

test('a required field has a star before its label, which comes from the schema', () => {
  renderPage(<Thing />);

  expect(screen.getByText('Name').textContent).toBe('* Name');
  expect(screen.getByText('Telephone').textContent).toBe('Telephone');
  expect(box('Name')).toBeRequired();
});

test('names what is wrong, puts the cursor there, and sends nothing', async () => {
  const { user } = renderPage(<Thing start={{ managers: [] }} />);

  await user.click(saveButton());

  expect(await screen.findByText('Name is required.')).toBeVisible();
  expect(screen.getByText('Contract Sum is required.')).toBeVisible();
  expect(box('Name')).toHaveFocus();
  expect(box('Name')).toHaveAccessibleDescription('As on the letter of award Name is required.');
  expect(box('Name')).toBeInvalid();
});

test('says that a value is wrong shortly after it was typed', async () => {
  const { user } = renderPage(<Thing />);

  await user.type(box('Telephone'), '12');

  expect(await screen.findByText('Telephone is not a valid telephone number.')).toBeVisible();
  expect(screen.queryByText('Name is required.')).not.toBeInTheDocument();
});

test('says that a field is required when it is left empty', async () => {
  const { user } = renderPage(<Thing />);

  await user.click(box('Name'));
  await user.tab();

  expect(await screen.findByText('Name is required.')).toBeVisible();
});

test('sends money as decimal strings, and nothing for what was left empty', async () => {
  const calls = answers('POST /things', { data: {} });
  const { user } = renderPage(<Thing start={{ ...valid, phone: '', extra: 'not of the schema' }} />);

  await user.clear(box('Contract Sum'));
  await user.type(box('Contract Sum'), '1234567.5');
  await user.click(saveButton());
  await waitFor(() => expect(calls).toHaveLength(1));

  expect(calls[0]!.body).toEqual({
    name: 'Block A',
    sum: '1234567.50',
    percent: null,
    phone: null,
    managers: [],
    version: null,
  });
});

test('puts what the server refuses beside the field, and keeps what was typed', async () => {
  answers('POST /things', refusal(422, { errors: { sum: ['Contract Sum is below what was invoiced.'] } }));
  const { user } = renderPage(<Thing start={valid} />);

  await user.type(box('Name'), ' and B');
  await user.click(saveButton());

  const toast = within(await screen.findByRole('alert')).findByText('Contract Sum is below what was invoiced.');
  expect(await toast).toBeVisible();
  expect(box('Contract Sum')).toHaveAccessibleDescription('Contract Sum is below what was invoiced.');
  expect(box('Contract Sum')).toHaveFocus();
  expect(box('Name')).toHaveValue('Block A and B');

  await user.clear(box('Contract Sum'));
  await user.type(box('Contract Sum'), '2000');
  await user.tab();
  await waitFor(() => expect(box('Contract Sum')).toBeValid());
});

test('does not send twice while it is being sent', async () => {
  const calls = answers('POST /things', never);
  const { user } = renderPage(<Thing start={valid} />);
  await user.click(box('Name'));

  await user.keyboard('{Enter}');
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(saveButton());
  fireEvent.submit(screen.getByRole('form', { name: 'Thing' }));
  // By then the validation that precedes a call is finished.
  await act(() => Promise.resolve());

  expect(calls).toHaveLength(1);
});

test('asks before unsaved changes are left, and leaves when told to', async () => {
  const { router, user } = renderPage(<Thing start={valid} />);
  await user.type(box('Name'), '!');

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/');
  expect(box('Name')).toHaveValue('Block A!');

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('asks nothing when what was typed has been saved', async () => {
  const calls = answers('POST /things', { data: {} });
  const { router, user } = renderPage(<Thing start={valid} />);
  await user.type(box('Name'), '!');
  await user.click(saveButton());
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: /loading/ })).not.toBeInTheDocument());

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('shows values without letting anybody change them where it is read-only', () => {
  renderPage(<Thing start={valid} isReadOnly />);

  expect(box('Name')).toHaveValue('Block A');
  expect(box('Name')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

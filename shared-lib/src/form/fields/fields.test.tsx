import { amount, choice, record } from '@siteledger/shared-lib/domain';
import { renderPage } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { Form, MoneyField, SelectField, SubmitButton } from '../index';

const schema = record({
  sum: amount('Contract Sum', { min: '0' }),
  status: choice('Status', ['New', 'On Going']),
});

const statuses = [
  { value: 'New', label: 'New' },
  { value: 'On Going', label: 'On Going' },
];

type Props = { onSave?: (values: object) => Promise<unknown> };

const Terms = ({ onSave = () => Promise.resolve() }: Props) => (
  <Form schema={schema} initialValues={{}} onSubmit={onSave}>
    <MoneyField name="sum" />
    <SelectField name="status" options={statuses} />
    <SubmitButton>Save</SubmitButton>
  </Form>
);

const box = (name: string) => screen.getByRole('textbox', { name });

test('an amount shows thousands while it is typed and 2 decimals when it is left', async () => {
  const { user } = renderPage(<Terms />);

  await user.type(box('Contract Sum'), '1234567.5');
  expect(box('Contract Sum')).toHaveValue('1,234,567.5');
  await user.tab();

  expect(box('Contract Sum')).toHaveValue('1,234,567.50');
});

test.each(['1,5', '12x', '1e5', '1.2.3', '7 or 8', '100+', '1/0', '12/05/2026'])(
  'a typed %s stays as typed and is refused, and never becomes another amount',
  async (typed) => {
    const save = jest.fn().mockResolvedValue(null);
    const { user } = renderPage(<Terms onSave={save} />);

    await user.type(box('Contract Sum'), `${typed}{Enter}`);

    expect(await screen.findByText('Contract Sum must only consists of numbers.')).toBeVisible();
    expect(box('Contract Sum')).toHaveValue(typed);
    expect(save).not.toHaveBeenCalled();
  },
);

test.each([
  ['1,234.5', '1,234.50'],
  ['RM 12.34', '12.34'],
  ['12345678', '12,345,678.00'],
])('a typed %s is %s', async (typed, shown) => {
  const { user } = renderPage(<Terms />);

  await user.type(box('Contract Sum'), typed);
  await user.tab();

  expect(box('Contract Sum')).toHaveValue(shown);
});

test.each([
  ['100+50', '150.00'],
  ['=100/3', '33.33'],
  ['100.50+3250.75+11000.25', '14,351.50'],
])('the calculation %s comes to %s when the box is left, and the line below says so', async (typed, shown) => {
  const { user } = renderPage(<Terms />);

  await user.type(box('Contract Sum'), typed);
  expect(box('Contract Sum')).toHaveValue(typed);
  await user.tab();

  expect(box('Contract Sum')).toHaveValue(shown);
  expect(screen.getByText(`${typed} = ${shown}`)).toBeVisible();
  await user.type(box('Contract Sum'), '1');
  expect(screen.queryByText(`${typed} = ${shown}`)).not.toBeInTheDocument();
});

test.each([
  ['12500', 3, '{Backspace}3', '13,500'],
  ['1234567', 6, '{Backspace}8', '1,238,567'],
  ['1234567', 5, '{Delete}8', '1,234,867'],
  ['1234567', 1, '9', '19,234,567'],
])('in %s with the caret at %i, %s makes %s', async (start, caret, keys, shown) => {
  const { user } = renderPage(<Terms />);
  await user.type(box('Contract Sum'), start);

  await user.type(box('Contract Sum'), keys, { initialSelectionStart: caret, initialSelectionEnd: caret });

  expect(box('Contract Sum')).toHaveValue(shown);
});

test('an amount has at most 22 characters', async () => {
  const { user } = renderPage(<Terms />);

  await user.type(box('Contract Sum'), '999999999999999.0099');

  expect(box('Contract Sum')).toHaveValue('999,999,999,999,999.00');
});

test('Enter shows what a calculation comes to, and saves it when it is pressed again', async () => {
  const save = jest.fn().mockResolvedValue(null);
  const { user } = renderPage(<Terms onSave={save} />);

  await user.type(box('Contract Sum'), '=3*1250{Enter}');
  expect(box('Contract Sum')).toHaveValue('3,750.00');
  expect(save).not.toHaveBeenCalled();

  await user.keyboard('{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]![0]).toMatchObject({ sum: '3750.00' });
});

test('a third decimal is refused in words, and never dropped', async () => {
  const { user } = renderPage(<Terms />);

  await user.type(box('Contract Sum'), '12.345');

  expect(box('Contract Sum')).toHaveValue('12.345');
  expect(await screen.findByText('Contract Sum must have at most 2 decimals.')).toBeVisible();
});

test.each([
  ['(1,234.50)', '-1,234.50', 'Contract Sum must not be negative.'],
  ['1e5', '1e5', 'Contract Sum must only consists of numbers.'],
  ['3500000.999', '3,500,000.999', 'Contract Sum must have at most 2 decimals.'],
])('a pasted %s stands as %s and is refused, and never becomes another amount', async (pasted, shown, message) => {
  const { user } = renderPage(<Terms />);
  await user.type(box('Contract Sum'), '3400000.55');

  await user.tripleClick(box('Contract Sum'));
  await user.paste(pasted);

  expect(box('Contract Sum')).toHaveValue(shown);
  expect(await screen.findByText(message)).toBeVisible();
});

test('the largest amount arrives to the sen', async () => {
  const save = jest.fn().mockResolvedValue(null);
  const { user } = renderPage(<Terms onSave={save} />);

  await user.type(box('Contract Sum'), '999999999999998.99{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));

  expect(save.mock.calls[0]![0]).toMatchObject({ sum: '999999999999998.99' });
});

test('a pasted amount with 3 decimals is refused, not rounded', async () => {
  const { user } = renderPage(<Terms />);

  await user.click(box('Contract Sum'));
  await user.paste('RM 1,234.567');

  expect(box('Contract Sum')).toHaveValue('1,234.567');
  expect(await screen.findByText('Contract Sum must have at most 2 decimals.')).toBeVisible();
});

test('a choice is found by typing and sent by its value', async () => {
  const save = jest.fn().mockResolvedValue(null);
  const { user } = renderPage(<Terms onSave={save} />);

  await user.type(screen.getByRole('combobox', { name: 'Status' }), 'going');
  expect(screen.queryByTitle('New')).not.toBeInTheDocument();
  await user.click(await screen.findByTitle('On Going'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));

  expect(save.mock.calls[0]![0]).toMatchObject({ status: 'On Going' });
});

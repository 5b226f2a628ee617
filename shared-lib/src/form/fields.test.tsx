import { amount, choice, day, record } from '@siteledger/shared-lib/domain';
import { renderPage } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { array } from 'yup';
import { DateField, DateRangeField, Form, MoneyField, SelectField, SubmitButton } from './index';

const schema = record({
  sum: amount('Contract Sum', { min: '0' }),
  start: day('Start Date'),
  status: choice('Status', ['New', 'On Going']),
});

const statuses = [
  { value: 'New', label: 'New' },
  { value: 'On Going', label: 'On Going' },
];

type Props = { start?: string; onSave?: (values: object) => Promise<unknown> };

const Terms = ({ start, onSave = () => Promise.resolve() }: Props) => (
  <Form schema={schema} initialValues={{ start }} onSubmit={onSave}>
    <MoneyField name="sum" />
    <DateField name="start" />
    <SelectField name="status" options={statuses} />
    <SubmitButton>Save</SubmitButton>
  </Form>
);

afterEach(() => {
  jest.useRealTimers();
});

const box = (name: string) => screen.getByRole('textbox', { name });

test('an amount shows thousands while it is typed and 2 decimals when it is left', async () => {
  const { user } = renderPage(<Terms />);

  await user.type(box('Contract Sum'), '1234567.5');
  expect(box('Contract Sum')).toHaveValue('1,234,567.5');
  await user.tab();

  expect(box('Contract Sum')).toHaveValue('1,234,567.50');
});

test.each(['1,5', '12x', '1e5', '1.2.3', '7 or 8', '100+', '1,5+2', '1/0', '2**3', '(2+3', '2 3*4'])(
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
  expect(box('Contract Sum')).toHaveAttribute('maxlength', '22');
});

test.each([
  ['100+50', '150.00'],
  ['100-50', '50.00'],
  ['=3*1250', '3,750.00'],
  ['1.2k', '1,200.00'],
  ['2.5M', '2,500,000.00'],
  ['1,000-(20+5)*2/4', '987.50'],
  ['=100/3', '33.33'],
  ['2*-0.005', '-0.01'],
])('the calculation %s comes to %s when the box is left, which says so', async (typed, shown) => {
  const { user } = renderPage(<Terms />);

  await user.type(box('Contract Sum'), typed);
  expect(box('Contract Sum')).toHaveValue(typed);
  await user.tab();

  expect(box('Contract Sum')).toHaveValue(shown);
  expect(box('Contract Sum')).toHaveAccessibleDescription(expect.stringContaining(`${typed} = ${shown}`));
  await user.type(box('Contract Sum'), '1');
  expect(screen.queryByText(`${typed} = ${shown}`)).not.toBeInTheDocument();
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

test('a day gets its hyphens while it is typed, and one that does not exist is named', async () => {
  const { user } = renderPage(<Terms />);

  await user.type(box('Start Date'), '20260230');

  expect(box('Start Date')).toHaveValue('2026-02-30');
  expect(await screen.findByText('Start Date must be in yyyy-MM-dd format.')).toBeVisible();

  await user.keyboard('{Backspace>3}');
  expect(box('Start Date')).toHaveValue('2026-0');
});

test('deleting the hyphen deletes the digit before it', async () => {
  const { user } = renderPage(<Terms />);

  await user.type(box('Start Date'), '2026');
  expect(box('Start Date')).toHaveValue('2026-');
  await user.keyboard('{Backspace}');

  expect(box('Start Date')).toHaveValue('202');
});

test.each([
  ['13/11/2025', '2025-11-13'],
  ['13.11.25', '2025-11-13'],
  ['131125', '2025-11-13'],
  ['13112025', '2025-11-13'],
  ['13-11-2025', '2025-11-13'],
  ['1 nov 25', '2025-11-01'],
  ['1 Ogos 2025', '2025-08-01'],
  ['29/2', '2028-02-29'],
  ['13 nov', '2028-11-13'],
  ['t', '2028-02-27'],
  ['+7', '2028-03-05'],
  ['-27', '2028-01-31'],
])('the day %s is %s when the box is left', async (typed, shown) => {
  jest.useFakeTimers({ now: new Date('2028-02-27T02:00:00Z'), advanceTimers: true });
  const { user } = renderPage(<Terms />);

  await user.type(box('Start Date'), typed);
  await user.tab();

  expect(box('Start Date')).toHaveValue(shown);
});

test.each(['31/11/2025', '13 foo', 'soon', '13/13/25', '+'])('%s is no day: it stays and is refused', async (typed) => {
  const { user } = renderPage(<Terms />);

  await user.type(box('Start Date'), `${typed}{Enter}`);

  expect(await screen.findByText('Start Date must be in yyyy-MM-dd format.')).toBeVisible();
  expect(box('Start Date')).toHaveValue(typed);
});

test('Enter shows the day that was meant, and saves it when it is pressed again', async () => {
  const save = jest.fn().mockResolvedValue(null);
  const { user } = renderPage(<Terms onSave={save} />);

  await user.type(box('Start Date'), '13 nov 25{Enter}');
  expect(box('Start Date')).toHaveValue('2025-11-13');
  expect(save).not.toHaveBeenCalled();

  await user.keyboard('{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]![0]).toMatchObject({ start: '2025-11-13' });
});

test('a day that is required and was emptied is named', async () => {
  const dated = record({ start: day('Start Date').required() });
  const { user } = renderPage(
    <Form schema={dated} initialValues={{ start: '2026-07-01' }} onSubmit={() => Promise.resolve()}>
      <DateField name="start" />
    </Form>,
  );

  await user.clear(box('Start Date'));

  expect(await screen.findByText('Start Date is required.')).toBeVisible();
});

test('a day picked from the calendar counts only after OK', async () => {
  const { user } = renderPage(<Terms start="2026-07-01" />);

  await user.click(screen.getByRole('button', { name: 'Pick Start Date' }));
  await user.click(await screen.findByTitle('2026-07-15'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(box('Start Date')).toHaveValue('2026-07-01');

  await user.click(screen.getByRole('button', { name: 'Pick Start Date' }));
  await user.click(await screen.findByTitle('2026-07-15'));
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(box('Start Date')).toHaveValue('2026-07-15');
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

test('a range of days is shown day first', () => {
  const ranged = record({ period: array(day('Period')).label('Period') });

  renderPage(
    <Form schema={ranged} initialValues={{ period: ['2026-07-01', '2026-07-31'] }} onSubmit={() => Promise.resolve()}>
      <DateRangeField name="period" />
    </Form>,
  );

  expect(screen.getByRole('textbox', { name: 'Period' })).toHaveValue('01-07-2026');
  expect(screen.getByDisplayValue('31-07-2026')).toBeVisible();
});

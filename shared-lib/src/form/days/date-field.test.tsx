import { day, record } from '@siteledger/shared-lib/domain';
import { renderPage } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { DateField, Form, SubmitButton } from '../index';

const schema = record({ start: day('Start Date') });

type Props = { start?: string; onSave?: (values: object) => Promise<unknown> };

const Terms = ({ start, onSave = () => Promise.resolve() }: Props) => (
  <Form schema={schema} initialValues={{ start }} onSubmit={onSave}>
    <DateField name="start" />
    <SubmitButton>Save</SubmitButton>
  </Form>
);

const box = (name: string) => screen.getByRole('textbox', { name });

afterEach(() => {
  jest.useRealTimers();
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

const BEHIND_MONTH = { initialSelectionStart: 7, initialSelectionEnd: 7 };

test.each([
  ['2026-03-15', '{Backspace>2/}12', '2026-12-15'],
  ['2026-11-15', '{Backspace>2/}09', '2026-09-15'],
  ['2026-03-15', '{Backspace>3/}7{ArrowRight}12', '2027-12-15'],
])('in %s, %s behind the month makes %s', async (start, keys, shown) => {
  const { user } = renderPage(<Terms start={start} />);

  await user.type(box('Start Date'), keys, BEHIND_MONTH);

  expect(box('Start Date')).toHaveValue(shown);
});

test.each([
  ['2026-01-15', '{Backspace>2/}1{Backspace}', '2026--15'],
  ['2026-11-15', '{Backspace}', '2026-1-15'],
  ['2026-03-12', '{Home}{Delete>2/}', '26-03-12'],
])('in %s, %s behind the month leaves %s, which is no day', async (start, keys, shown) => {
  const { user } = renderPage(<Terms start={start} />);

  await user.type(box('Start Date'), keys, BEHIND_MONTH);
  await user.tab();

  expect(box('Start Date')).toHaveValue(shown);
  expect(await screen.findByText('Start Date must be in yyyy-MM-dd format.')).toBeVisible();
});

test.each([
  ['2026-1-12', '2026-01-12'],
  ['2026/11/13', '2026-11-13'],
  ['2026.1.12', '2026-01-12'],
  ['2026-2-14', '2026-02-14'],
  ['2026 7 1', '2026-07-01'],
  ['20122027', '2027-12-20'],
  ['20120315', '2012-03-15'],
  ['13/11/2025', '2025-11-13'],
  ['131125', '2025-11-13'],
  ['13112025', '2025-11-13'],
  ['1-1-2025', '2025-01-01'],
  ['13 nov', '2028-11-13'],
  ['+7', '2028-03-05'],
])('the day %s is %s when the box is left', async (typed, shown) => {
  jest.useFakeTimers({ now: new Date('2028-02-27T02:00:00Z'), advanceTimers: true });
  const { user } = renderPage(<Terms />);

  await user.type(box('Start Date'), typed);
  await user.tab();

  expect(box('Start Date')).toHaveValue(shown);
});

test.each(['31/11/2025', 'soon'])('%s is no day: it stays and is refused', async (typed) => {
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

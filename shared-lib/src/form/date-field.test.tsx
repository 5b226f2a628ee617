import { day, record } from '@siteledger/shared-lib/domain';
import { renderPage } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { array } from 'yup';
import { DateField, DateRangeField, Form, SubmitButton } from './index';

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

test.each([
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

import {
  addDays,
  addMonths,
  formatDay,
  formatPickerDay,
  isDay,
  isMonth,
  lastDayOf,
  remarkOnDay,
  remarkOnDueDay,
  setServerTime,
  todayInKualaLumpur,
} from './dates';

test('takes the days of the calendar and no others', () => {
  expect(['2024-02-29', '1900-01-01', '2026-12-31'].every(isDay)).toBe(true);
  expect(['2026-02-30', '2025-02-29', '1899-12-31', '2026-13-01', '2026-1-1', '01-01-2026', ''].some(isDay)).toBe(
    false,
  );
});

test('is already tomorrow in Kuala Lumpur at five in the afternoon, universal time', () => {
  expect(todayInKualaLumpur(new Date('2026-06-30T15:59:59Z'))).toBe('2026-06-30');
  expect(todayInKualaLumpur(new Date('2026-06-30T16:00:00Z'))).toBe('2026-07-01');
});

test('takes the day from the server, however wrong the own clock is', () => {
  setServerTime('Sun, 28 Feb 2100 17:00:00 GMT');
  expect(todayInKualaLumpur()).toBe('2100-03-01');

  setServerTime(null);
  expect(todayInKualaLumpur()).toBe('2100-03-01');
  setServerTime(new Date().toUTCString());
});

test('remarks on a day that is probably mistyped', () => {
  const today = '2026-11-27';

  expect(remarkOnDay('2099-11-27', today)).toBe('27-Nov-2099 is more than a year from now.');
  expect(remarkOnDay('2006-11-27', today)).toBe('27-Nov-2006 is more than five years ago.');
  expect(['2027-11-28', '2022-01-01', '2026-1', null].map((day) => remarkOnDay(day, today))).toEqual(
    Array(4).fill(undefined),
  );
  expect(remarkOnDueDay('2026-10-31', '2026-11-01', today)).toBe('Due before 01-Nov-2026, the day of the document.');
  expect(remarkOnDueDay('2026-11-01', '2026-11-01', today)).toBeUndefined();
});

test('counts days over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
});

test('counts months over the ends of years, and knows their last days', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-07', -11)).toBe('2025-08');
  expect(['2024-02', '2026-02', '2026-11', '2026-12'].map(lastDayOf)).toEqual([
    '2024-02-29',
    '2026-02-28',
    '2026-11-30',
    '2026-12-31',
  ]);
  expect(['2026-12', '1900-01'].every(isMonth)).toBe(true);
  expect(['2026-13', '2026-1', '2026-01-01', ''].some(isMonth)).toBe(false);
});

test('shows a day in the two forms of the product', () => {
  expect(formatDay('2026-07-01')).toBe('01-Jul-2026');
  expect(formatPickerDay('2026-07-01')).toBe('01-07-2026');
});

test('a due date stays a day that can be stored, however late the invoice', () => {
  expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
  expect(addDays('9999-12-30', 30)).toBe('9999-12-31');
});

import { IMPORT_ENTITIES, type ImportCell, type ImportField } from '@siteledger/shared-lib/domain';
import { fieldsOfEntity } from './import-entities';
import { type CellReading, readCell } from './read-cell';

const READING: CellReading = { decimal_style: 'point', date_order: 'dmy', is1904: false, today: '2026-07-01' };

const field = (kind: ImportField['kind'], more: Partial<ImportField> = {}): ImportField => ({
  ...{ key: 'one', label: 'One', kind, isRequired: false, synonyms: [], example: '' },
  ...more,
});
const read = (kind: ImportField['kind'], cell: ImportCell, reading: Partial<CellReading> = {}) =>
  readCell(field(kind), cell, { ...READING, ...reading });

test.each([
  ['RM 1,234.50', 'point', '1,234.50'],
  ['(1,234.50)', 'point', '-1,234.50'],
  ['1,234.50-', 'point', '-1,234.50'],
  [1.1 + 2.2, 'point', '3.3'],
  [1234.567, 'point', '1234.567'],
  [1234.5, 'comma', '1234.5'],
  ['1.234,50', 'comma', '1,234.50'],
  ['1 234,50', 'comma', '1234.50'],
  ['RM 1.234', 'comma', '1,234'],
  ['12,5', 'comma', '12.5'],
] as const)('%j in the style %s is the amount %s', (cell, decimal_style, value) => {
  expect(read('amount', cell, { decimal_style })).toEqual({ value });
});

test.each([
  ['1.234,50', 'point'],
  ['1,234.50', 'comma'],
  ['1234.50', 'comma'],
  ['n/a', 'comma'],
] as const)('%j in the style %s stays for the form to refuse', (cell, decimal_style) => {
  expect(read('amount', cell, { decimal_style })).toEqual({ value: cell });
});

test.each([
  [30, 30],
  [' 30 ', 30],
  [30.5, '30.5'],
  ['30 days', '30 days'],
  ['1E2', '1E2'],
] as const)('%j is the whole number %j, or stays for the form to refuse', (cell, value) => {
  expect(read('number', cell)).toEqual({ value });
});

test.each([
  [46204, {}, '2026-07-01'],
  [44742, { is1904: true }, '2026-07-01'],
  [46204.75, {}, '2026-07-01'],
  [20260701, {}, '2026-07-01'],
  ['2026-07-01', { date_order: 'mdy' }, '2026-07-01'],
  ['03/04/2026', {}, '2026-04-03'],
  ['03/04/2026', { date_order: 'mdy' }, '2026-03-04'],
  ['3 Apr 2026', { date_order: 'mdy' }, '2026-04-03'],
  ['13/04/2026', { date_order: 'mdy' }, '13/04/2026'],
  ['soon', {}, 'soon'],
] as const)('%j is the day %s of %j', (cell, reading, value) => {
  expect(read('day', cell, reading)).toEqual({ value });
});

test('refuses a number whose digits a spreadsheet has lost', () => {
  const problem = 'One is a number in scientific form. Format the column as text and export it again.';

  expect(read('text', '1.40140E+13')).toEqual({ value: '1.40140E+13', problem });
  expect(read('text', 1234567890123456)).toMatchObject({ problem });
  expect(read('text', 14014010123456)).toEqual({ value: '14014010123456' });
});

test('warns about a number that may have begun with a zero', () => {
  const warning = 'One is a number in the file: check for a missing first 0.';

  expect(readCell(field('text', { hasDigits: true }), 321618888, READING)).toEqual({ value: '321618888', warning });
  expect(readCell(field('text', { hasDigits: true }), '0321618888', READING)).toEqual({ value: '0321618888' });
});

test('reads a value of a list by its name, value or synonym, and names the list otherwise', () => {
  const type = fieldsOfEntity('organisation').find(({ key }) => key === 'type')!;
  const typeOf = (cell: ImportCell) => readCell(type, cell, READING);

  expect(['Sub-contractor', ' SUBCON ', 'Pembekal', 2].map(typeOf)).toEqual([1, 1, 2, 2].map((value) => ({ value })));
  expect(typeOf('Consultant')).toEqual({
    value: 'Consultant',
    problem: 'Type must be one of Sub-contractor, Supplier, Own company.',
  });
});

test('leaves an empty cell empty', () => {
  for (const kind of ['text', 'amount', 'day', 'choice', 'reference'] as const)
    expect([read(kind, null), read(kind, '  ')]).toEqual([{ value: null }, { value: null }]);
});

test('labels every field as its form does, each label once', () => {
  const fields = IMPORT_ENTITIES.map(fieldsOfEntity);

  for (const all of fields) expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
  expect(fieldsOfEntity('client')[1]).toMatchObject({ label: 'Contact Person', isRequired: false });
  expect(fieldsOfEntity('account_code').filter(({ isRequired }) => isRequired)).toHaveLength(2);
});

import { guessColumns, guessHeader, isTotalRow } from './guess-mapping';
import { certainStyle, combine, dateOrderOf, decimalStyleOf } from './guess-style';
import { fieldsOfEntity } from './import-entities';

const CLIENT = fieldsOfEntity('client');

test.each([
  ['1,234.50', 'point'],
  ['1,234,567', 'point'],
  ['12.5', 'point'],
  ['1234.567', 'point'],
  ['1.234,50', 'comma'],
  ['1.234.567', 'comma'],
  ['(RM 12,50)', 'comma'],
  ['1,234', 'either'],
  ['1.234', 'either'],
  ['1234', null],
  ['3.5 months', null],
])('the decimal style of %s is %s', (text, style) => {
  expect(decimalStyleOf(text)).toBe(style);
});

test.each([
  ['31/12/2026', 'dmy'],
  ['12/31/2026', 'mdy'],
  ['03/04/2026', 'either'],
  ['04/04/2026', null],
  ['2026-03-04', null],
])('the order of %s is %s', (text, order) => {
  expect(dateOrderOf(text)).toBe(order);
});

test('is certain of a style only where no cell contradicts it', () => {
  expect(certainStyle(combine(['either', null, 'comma']), 'point')).toBe('comma');
  expect(certainStyle(combine([null]), 'point')).toBe('point');
  expect(certainStyle(combine(['either', null]), 'point')).toBeNull();
  expect(certainStyle(combine(['comma', 'point']), 'point')).toBeNull();
});

test('maps headings by label before synonym, in English and Malay, whatever their case and marks', () => {
  const columns = guessColumns(CLIENT, ['Pelanggan', '* NAME', 'Poskod', 'alamat-1', 'Colour', 'Name']);

  expect(Object.fromEntries(columns)).toEqual({ name: 1, postcode: 2, address_1: 3 });
});

test('finds the header below a title', () => {
  const rows = [['Senarai Pelanggan', null], [null], ['No', 'Nama', 'Telefon', 'Negeri'], [1, 'Seri Maju', '03', null]];

  expect(guessHeader(CLIENT, rows)).toBe(2);
  expect(guessHeader(CLIENT, [['x'], ['Nama', 'y'], ['z']])).toBe(1);
  expect(guessHeader(CLIENT, [[null], ['x', 'y']])).toBe(1);
  expect(guessHeader(CLIENT, [])).toBe(0);
});

test.each([
  [[null, 'TOTAL', 5], true],
  [['Jumlah Besar', 5], true],
  [['Grand total:', 5], true],
  [['Totally Yours Sdn Bhd', 5], false],
  [[null, null], false],
])('%j is a total: %s', (row, isTotal) => {
  expect(isTotalRow(row)).toBe(isTotal);
});

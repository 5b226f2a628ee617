import { excelCell } from './excel-cells';

test('money is a number that shows negatives in parentheses', () => {
  expect(excelCell('money', '-2200.50')).toEqual({ t: 'n', v: -2200.5, z: '#,##0.00;(#,##0.00)' });
});

test('money of more than 15 digits stays a text, so that no sen is lost', () => {
  expect(excelCell('money', '9999999999999.99')).toEqual({ t: 'n', v: 9999999999999.99, z: '#,##0.00;(#,##0.00)' });
  expect(excelCell('money', '99999999999999.99')).toEqual({ t: 's', v: '99999999999999.99' });
});

test('a percentage is the number that Excel shows as one', () => {
  expect(excelCell('percent', '52.25')).toEqual({ t: 'n', v: 0.5225, z: '0.00%' });
});

test('a day is a day of the calendar in every time zone', () => {
  expect(excelCell('day', '2026-07-01')).toEqual({ t: 'n', v: 46204, z: 'dd-mmm-yyyy' });
  expect(excelCell('day', '2024-02-29')).toEqual({ t: 'n', v: 45351, z: 'dd-mmm-yyyy' });
});

test('a count is a whole number', () => {
  expect(excelCell('whole number', 1240)).toEqual({ t: 'n', v: 1240, z: '#,##0' });
});

test.each(['=1+1', '+60 3-2161 8888', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'a text that looks like a formula stays a text: %j',
  (text) => {
    expect(excelCell('text', text)).toEqual({ t: 's', v: text });
  },
);

test('a figure that cannot be computed is an empty cell', () => {
  expect(excelCell('percent', null)).toBeNull();
});

import { oneRow } from './one-row';

test('gives the row of a statement that answers one', () => {
  expect(oneRow([{ total: 0 }])).toEqual({ total: 0 });
});

test('is an error where no row or several came, and never a figure', () => {
  expect(() => oneRow([])).toThrow('One row was expected, and 0 came.');
  expect(() => oneRow([1, 2])).toThrow('One row was expected, and 2 came.');
});

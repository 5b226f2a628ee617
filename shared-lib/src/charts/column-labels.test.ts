import { columnLabels } from './column-labels';

const WIDE = 1000;
const TELEPHONE = 330;

// Months of cash in and out; a label of five characters is about as wide as a column in a wide drawing.
const series = (...values: number[][]) => values.map((of) => of.map((value, index) => ({ index, value })));

const labelled = (given: ReturnType<typeof series>, width: number) => {
  const labels = columnLabels(given, { rows: given[0]!.length, width, unit: 'money', lineValues: [] });
  return given.map((marks) => marks.map((mark) => labels.get(mark) ?? ''));
};

const year = (value: number) => Array.from({ length: 12 }, () => value);

test('says the values of a few columns as the axis does', () => {
  expect(labelled(series([1_200_000, -350_000], [900_000, 20_000]), WIDE)).toEqual([
    ['RM 1.2M', '(RM 350K)'],
    ['RM 900K', 'RM 20K'],
  ]);
});

test('leaves RM to the axis where there is no room for it, at every column alike', () => {
  expect(labelled(series(year(1_200_000), year(900_000)), WIDE)).toEqual([
    year(0).map(() => '1.2M'),
    year(0).map(() => '900K'),
  ]);
});

test('writes no 0', () => {
  expect(labelled(series([1_200_000, 0], [0, 20_000]), WIDE)).toEqual([
    ['RM 1.2M', ''],
    ['', 'RM 20K'],
  ]);
});

test('writes what has room on a telephone, the largest first, and nothing on top of another column', () => {
  const [high, low] = labelled(series([...year(3_300_000).slice(1), 9_500_000], year(2_900_000)), TELEPHONE);

  expect(high).toEqual(['', '3.3M', '', '3.3M', '', '3.3M', '', '3.3M', '', '3.3M', '', '9.5M']);
  expect(low).toEqual(year(0).map(() => ''));
});

test('writes none before the width is known', () => {
  expect(labelled(series([1_200_000]), 0)).toEqual([['']]);
});

import { pastedRows } from './pasted-rows';

test('reads rows of cells, and leaves out empty rows', () => {
  expect(pastedRows('Cement\tbag\t3\r\n\t\t\r\nSand\t\t2.5\r\n')).toEqual([
    ['Cement', 'bag', '3'],
    ['Sand', '', '2.5'],
  ]);
});

test('reads a quoted cell with tabs, breaks and quotes in it as one', () => {
  expect(pastedRows('"Door 3\'0""\nwith frame"\tno\t4')).toEqual([['Door 3\'0" with frame', 'no', '4']]);
});

test('keeps quotes that are part of a cell', () => {
  expect(pastedRows('"A" grade sand\tm3\n12" pipe\tm')).toEqual([
    ['"A" grade sand', 'm3'],
    ['12" pipe', 'm'],
  ]);
});

test('has one cell for a text without tabs or breaks', () => {
  expect(pastedRows('Cement, in bags')).toEqual([['Cement, in bags']]);
});

import { buildChart } from './testing/account-code-builders';
import { accountTreeOf, findAccounts, treeRows } from './account-tree';

const tree = accountTreeOf(
  buildChart(`1 Assets
  11 Cash
    111 Maybank
  12 Receivables
2 Costs
  21 Materials
    211 Cement
    212 Steel
  22 Labour`),
);

const codesOf = (search: string) => {
  const found = findAccounts(tree, search);
  return treeRows(tree, found!.above, found).map(({ node, level }) => ' '.repeat(level - 1) + node.code);
};

test('shows what is in open groups only', () => {
  const uuidOf = (code: string) => [...tree.byUuid.values()].find((node) => node.code === code)!.uuid;

  const rows = treeRows(tree, new Set([uuidOf('2'), uuidOf('11')]));

  expect(rows.map(({ node, isOpen }) => [node.code, isOpen])).toEqual([
    ['1', false],
    ['2', true],
    ['21', false],
    ['22', undefined],
  ]);
});

test('opens the way to what a search finds, and leaves the rest out', () => {
  expect(codesOf('steel')).toEqual(['2', ' 21', '  212']);
  expect(codesOf('11')).toEqual(['1', ' 11', '  111', '2', ' 21', '  211']);
});

test('keeps what stands below a hit within reach', () => {
  expect(findAccounts(tree, 'materials')!.shown.size).toBe(4);
  expect(codesOf('materials')).toEqual(['2', ' 21']);
});

test('reads a text in double quotes as the whole of a code or a name', () => {
  expect(codesOf('"11"')).toEqual(['1', ' 11']);
  expect(codesOf('"CASH"')).toEqual(['1', ' 11']);
});

test('finds nothing and says so', () => {
  expect(codesOf('zinc')).toEqual([]);
  expect(findAccounts(tree, ' ')).toBeUndefined();
});

import { readListQuery, withParams } from './list-url';

const defaults = { sort: 'created_at', filters: { status: ['New', 'On Going'], client: '' } };

const read = (address: string) => readListQuery(new URLSearchParams(address), defaults);

test('an address that says nothing asks for the first 50 rows, latest first, in the default filter', () => {
  expect(read('')).toEqual({
    page: 1,
    per_page: 50,
    sort: 'created_at',
    order: 'desc',
    search: undefined,
    filters: { status: ['New', 'On Going'] },
  });
});

test('an address asks for what it says', () => {
  const query = read('page=3&per_page=300&sort=name&order=asc&search=%22steel%22&status=Completed&client=c1');

  expect(query).toEqual({
    page: 3,
    per_page: 300,
    sort: 'name',
    order: 'asc',
    search: '"steel"',
    filters: { status: ['Completed'], client: 'c1' },
  });
});

test('an empty filter in the address is any value, not the default', () => {
  expect(read('status=').filters).toEqual({});
});

test.each(['page=0', 'page=-1', 'page=x', 'per_page=1000', 'per_page=51', 'order=sideways'])(
  'nonsense in the address is ignored: %s',
  (address) => {
    expect(read(address)).toEqual(read(''));
  },
);

test('a change of the address keeps what it does not name', () => {
  const before = new URLSearchParams('search=steel&page=4');

  const after = withParams(before, { page: undefined, status: ['New', 'Completed'], client: [] });

  expect(after.toString()).toBe('search=steel&status=New&status=Completed&client=');
});

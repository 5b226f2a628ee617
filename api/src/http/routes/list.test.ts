import { amount, day, FieldErrors, identifiers } from '@siteledger/shared-lib/domain';
import { type ListRequest, readList, replyList } from './list';

const offer = {
  sortable: ['name', 'project.name', 'created_at'],
  defaultSort: { sort: 'created_at', order: 'desc' },
} as const;
const read = (query: object) => readList(query, offer);

const errorsOf = (query: object) => {
  try {
    read(query);
    return {};
  } catch (error) {
    return (error as FieldErrors).errors;
  }
};

test('starts with 50 rows, newest first', () => {
  expect(read({})).toEqual({
    page: 1,
    per_page: 50,
    sort: 'created_at',
    order: 'desc',
    search: undefined,
    filters: {},
  });
});

test.each(['15', '30', '50', '100', '300', '1000'])('offers %s rows a page', (per_page) => {
  expect(read({ per_page }).per_page).toBe(Number(per_page));
});

test.each(['1', '20', '1001', '999999999'])('refuses %s rows a page', (per_page) => {
  expect(errorsOf({ per_page })).toEqual({ per_page: ['per_page must be one of 15, 30, 50, 100, 300, 1000.'] });
});

test.each(['0', '-1', 'x', '1.5', '1e3'])('refuses page %s', (page) => {
  expect(errorsOf({ page })).toEqual({ page: ['page must only consists of numbers.'] });
});

test('refuses a parameter that is sent twice', () => {
  expect(errorsOf({ page: ['1', '2'], search: ['a', 'b'] })).toHaveProperty('page');
});

test.each([
  [
    { sort: 'project.name', order: 'asc' },
    { sort: 'project.name', order: 'asc' },
  ],
  [{ sort: 'name' }, { sort: 'name', order: 'desc' }],
  [
    { sort: 'name', order: 'ASC' },
    { sort: 'name', order: 'asc' },
  ],
  [{ order: 'asc' }, { sort: 'created_at', order: 'asc' }],
  [
    { sort: 'password_hash', order: 'asc' },
    { sort: 'created_at', order: 'desc' },
  ],
  [{ sort: '__proto__' }, { sort: 'created_at', order: 'desc' }],
  [
    { sort: 'name', order: 'sideways' },
    { sort: 'name', order: 'desc' },
  ],
])('sorts %j as %j', (query, sorting) => {
  expect(read(query)).toMatchObject(sorting);
});

test('takes a search of up to 200 characters, and an empty one for none', () => {
  expect(read({ search: '  "Seri Maju" ' }).search).toBe('"Seri Maju"');
  expect(read({ search: '   ' }).search).toBeUndefined();
  expect(errorsOf({ search: 'x'.repeat(201) })).toHaveProperty('search');
});

test('checks the filters of the screen by their schemas', () => {
  const filters = { from: day('From'), projects: identifiers('Projects') };

  const list = readList({ from: '2026-07-01', projects: '1, 2', unknown: 'x' }, { ...offer, filters });

  expect(list.filters).toEqual({ from: '2026-07-01', projects: ['1', '2'] });
  expect(() => readList({ from: '2026-02-30' }, { ...offer, filters })).toThrow(FieldErrors);
});

const page = (over: Partial<ListRequest>) => ({ page: 1, per_page: 15, sort: 'name', order: 'asc' as const, ...over });
const numbers = (total: number) => ({
  total,
  rows: async ({ limit, offset }: { limit: number; offset: number }) =>
    Array.from({ length: total }, (_, row) => row + 1).slice(offset, offset + limit),
});

test('says which rows of how many a page shows', async () => {
  expect(await replyList(page({ page: 2 }), numbers(40))).toMatchObject({
    total: 40,
    from: 16,
    to: 30,
    current_page: 2,
    last_page: 3,
    per_page: 15,
  });
});

test('answers the last page to who asks beyond it', async () => {
  const reply = await replyList(page({ page: 99 }), numbers(40));

  expect(reply).toMatchObject({ from: 31, to: 40, current_page: 3, last_page: 3 });
  expect(reply.data).toHaveLength(10);
});

test('answers an empty list with one empty page', async () => {
  expect(await replyList(page({ page: 5 }), numbers(0))).toEqual({
    data: [],
    total: 0,
    from: null,
    to: null,
    per_page: 15,
    current_page: 1,
    last_page: 1,
    current_sorting: { sort: 'name', order: 'asc' },
  });
});

test.each([
  ['from', 'to', '2026-07-01', '2026-06-01'],
  ['due_from', 'due_to', '2026-07-02', '2026-07-01'],
  ['amount_from', 'amount_to', '100.01', '100.00'],
])('refuses a range of %s and %s that ends before it begins', (start, end, from, to) => {
  const bound = start.startsWith('amount') ? amount : day;
  const ranged = { ...offer, filters: { [start]: bound(start), [end]: bound(end) } };
  const asked = () => readList({ [start]: from, [end]: to }, ranged);

  expect(asked).toThrow(FieldErrors);
  expect(readList({ [start]: to, [end]: from }, ranged).filters).toEqual({ [start]: to, [end]: from });
});

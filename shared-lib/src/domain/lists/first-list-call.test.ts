import { firstListCall } from './first-list-call';

test('the first call of a list has its page, its sorting, and the filters that have a default', () => {
  const defaults = { sort: 'created_at', filters: { status: ['New', 'On Going'], client: '' } };

  expect(firstListCall('/projects', defaults, { totals: 1 })).toBe(
    '/projects?page=1&per_page=50&sort=created_at&order=desc&status=New&status=On+Going&totals=1',
  );
});

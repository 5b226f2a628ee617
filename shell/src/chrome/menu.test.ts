import { buildListedRemote, buildListing, buildNavEntry, buildRoute } from '@siteledger/platform/testing';
import { entryOf, menuOf } from './menu';

const listing = buildListing(
  buildListedRemote({
    nav: [buildNavEntry('/', { section: 'Overview', order: 0, permission: 'client.*' })],
    routes: [buildRoute('/'), buildRoute('/cashflow')],
  }),
  buildListedRemote({
    nav: [
      buildNavEntry('/reports/payments', { section: 'Reports', order: 42, permission: 'client.*' }),
      buildNavEntry('/reports/invoices', { section: 'Reports', order: 41, permission: 'client.*' }),
    ],
  }),
  buildListedRemote({
    nav: [
      buildNavEntry('/users/list', { section: 'Administration', order: 90, permission: 'member' }),
      buildNavEntry('/projects/list', { section: 'Projects', order: 10, permission: 'project.*' }),
    ],
  }),
);

const everything = menuOf(listing, () => true);

test('orders sections by their first entry and entries by order, whichever remote they come from', () => {
  expect(everything.map(({ title, entries }) => [title, entries.map(({ path }) => path)])).toEqual([
    ['Overview', ['/']],
    ['Projects', ['/projects/list']],
    ['Reports', ['/reports/invoices', '/reports/payments']],
    ['Administration', ['/users/list']],
  ]);
});

test('leaves out what the user may not open, and sections that are empty then', () => {
  const menu = menuOf(listing, (required) => required === 'client.*');

  expect(menu.map(({ title }) => title)).toEqual(['Overview', 'Reports']);
});

test.each([
  ['/reports/payments', '/reports/payments'],
  ['/projects/7f/invoices', '/projects/list'],
  ['/users', '/users/list'],
  ['/', '/'],
  ['/cashflow', '/'],
  ['/profile/change-password', undefined],
])('knows the entry that %s belongs to', (pathname, entry) => {
  expect(entryOf(listing, everything, pathname)?.path).toBe(entry);
});

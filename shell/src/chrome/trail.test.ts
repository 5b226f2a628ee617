import { buildListedRemote, buildListing, buildRoute } from '@siteledger/platform/testing';
import { trailOf } from './trail';

const listing = buildListing(
  buildListedRemote({
    routes: [
      buildRoute('/', { breadcrumb: 'Dashboard' }),
      buildRoute('/projects', { breadcrumb: 'Projects', redirect: '/projects/list', module: undefined }),
      buildRoute('/projects/list', { breadcrumb: 'Projects' }),
      buildRoute('/projects/list/create', { breadcrumb: 'New project' }),
      buildRoute('/projects/:uuid', { breadcrumb: 'Details' }),
      buildRoute('/projects/:uuid/invoices', { breadcrumb: 'Invoices' }),
    ],
  }),
);

const texts = (pathname: string) => trailOf(listing, pathname).map(({ text }) => text);

test('leads down every declared path on the way', () => {
  expect(trailOf(listing, '/projects/list/create')).toEqual([
    { text: 'Projects', path: '/projects/list' },
    { text: 'New project', path: '/projects/list/create' },
  ]);
});

test('names the parent of a details page once', () => {
  expect(texts('/projects/7f')).toEqual(['Projects', 'Details']);
});

test('names the start, and names it nowhere else', () => {
  expect(trailOf(listing, '/')).toEqual([{ text: 'Dashboard', path: '/' }]);
  expect(texts('/projects/list')).toEqual(['Projects']);
});

test('calls a step by the name of its record, also on the screens below it', () => {
  const names = { '/projects/7f': 'Menara Damansara', '/projects/8a': 'Jambatan Klang' };
  const named = (pathname: string) => trailOf(listing, pathname, [], names).map(({ text }) => text);

  expect(named('/projects/7f')).toEqual(['Projects', 'Menara Damansara']);
  expect(named('/projects/7f/invoices')).toEqual(['Projects', 'Menara Damansara', 'Invoices']);
  expect(named('/projects/9c')).toEqual(['Projects', 'Details']);
});

test('knows the shell’s own screens, and is empty on unknown paths', () => {
  expect(trailOf(listing, '/404', [{ path: '/404', breadcrumb: 'Page not found' }]).map(({ text }) => text)).toEqual([
    'Page not found',
  ]);
  expect(texts('/nowhere')).toEqual([]);
});

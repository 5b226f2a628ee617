import { loginPath, safeRedirect } from './safe-redirect';

test.each(['/projects/list', '/projects/list?status=New&page=2', '/reports/invoices#totals', '/', '/a%2F%2Fb'])(
  'leads back to a path of this origin: %s',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

test.each([
  undefined,
  null,
  '',
  'projects/list',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/projects/../..//evil.test',
  '/%2e//evil.test',
  'https://evil.test/',
  'https:evil.test',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  '/a\u0000b',
  '/a\u007fb',
])('leads home instead of anywhere else: %j', (path) => {
  expect(safeRedirect(path)).toBe('/');
});

test.each([
  '/login',
  '/login?redirect=/login',
  '/logout',
  '/logout/',
  '/404',
  '/forgot',
  '/password/reset/a%40example.test/token',
])('never leads back to where a session begins or ends, nor to nothing: %s', (path) => {
  expect(safeRedirect(path)).toBe('/');
});

test('tells the sign-in page where to come back to, and says nothing of home', () => {
  expect(loginPath('/projects/list?page=2&sort=name')).toBe(
    '/login?redirect=%2Fprojects%2Flist%3Fpage%3D2%26sort%3Dname',
  );
  expect(loginPath('/')).toBe('/login');
});

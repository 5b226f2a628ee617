import { loginPath, safeRedirect } from './safe-redirect';

const own = location.origin;
const long = 'a'.repeat(100_000);

// Addresses returned unchanged, or with their normalised form.
const LEADS_BACK: readonly (string | readonly [string, string])[] = [
  '/',
  '/projects/list',
  '/projects/list?status=New&page=2',
  '/reports/invoices#totals',
  '/a%2F%2Fb',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  '/@evil.test',
  '/:80/evil.test',
  '/user:word@evil.test/',
  '/https://evil.test/',
  '/a//evil.test',
  '/javascript:alert(1)',
  '/projects/list?search=//evil.test',
  '/projects/list?redirect=https://evil.test/',
  '/projects/list#//evil.test',
  '/loginn',
  '/projects/login',
  `/${long}`,
  ['/projects/../clients/list', '/clients/list'],
  ['/../../clients/list', '/clients/list'],
  [`//${location.host}/clients/list`, '/clients/list'],
  ['/／evil.test', '/%EF%BC%8Fevil.test'],
  ['/∕evil.test', '/%E2%88%95evil.test'],
  ['/⁄evil.test', '/%E2%81%84evil.test'],
  ['/＼evil.test', '/%EF%BC%BCevil.test'],
  ['/\u200b/evil.test', '/%E2%80%8B/evil.test'],
  ['/\u00a0/evil.test', '/%C2%A0/evil.test'],
  ['/\u2028/evil.test', '/%E2%80%A8/evil.test'],
  ['/\ufeff/evil.test', '/%EF%BB%BF/evil.test'],
  ['/\ud800', '/%EF%BF%BD'],
];

const LEADS_HOME: readonly (string | null | undefined)[] = [
  undefined,
  null,
  '',
  'projects/list',
  ...['/Logout', '/LOGOUT/', '/%6cogout', '/%4Cogout', '/logou%74?x=1', '/Login', '/%70assword/RESET/x', '/Forgot'],
  '?page=2',
  '#totals',
  ...['//evil.test', '///evil.test', '////evil.test', '//evil.test/projects/list', `//${long}.test`],
  ...['//user:word@evil.test', '//evil.test:443', '//[::1]/', '//127.1', '//0x7f000001', '//ⅇvil.test', '//localhost'],
  ...[
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    '/\\/evil.test',
    '//\\evil.test',
    '/projects\\..\\..\\evil.test',
  ],
  ...[
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r/evil.test',
    '/\r\n/evil.test',
    '\t//evil.test',
    ' //evil.test',
    '/ /evil.test',
  ],
  ...['/projects/list\n', '/projects/list\r\nSet-Cookie: a=b', '/\v/evil.test', '/\f/evil.test', '\u0000//evil.test'],
  ...[
    '/.//evil.test',
    '/..//evil.test',
    '/projects/../..//evil.test',
    '/%2e//evil.test',
    '/%2E%2e//evil.test',
    '/a/..//evil.test',
  ],
  ...[
    'https://evil.test/',
    'HTTPS://evil.test/',
    'http://evil.test',
    'https:evil.test',
    'https:/evil.test',
    'https:\\\\evil.test',
  ],
  ...[
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'javascript://%0aalert(1)',
  ],
  ...['data:text/html,hello', 'data:text/html;base64,PHNjcmlwdD4=', 'vbscript:msgbox(1)', 'blob:https://evil.test/1'],
  ...['file:///etc/passwd', 'mailto:a@evil.test', 'about:blank', 'view-source:https://evil.test/', 'ftp://evil.test/'],
  ...[
    '%2f%2fevil.test',
    '%2F%2Fevil.test',
    '%5c%5cevil.test',
    '%09//evil.test',
    '／／evil.test',
    '∕∕evil.test',
    '⁄/evil.test',
  ],
  ...[own, `${own}/`, `${own}/projects/list`, `${own}@evil.test/`, `${own}.evil.test/`],
  ...['/a\u0000b', '/a\u007fb', '/a b', 'evil.test', '@evil.test', './/evil.test', '..//evil.test', ':80', '//', '///'],
];

// Pages where a session begins or ends, and the not-found page.
const NEVER: readonly string[] = [
  ...['/login', '/login/', '/login//', '/login?redirect=/login', '/login#x', '/a/../login', '/./login', '/%2e/login'],
  ...['/logout', '/logout/', '/logout?x=1', '/projects/../logout', '/404', '/404/', '/forgot', '/forgot/'],
  ...['/password/reset/a%40example.test/token', '/password/reset/'],
];

const shown = (address: unknown) => JSON.stringify(address ?? null).slice(0, 80);
const wrong: string[] = [];
let tried = 0;

/** Checks the redirect for an address in the sign-in page's query. */
function expectTarget(address: string | null | undefined, target: string) {
  tried += 1;
  const found = safeRedirect(address);
  if (found !== target) wrong.push(`${shown(address)} leads to ${shown(found)}`);
  // The redirect must stay on this origin.
  if (new URL(found, location.href).origin !== own) wrong.push(`${shown(address)} leads away`);
}

afterAll(() => {
  process.stdout.write(`gate redirects: ${tried - Math.min(tried, wrong.length)}/${tried} addresses\n`);
});

test('leads back to a path of this origin', () => {
  for (const one of LEADS_BACK) {
    if (typeof one === 'string') expectTarget(one, one);
    else expectTarget(...one);
  }

  expect(wrong).toEqual([]);
});

test('leads home instead of anywhere else', () => {
  for (const address of LEADS_HOME) expectTarget(address, '/');

  expect(wrong).toEqual([]);
});

test('never leads back to where a session begins or ends, nor to nothing', () => {
  for (const address of NEVER) expectTarget(address, '/');

  expect(wrong).toEqual([]);
});

test('tells the sign-in page where to come back to, and says nothing of home', () => {
  expect(loginPath('/projects/list?page=2&sort=name')).toBe(
    '/login?redirect=%2Fprojects%2Flist%3Fpage%3D2%26sort%3Dname',
  );
  expect(loginPath('/')).toBe('/login');
});

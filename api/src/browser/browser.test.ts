import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { withApp } from '../testing/apps/with-app';

const root = mkdtempSync(join(tmpdir(), 'siteledger-shell-'));
const shell = join(root, 'shell/dist');
const api = withApp({ rootDir: root, accessFilter: 'open', remoteOrigins: ['https://remotes.example.test'] });

beforeAll(() => {
  mkdirSync(join(shell, 'assets'), { recursive: true });
  writeFileSync(
    join(shell, 'index.html'),
    '<title>Siteledger</title><style nonce="__CSP_NONCE__"></style><meta content="__CSP_NONCE__"><meta name="access-filter" content="__ACCESS_FILTER__">',
  );
  writeFileSync(join(shell, 'sign-in.html'), '<title>Sign in</title><meta name="has-users" content="__HAS_USERS__">');
  writeFileSync(join(shell, 'assets/shell.1a2b.js'), 'var shell = 1;');
  writeFileSync(join(shell, 'assets/shell.1a2b.js.br'), brotliCompressSync('var shell = 1;'));
  writeFileSync(join(root, 'secret.txt'), 'secret');
});
afterAll(() => rmSync(root, { recursive: true }));

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

test.each([
  '/',
  '/projects/list',
  '/projects/list?search=%22a%22',
  '/projects/list?search=%00',
  '/remotes',
  '/password',
])('answers %s with the frame', async (path) => {
  const reply = await get(path);

  expect(reply).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' },
  });
  expect(reply.body).toContain('<title>Siteledger</title>');
});

test.each([
  '/login',
  '/login?redirect=%2Fprojects',
  '/forgot',
  '/password/reset/a%40example.test/token',
  '/password/reset/a%40example.test',
])('answers %s with the sign-in page', async (path) => {
  expect((await get(path)).body).toContain('<title>Sign in</title>');
});

test('tells the sign-in page that there is no user yet, and nothing else, until there is one', async () => {
  const told = async () => /<meta name="has-users" content="(.*?)">/.exec((await get('/login')).body)?.[1];

  expect(await told()).toBe('no');
  await api.as('SUPER_ADMIN');

  expect(await told()).toBe('yes');
  expect((await get('/')).body).not.toContain('has-users');
});

test('lets a page run the script written in it by its content alone', async () => {
  const policy = async () => String((await get('/')).headers['content-security-policy']);
  const page = readFileSync(join(shell, 'index.html'), 'utf8');
  const script = 'document.title = "first";';
  writeFileSync(join(shell, 'index.html'), `${page}<script>${script}</script><script src="/a.js"></script>`);
  const withScript = await policy();
  writeFileSync(join(shell, 'index.html'), page);

  const hash = createHash('sha256').update(script).digest('base64');
  expect(withScript).toContain(`script-src 'self' 'sha256-${hash}' https://remotes.example.test;`);
  expect(await policy()).toContain("script-src 'self' https://remotes.example.test;");
});

test('lets a page load nothing but our own code, with styles of this one answer', async () => {
  const [first, second] = [await get('/'), await get('/')];
  const nonce = /nonce="([^"]{24})"/.exec(first.body)?.[1];
  const policy = String(first.headers['content-security-policy']);

  expect(policy).toContain("script-src 'self' https://remotes.example.test;");
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}' https://remotes.example.test;`);
  expect(policy).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'");
  expect(policy).not.toContain('unsafe-eval');
  expect(first.body).toContain(`content="${nonce}"`);
  expect(second.body).not.toBe(first.body);
});

test('tells the page how the menu reads permissions', async () => {
  expect((await get('/projects/list')).body).toContain('<meta name="access-filter" content="open">');
});

test('serves scripts for a year, compressed beforehand', async () => {
  const reply = await get('/assets/shell.1a2b.js', { 'accept-encoding': 'gzip, br' });

  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  });
});

test.each([
  '/assets/missing.js',
  '/missing.js',
  '/assets/../secret.txt',
  '/assets/..%2f..%2f..%2fsecret.txt',
  '/api/v2/nothing',
  '/assets/',
  '/health/nothing',
])('never answers %s with a page or a secret', async (path) => {
  const reply = await get(path);

  expect([403, 404]).toContain(reply.statusCode);
  expect(reply.headers['content-type']).toContain('application/json');
  expect(reply.body).not.toContain('secret');
});

test('answers no HEAD by running a GET', async () => {
  const reply = await api.app.inject({ method: 'HEAD', url: '/api/v2/user/details' });

  expect(reply.statusCode).toBe(404);
});

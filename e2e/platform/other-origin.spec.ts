import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, PROVED, test } from '../fixtures';
import { headingOf, remotes } from '../shell/remotes';
import { issueToken, registryOf } from './registry';
import { apiAs } from '../api';

const ROOT = join(__dirname, '../..');
const PORT = Number(process.env.E2E_BUCKET_PORT);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const VERSION = '1.0.24';
const [, finance] = remotes;

let folder = '';
let bucket: Server | undefined;

/** A team's bucket: whatever lies in a folder, for pages of every origin. */
async function startBucket(from: string) {
  const server = createServer(({ url = '' }, response) => {
    const file = join(from, new URL(url, ORIGIN).pathname);
    const type = extname(file) === '.css' ? 'text/css' : 'text/javascript';
    try {
      const content = readFileSync(file);
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve));
  return server;
}

async function stopBucket() {
  bucket?.closeAllConnections();
  await new Promise((resolve) => (bucket ? bucket.close(resolve) : resolve(undefined)));
  bucket = undefined;
}

const publish = async (url: string, token: string, ...more: string[]) =>
  promisify(execFile)(
    process.execPath,
    [join(ROOT, 'platform/cli/main.mjs'), 'publish', '--version', VERSION, '--env', 'development', ...more],
    { cwd: join(ROOT, finance.name), env: { ...process.env, SITELEDGER_URL: url, SITELEDGER_TOKEN: token } },
  ).catch((error: Error & { stderr: string }) => ({ stdout: '', stderr: error.stderr }));

test.afterEach(async () => {
  await stopBucket();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'a release whose files lie in a bucket of the team runs from there, and from here once the bucket is away',
  { tag: PROVED },
  async ({ page, request, signInAs, baseURL, expectComplaint }) => {
    test.setTimeout(240_000);
    folder = mkdtempSync(join(tmpdir(), 'siteledger-bucket-'));
    bucket = await startBucket(folder);
    const token = await issueToken(request, finance.name);
    const registry = registryOf(request, await apiAs(request, 'admin'));
    const before = await registry.present(finance.name);
    const below = `${finance.name}/${VERSION}/`;
    const upload = ['--upload', `mkdir -p "${folder}/${below}" && cp -R . "${folder}/${below}"`];

    const refused = await publish(baseURL ?? '', token, '--base-url', `http://127.0.0.1:9/${below}`);
    expect(refused.stderr).toContain('http://127.0.0.1:9 is no origin that this environment loads remotes from');
    const { stdout } = await publish(baseURL ?? '', token, '--base-url', `${ORIGIN}/${below}`, ...upload);
    expect(stdout).toContain('published');

    const fetched: string[] = [];
    page.on('requestfinished', (one) => fetched.push(one.url()));
    await signInAs('super', finance.path);
    await expect(headingOf(page, finance)).toBeVisible();
    expect(fetched.some((url) => url.startsWith(`${ORIGIN}/${below}remoteEntry`))).toBe(true);
    expect(fetched.filter((url) => url.includes(`/remotes/${below}`))).toEqual([]);

    expectComplaint(/ERR_CONNECTION_REFUSED/);
    await stopBucket();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    fetched.length = 0;
    await page.reload();
    await expect(headingOf(page, finance)).toBeVisible();
    expect(fetched.some((url) => url.includes(`/remotes/${below}remoteEntry`))).toBe(true);

    await registry.rollBack(finance.name, before.revision);
  },
);

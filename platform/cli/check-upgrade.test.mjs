import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { plantProduct } from '../build/testing/planted-product.mjs';

const MAIN = fileURLToPath(new URL('main.mjs', import.meta.url));
const TOKEN = 'slpt_planted';

const RUNNING = {
  environment: 'staging',
  remote: 'mfe-planted',
  version: '1.2.0',
  needs: { requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^1.0.0' }, uses: { ui: ['Button'] } },
};

const servedWith = (...ui) =>
  JSON.stringify({
    host: { versions: { shell: '1.0.0', sharedLib: '1.0.0', api: '1.0.0' }, permissions: [], reservedPaths: [] },
    doors: { names: { ui } },
    operations: [],
  });

const product = plantProduct({
  'sound.json': servedWith('Button'),
  'other.json': servedWith('Card'),
  'broken.json': '{',
});

const registry = createServer((request, response) => {
  const isAllowed = request.url === '/planted/remotes/running' && request.headers.authorization === `Bearer ${TOKEN}`;
  response.writeHead(isAllowed ? 200 : 403, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isAllowed ? { data: [RUNNING] } : { message: 'The publish token is not known here.' }));
});

let url = '';

before(async () => {
  registry.listen(0, 'localhost');
  await once(registry, 'listening');
  url = `http://localhost:${registry.address().port}`;
});

after(() => {
  registry.close();
  rmSync(product.root, { recursive: true });
});

async function checkUpgrade(args, env = { PLANTED_TOKEN: TOKEN }) {
  const child = spawn(process.execPath, [MAIN, 'check-upgrade', ...args], {
    cwd: product.root,
    env: { PATH: process.env.PATH, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const [status] = await once(child, 'close');
  return { status, said };
}

test('an upgrade that breaks nothing ends well', async () => {
  assert.deepEqual(await checkUpgrade(['--served', 'sound.json', '--url', url]), {
    status: 0,
    said: 'Nothing breaks: 1 running release fits this version.\n',
  });
});

test('of every registry the releases that break are named, and why; it ends with 1', async () => {
  const line = '  mfe-planted 1.2.0 in staging: It uses ui/Button, which the running shell does not have.\n';

  assert.deepEqual(await checkUpgrade(['--served', 'other.json', '--url', url, '--url', `${url}/`]), {
    status: 1,
    said: `2 running releases break when this version runs:\n${line}${line}`,
  });
});

const refused = [
  ['no file', ['--url', 'http://localhost:1'], /^Say what the new version has: --served served\.json, /],
  ['a file that is none', ['--served', 'broken.json', '--url', 'http://localhost:1'], /^broken\.json cannot be read: /],
  ['no registry', ['--served', 'sound.json'], /^Say which registry: --url https:\/\/…, or PLANTED_URL\.\n$/],
  [
    'a registry that does not answer',
    ['--served', 'sound.json', '--url', 'http://localhost:1'],
    /^http:\/\/localhost:1 does not answer: /,
  ],
];

for (const [what, args, sentence] of refused)
  test(`${what} is refused with one sentence`, async () => {
    const { status, said } = await checkUpgrade(args);

    assert.equal(status, 1);
    assert.match(said, sentence);
  });

test('without a token, and with one that is not known, it says so', async () => {
  const args = ['--served', 'sound.json', '--url', url];

  assert.match((await checkUpgrade(args, {})).said, /^PLANTED_TOKEN is missing: ask for one\.\n$/);
  assert.match(
    (await checkUpgrade(args, { PLANTED_TOKEN: 'slpt_other' })).said,
    /refused \(403\): The publish token is not known here\./,
  );
});

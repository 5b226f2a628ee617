import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { plantProduct } from '../build/testing/planted-product.mjs';
import { runCommand, startRegistry } from './testing/planted-registry.mjs';

const product = plantProduct({ 'mfe-planted/remote.ts': '' });
after(() => rmSync(product.root, { recursive: true }));

const running = (version, { environment = 'staging', remote = 'mfe-planted' } = {}) => ({
  environment,
  remote,
  version,
});

// Running releases of other remotes and environments, which must be ignored.
const OTHERS = [running('9.0.0', { remote: 'mfe-other' }), running('1.0.0', { environment: 'production' })];

const SELECTED = { text: JSON.stringify({ data: { revision: 7, rollout: null } }) };

/** Promotes while these releases run in staging; `selected` is the registry's answer to the selection. */
async function promote(versions, { args = [], selected = SELECTED, to = 'production' } = {}) {
  const data = [...OTHERS, ...versions.map((version) => running(version))];
  const registry = await startRegistry((address) =>
    address.endsWith('/running') ? { text: JSON.stringify({ data }) } : selected,
  );
  const folder = path.join(product.root, 'mfe-planted');
  const places = ['--from', 'staging', '--to', to];
  const answer = await runCommand(['promote', '--url', registry.url, ...places, ...args], folder);
  registry.server.close();
  return { ...answer, sent: registry.sent, asked: registry.asked };
}

test('the release that runs in one environment is selected in the other, and nothing is published', async () => {
  const { said, status, sent, asked } = await promote(['1.1.0']);

  assert.deepEqual(asked, [
    '/planted/remotes/running',
    '/planted/remotes/mfe-planted/environments/production/selection',
  ]);
  assert.deepEqual(sent, [{ release: '1.1.0', reason: 'Promoted from staging' }]);
  assert.equal(said, 'mfe-planted 1.1.0 runs in staging\nproduction: selected (revision 7)\n');
  assert.equal(status, 0);
});

test('of a rollout the named release is promoted, to a share of the users and with a reason', async () => {
  const args = ['--version', '1.2.0', '--percent', '10', '--reason', 'Tried by ten'];
  const { sent } = await promote(['1.1.0', '1.2.0'], { args });

  assert.deepEqual(sent, [{ release: '1.2.0', percent: 10, reason: 'Tried by ten' }]);
});

test('it is promoted by stages', async () => {
  const { sent } = await promote(['1.1.0'], { args: ['--stages'] });

  assert.deepEqual(sent[0], {
    release: '1.1.0',
    percent: 1,
    stages: { minutes: 60, loads: 20 },
    reason: 'Promoted from staging',
  });
});

test('where a second person has to confirm it, it says so', async () => {
  const { said, status } = await promote(['1.1.0'], { selected: { ...SELECTED, status: 202 } });

  assert.match(said, /^production: not live, 1\.1\.0 waits for a second person to confirm it$/m);
  assert.equal(status, 0);
});

const NOT_HERE = 'production runs on other servers: nothing can be changed here.';

const refused = [
  ['what runs nowhere', [], {}, 'No release of mfe-planted runs in staging, as far as PLANTED_TOKEN shows.'],
  [
    'a rollout that is under way',
    ['1.1.0', '1.2.0'],
    {},
    '1.1.0 and 1.2.0 run in staging: say which one is promoted, with --version.',
  ],
  [
    'another version than the one that runs',
    ['1.1.0'],
    { args: ['--version', '1.2.0'] },
    '1.2.0 is not what runs in staging: that is 1.1.0.',
  ],
  [
    'an environment to itself',
    ['1.1.0'],
    { to: 'staging' },
    'A release is promoted to another environment: staging is both.',
  ],
  ['no environment to go to', ['1.1.0'], { to: '' }, 'Say from where to where: --from staging --to production.'],
];

for (const [what, versions, given, sentence] of refused)
  test(`${what} is refused with one sentence, and nothing is selected`, async () => {
    const { said, status, sent } = await promote(versions, given);

    assert.equal(said, `${sentence}\n`);
    assert.equal(status, 1);
    assert.deepEqual(sent, []);
  });

test('prints the registry’s refusal in its own words', async () => {
  const selected = { status: 409, text: JSON.stringify({ data: { err_msg: NOT_HERE } }) };
  const { said, status } = await promote(['1.1.0'], { selected });

  assert.ok(said.endsWith(` refused (409): ${NOT_HERE}\n`), said);
  assert.equal(status, 1);
});

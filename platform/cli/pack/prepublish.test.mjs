import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const folder = mkdtempSync(path.join(tmpdir(), 'prepublish-'));
after(() => rmSync(folder, { recursive: true }));

const PROGRAM = fileURLToPath(new URL('prepublish.mjs', import.meta.url));

/** Runs npm's step before publishing, on a machine with these settings. */
function prepublish(settings, more = {}) {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: '@planted/library' }));
  const userconfig = path.join(folder, 'npmrc');
  writeFileSync(userconfig, settings);
  const env = { ...process.env, npm_config_userconfig: userconfig, ...more };
  return spawnSync(process.execPath, [PROGRAM], { cwd: folder, env, encoding: 'utf8' });
}

for (const settings of [
  '',
  '@planted:registry=https://registry.npmjs.org/\n',
  '@planted:registry=https://registry.npmjs.com\n',
])
  test(`a package stays out of the public registry: ${settings || 'nothing is said'}`, () => {
    const { status, stderr } = prepublish(settings);

    assert.equal(status, 1);
    assert.match(stderr, /^@planted\/library belongs into a registry of your own: say which, npm config set @planted:/);
  });

for (const more of [{}, { npm_config_workspace: 'library' }])
  test(`a registry of one’s own is published to${more.npm_config_workspace ? ', also from a workspace' : ''}`, () => {
    const { status, stderr } = prepublish('@planted:registry=https://npm.planted.test/\n', more);

    assert.deepEqual([status, stderr], [0, '']);
  });

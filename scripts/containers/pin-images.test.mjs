import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { inRoot } from '../run/root.mjs';

const DIGEST = `sha256:${'0a'.repeat(32)}`;

/** Runs the command in a folder with a .env, with this script in place of `docker`. */
function pin(t, env, docker) {
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-pin-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env'), env);
  writeFileSync(join(folder, 'docker'), `#!/bin/sh\n${docker}\n`, { mode: 0o755 });
  const PATH = folder + delimiter + process.env.PATH;
  const { status } = spawnSync(process.execPath, [inRoot('docker/pin-images.mjs'), folder], {
    env: { ...process.env, PATH },
  });
  return { status, env: readFileSync(join(folder, '.env'), 'utf8') };
}

const EXAMPLE = readFileSync(inRoot('docker/env.example'), 'utf8');

test('writes the digest of each image that others made, once, and leaves every other setting', (t) => {
  const { status, env } = pin(t, `${EXAMPLE}NGINX_IMAGE=nginx:1.27-alpine@sha256:old\n`, `echo ${DIGEST}`);

  const images = env.split('\n').filter((line) => /^(?:# )?(?!SITELEDGER)\w+_IMAGE=/.test(line));
  assert.equal(status, 0);
  assert.deepEqual(images.sort(), [
    `MAILPIT_IMAGE=axllent/mailpit:v1.21@${DIGEST}`,
    `NGINX_IMAGE=nginx:1.28-alpine@${DIGEST}`,
    `NODE_IMAGE=node:20-bookworm-slim@${DIGEST}`,
    `POSTGRES_IMAGE=postgres:16-bookworm@${DIGEST}`,
  ]);
  const settings = (text) =>
    text.split('\n').filter((line) => line && !/^(?:# )?(?:MAILPIT|NGINX|NODE|POSTGRES)_IMAGE=/.test(line));
  assert.deepEqual(settings(env), settings(EXAMPLE));
});

test('writes nothing when one of them is not answered', (t) => {
  const { status, env } = pin(t, EXAMPLE, `case "$4" in nginx*) exit 1;; esac; echo ${DIGEST}`);

  assert.notEqual(status, 0);
  assert.equal(env, EXAMPLE);
});

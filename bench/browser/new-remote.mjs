import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Failure } from '../../scripts/run/failure.mjs';
import { inRoot, root } from '../../scripts/run/root.mjs';

const SAID = /from an empty folder to the menu: (\d+) s/;

/** Seconds from an empty folder until a new remote is in the menu, as reported by the test that does this. */
export async function timeOfNewRemote() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [inRoot('node_modules/@playwright/test/cli.js'), 'test', '--config', 'e2e', 'platform/own-repository'],
    { cwd: root },
  ).catch((error) => error);
  const said = SAID.exec(stdout);
  if (!said) throw new Failure(`The test of a new remote did not say how long it took:\n${stdout}`);
  return Number(said[1]);
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot, root } from '../../scripts/run/root.mjs';

const SAID = /from an empty folder to the menu: (\d+) s/;

/** Seconds that a team needs from an empty folder until its remote is in the menu, as the test that does just that says them. */
export async function timeOfNewRemote() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [inRoot('node_modules/@playwright/test/cli.js'), 'test', '--config', 'e2e', 'platform/own-repository'],
    { cwd: root },
  );
  return Number(SAID.exec(stdout)[1]);
}

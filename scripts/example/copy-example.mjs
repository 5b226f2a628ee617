import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { copySources } from '../alone/copy-platform.mjs';
import { inRoot } from '../run/root.mjs';

const BLOCK = /^## From nothing to two remotes\n[^]*?```sh\n([^]+?)\n```/m;

/** The commands in platform/README.md for new users; the last one serves. */
export const linesOfReadme = () => BLOCK.exec(readFileSync(inRoot('platform/README.md'), 'utf8'))[1].split('\n');

// A real `npm install` fetches some hundreds of packages when npm's cache is cold, as in CI, and needs a network. So
// `npm` runs a substitute here, and the command stays unchanged.
function standInForNpm(folder) {
  const program = join(folder, 'npm');
  mkdirSync(folder);
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${inRoot('scripts/example/install.mjs')}' "$@"\n`);
  chmodSync(program, 0o755);
}

/**
 * Runs the commands in platform/README.md up to the start, in a copy of the folder `platform` without the product.
 * Returns the folder to remove, the top folder of the example, and the command that starts it.
 */
export function copyExample() {
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-example-'));
  const platform = join(folder, 'repository/platform');
  copySources(inRoot('platform'), platform);
  standInForNpm(join(folder, 'bin'));

  const lines = linesOfReadme();
  const { status, stderr } = spawnSync('sh', ['-e', '-c', lines.slice(0, -1).join('\n')], {
    cwd: platform,
    env: { ...process.env, PATH: join(folder, 'bin') + delimiter + process.env.PATH },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The lines of platform/README.md fail:\n${stderr}`);
  return { folder, root: join(folder, 'yard'), start: lines.at(-1) };
}

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './command.mjs';
import { inRoot } from './root.mjs';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// The headless build of the same engine, a Debian package; the tests take a sixth less time in it.
const shells = ['chromium-headless-shell'];

/** Flags for Debian's Chromium without a desktop, a GPU or background network requests. */
export const chromiumFlags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

const onPath = (names) => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
};

const playwrightsOwn = async () => {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

/** An installed Chromium: the one in CHROMIUM, the system's, or Playwright's download. */
export const findChromium = async () => process.env.CHROMIUM ?? onPath(browsers) ?? (await playwrightsOwn());

/** An installed Chromium for tests, headless if there is one. */
export const findHeadlessChromium = async () => process.env.CHROMIUM ?? onPath(shells) ?? findChromium();

const install = async () => {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { env });
    // One by one, because not every system has the second package.
    for (const name of ['chromium', ...shells])
      await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
    if (onPath(browsers)) return;
  }
  await run(process.execPath, [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']);
};

/**
 * The result of `find`, or else a newly installed Chromium (by apt as root, otherwise Playwright's own); undefined when
 * neither works.
 */
export const findOrInstallChromium = async (find = findChromium) => {
  const found = await find();
  if (found) return found;
  console.log('  Chromium is not here: installing it …');
  await install();
  return find();
};

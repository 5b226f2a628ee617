import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import webpack from 'webpack';
import { chromiumFlags, findOrInstallChromium } from '../../scripts/run/chromium.mjs';
import { Failure } from '../../scripts/run/failure.mjs';
import { phase } from '../../scripts/run/phase.mjs';
import { inRoot } from '../../scripts/run/root.mjs';
import { signIn, startProduct } from '../product.mjs';
import { median, printTable } from '../table.mjs';
import { coldVisit } from './cold-visit.mjs';
import { serve } from './serve.mjs';

const screens = [
  { name: 'sign-in page', path: '/login', selector: 'input[type=password]', isSignedIn: false },
  { name: 'first row of the projects list', path: '/projects/list', selector: '[data-row-key]', isSignedIn: true },
];

const buildOneBundle = async () => {
  const settings = createRequire(import.meta.url)('../one-bundle/webpack.config.js');
  const stats = await promisify((done) => webpack(settings, done))();
  if (stats.hasErrors()) throw new Failure(stats.toString('errors-only'));
  return 'built';
};

// Every variant in turn, round after round: whatever the machine is busy with meets them all.
const visitInTurns = async (browser, variants, rounds, tokens) => {
  const visits = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const screen of screens) {
      for (const { name, url } of variants) {
        const visit = await coldVisit(browser, { ...screen, url, tokens: screen.isSignedIn ? tokens : undefined });
        visits.push({ variant: name, screen: screen.name, ...visit });
      }
    }
  }
  return visits;
};

const summary = (visits, variant, screen) => {
  const own = visits.filter((visit) => visit.variant === variant && visit.screen === screen);
  return {
    milliseconds: median(own.map((visit) => visit.milliseconds)),
    kilobytes: median(own.map((visit) => visit.bytes)) / 1000,
    requests: median(own.map((visit) => visit.requests)),
  };
};

const print = (visits, variants) => {
  const yardstick = variants.at(-1).name;
  const rows = screens.flatMap((screen) =>
    variants.map(({ name }) => {
      const own = summary(visits, name, screen.name);
      const base = summary(visits, yardstick, screen.name);
      return [
        `${screen.name}, ${name}`,
        ...[own.milliseconds.toFixed(0), (own.milliseconds / base.milliseconds).toFixed(2)],
        ...[own.kilobytes.toFixed(0), (own.kilobytes / base.kilobytes).toFixed(2), own.requests],
      ];
    }),
  );
  printTable(
    'Browser, cold: CPU × 4, 10 Mbit/s, 40 ms; medians',
    ['until', 'ms', 'ratio', 'KB JS', 'ratio', 'requests'],
    rows,
  );
};

/** Time and transferred JavaScript to the sign-in page and the first list, beside the same code as one bundle. */
export const benchBrowser = async ({ small }) => {
  const executablePath = await findOrInstallChromium();
  if (!executablePath) throw new Failure('The browser bench needs Chromium, and none could be installed.');
  await phase('One bundle', buildOneBundle);
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-bench-'));
  const product = await startProduct({ DATA_DIR: folder, DATABASE_URL: '' });
  const servers = [await serve(product.url), await serve(product.url, inRoot('bench', 'one-bundle', 'dist'))];
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const variants = [
      { name: 'as built', url: servers[0].url },
      { name: 'one bundle', url: servers[1].url },
    ];
    const tokens = await signIn(product.url);
    // The first visits warm the server, not the browser.
    await visitInTurns(browser, variants, 1, tokens);
    print(await visitInTurns(browser, variants, small ? 3 : 11, tokens), variants);
  } finally {
    await browser.close();
    for (const server of servers) server.stop();
    await product.stop();
    rmSync(folder, { recursive: true });
  }
};

import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { Failure } from '../../scripts/run/failure.mjs';
import { phase } from '../../scripts/run/phase.mjs';
import { inRoot } from '../../scripts/run/root.mjs';
import { signIn } from '../product.mjs';
import { median, ratio, startTable } from '../table.mjs';
import { coldVisit } from './cold-visit.mjs';
import { withProductInChromium } from './product-in-chromium.mjs';
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

// Visits every variant in turn, round after round, so that other load on the machine affects all of them. An uncounted
// first round warms the server.
const visitInTurns = async (browser, variants, rounds, tokens) => {
  const printVisit = startTable('Browser, each visit', ['visit', 'ms', 'KB JS', 'requests']);
  const visits = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const screen of screens) {
      for (const { name, url } of variants) {
        const visit = await coldVisit(browser, { ...screen, url, tokens: screen.isSignedIn ? tokens : undefined });
        const { milliseconds, bytes, requests } = visit;
        printVisit([
          `${round || 'warm-up'}, ${screen.name}, ${name}`,
          ...[milliseconds.toFixed(0), (bytes / 1000).toFixed(0), requests],
        ]);
        if (round > 0) visits.push({ variant: name, screen: screen.name, ...visit });
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
  const headings = ['until', 'ms', 'ratio', 'KB JS', 'ratio', 'requests'];
  const row = startTable('Browser, cold: CPU × 4, 10 Mbit/s, 40 ms; medians', headings);
  for (const screen of screens) {
    const base = summary(visits, yardstick, screen.name);
    for (const { name } of variants) {
      const own = summary(visits, name, screen.name);
      row([
        `${screen.name}, ${name}`,
        ...[own.milliseconds.toFixed(0), ratio(own.milliseconds, base.milliseconds)],
        ...[own.kilobytes.toFixed(0), ratio(own.kilobytes, base.kilobytes), own.requests],
      ]);
    }
  }
};

/**
 * Time and transferred JavaScript to the sign-in page and the first list, compared with the same code as one bundle.
 */
export const benchBrowser = async ({ small }) => {
  await phase('One bundle', buildOneBundle);
  await withProductInChromium(async (browser, product) => {
    const servers = [await serve(product.url), await serve(product.url, inRoot('bench', 'one-bundle', 'dist'))];
    try {
      const variants = [
        { name: 'as built', url: servers[0].url },
        { name: 'one bundle', url: servers[1].url },
      ];
      const tokens = await signIn(product.url);
      print(await visitInTurns(browser, variants, small ? 3 : 11, tokens), variants);
    } finally {
      for (const server of servers) server.stop();
    }
  });
};

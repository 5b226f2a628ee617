import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { Failure } from '../../scripts/run/failure.mjs';
import { phase } from '../../scripts/run/phase.mjs';
import { inRoot } from '../../scripts/run/root.mjs';
import { signIn } from '../product.mjs';
import { median, ratio, startTable } from '../table.mjs';
import { visitTwice } from './cold-visit.mjs';
import screens from './first-screens.json' with { type: 'json' };
import { withProductInChromium } from './product-in-chromium.mjs';
import { serve } from './serve.mjs';

const buildOneBundle = async () => {
  const settings = createRequire(import.meta.url)('../one-bundle/webpack.config.js');
  const stats = await promisify((done) => webpack(settings, done))();
  if (stats.hasErrors()) throw new Failure(stats.toString('errors-only'));
  return 'built';
};

// Visits every variant in turn, round after round, so that other load on the machine affects all of them. An uncounted
// first round warms the server.
const visitInTurns = async (browser, variants, rounds, tokens) => {
  const printVisit = startTable('Browser, each visit', ['visit', 'ms', 'warm', 'KB JS', 'requests']);
  const visits = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const screen of screens) {
      for (const { name, url } of variants) {
        const seenBy = screen.path === '/login' ? undefined : tokens;
        const { cold, warm } = await visitTwice(browser, { ...screen, url, tokens: seenBy });
        const visit = { ...cold, warm: warm.milliseconds };
        const { milliseconds, bytes, requests } = visit;
        printVisit([
          `${round || 'warm-up'}, ${screen.name}, ${name}`,
          ...[milliseconds.toFixed(0), visit.warm.toFixed(0), (bytes / 1000).toFixed(0), requests],
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
    warm: median(own.map((visit) => visit.warm)),
    busy: median(own.map((visit) => visit.busy)),
    kilobytes: median(own.map((visit) => visit.bytes)) / 1000,
    requests: median(own.map((visit) => visit.requests)),
  };
};

const print = (visits, variants) => {
  const yardstick = variants.at(-1).name;
  const headings = ['until', 'ms', 'ratio', 'warm', 'busy', 'aim', 'KB JS', 'ratio', 'requests'];
  const row = startTable('Browser, cold: CPU × 4, 10 Mbit/s, 40 ms; medians', headings);
  for (const screen of screens) {
    const base = summary(visits, yardstick, screen.name);
    for (const { name } of variants) {
      const own = summary(visits, name, screen.name);
      row([
        `${screen.name}, ${name}`,
        ...[own.milliseconds.toFixed(0), ratio(own.milliseconds, base.milliseconds)],
        ...[own.warm.toFixed(0), own.busy.toFixed(0), screen.mainThreadMs],
        ...[own.kilobytes.toFixed(0), ratio(own.kilobytes, base.kilobytes), own.requests],
      ]);
    }
  }
};

/**
 * Time to the first content of each screen of first-screens.json, with an empty and with a filled cache, the time in
 * which the main thread worked, and the transferred JavaScript, compared with the same code as one bundle.
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
      const tokens = await signIn(product.url, 'super@demo.test');
      print(await visitInTurns(browser, variants, small ? 1 : 7, tokens), variants);
    } finally {
      for (const server of servers) server.stop();
    }
  });
};

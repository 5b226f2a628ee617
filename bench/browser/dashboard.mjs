import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findOrInstallChromium } from '../../scripts/run/chromium.mjs';
import { Failure } from '../../scripts/run/failure.mjs';
import { signIn, startProduct } from '../product.mjs';
import { median, printTable } from '../table.mjs';
import { remember } from './cold-visit.mjs';

const tabs = [
  { name: 'Performance Overview', path: '/' },
  { name: 'Cashflow Overview', path: '/cashflow' },
  { name: 'Overdue Invoices', path: '/overdue-invoices' },
];

// A canvas is there before anything is on it: a chart is painted when one of its pixels is.
function watchCharts() {
  const isPainted = (canvas) => {
    if (canvas.width === 0 || canvas.height === 0) return false;
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value) => value !== 0);
  };
  const hasFigures = () => /\d/.test(document.querySelector('.key-figure-value')?.textContent ?? '');
  const look = () => {
    if (hasFigures()) window.figuresAt ??= performance.now();
    const canvases = [...document.querySelectorAll('.sl-chart-drawing canvas')];
    if (canvases.some(isPainted)) window.chartAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

// One visit: from the navigation to the figures and to the first chart, and what came over the line for it.
const visit = async (context, url) => {
  const page = await context.newPage();
  await page.addInitScript(watchCharts);
  const session = await context.newCDPSession(page);
  const transfer = { bytes: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transfer.bytes += encodedDataLength;
    transfer.requests += encodedDataLength > 0 ? 1 : 0;
  });
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.chartAt, undefined, { timeout: 60_000 });
  const times = await page.evaluate(() => ({ figures: window.figuresAt, chart: window.chartAt }));
  await page.close();
  return { ...times, ...transfer };
};

// Cold has an empty cache; warm is the same tab again, with what the browser then kept.
const visitTwice = async (browser, url, tokens) => {
  const context = await browser.newContext();
  try {
    await context.addInitScript(remember, tokens);
    return { cold: await visit(context, url), warm: await visit(context, url) };
  } finally {
    await context.close();
  }
};

const measure = async (browser, url, tokens, rounds) => {
  const visits = [];
  for (let round = 0; round < rounds; round += 1)
    for (const { name, path } of tabs) visits.push({ name, ...(await visitTwice(browser, url + path, tokens)) });
  return visits;
};

const print = (visits) => {
  const rows = tabs.flatMap(({ name }) =>
    ['cold', 'warm'].map((state) => {
      const own = visits.filter((one) => one.name === name).map((one) => one[state]);
      const figure = (part) => median(own.map((one) => one[part]));
      return [
        `${name}, ${state}`,
        ...[figure('figures').toFixed(0), figure('chart').toFixed(0)],
        ...[(figure('bytes') / 1000).toFixed(0), figure('requests')],
      ];
    }),
  );
  printTable(
    'Dashboard, from the navigation on, this machine without throttling; medians',
    ['overview', 'ms to figures', 'ms to first chart', 'KB', 'requests'],
    rows,
  );
};

/** Time to the key figures and to the first painted chart of each overview, cold and warm, and what is transferred. */
export const benchDashboard = async ({ small }) => {
  const executablePath = await findOrInstallChromium();
  if (!executablePath) throw new Failure('The dashboard bench needs Chromium, and none could be installed.');
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-bench-'));
  const product = await startProduct({ DATA_DIR: folder, DATABASE_URL: '' });
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const tokens = await signIn(product.url);
    // The first visits warm the server, not the browser.
    await measure(browser, product.url, tokens, 1);
    print(await measure(browser, product.url, tokens, small ? 3 : 9));
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true });
  }
};

import { signIn } from '../product.mjs';
import { median, startTable } from '../table.mjs';
import { remember } from './cold-visit.mjs';
import { withProductInChromium } from './product-in-chromium.mjs';

const tabs = [
  { name: 'Performance Overview', path: '/' },
  { name: 'Cashflow Overview', path: '/cashflow' },
  { name: 'Overdue Invoices', path: '/overdue-invoices' },
];

// A canvas exists before it has content, so a canvas chart counts as painted with its first pixel, other charts with
// their first mark.
function watchCharts() {
  const isPainted = (canvas) => {
    if (canvas.width === 0 || canvas.height === 0) return false;
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value) => value !== 0);
  };
  const hasFigure = (selector) => /\d/.test(document.querySelector(selector)?.textContent ?? '');
  const look = () => {
    if (hasFigure('.summary-card:not([aria-busy=true]) .summary-value')) window.summaryAt ??= performance.now();
    if (hasFigure('.key-figure-value')) window.figuresAt ??= performance.now();
    const canvases = [...document.querySelectorAll('.sl-chart-drawing canvas')];
    if (document.querySelector('.sl-bar, .sl-ring-slice') || canvases.some(isPainted))
      window.chartAt ??= performance.now();
    if (!window.summaryAt || !window.figuresAt || !window.chartAt) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

// Layout shift after the first paint, as Chromium adds it up.
function watchShifts() {
  window.shifted = 0;
  new window.PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

// One visit: time from navigation to the summary, the figures and the first chart, and the transferred bytes.
const visit = async (context, url, slowdown) => {
  const page = await context.newPage();
  await page.addInitScript(watchCharts);
  await page.addInitScript(watchShifts);
  const session = await context.newCDPSession(page);
  const transfer = { bytes: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transfer.bytes += encodedDataLength;
    transfer.requests += encodedDataLength > 0 ? 1 : 0;
  });
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.summaryAt && window.figuresAt && window.chartAt, undefined, {
    timeout: 60_000,
  });
  const times = await page.evaluate(() => ({
    summary: window.summaryAt,
    figures: window.figuresAt,
    chart: window.chartAt,
    shifted: window.shifted,
  }));
  await page.close();
  return { ...times, ...transfer };
};

// Cold visit with an empty cache, then a warm one in the same tab with the browser's cache.
const visitTwice = async (browser, url, tokens, slowdown) => {
  const context = await browser.newContext();
  try {
    await context.addInitScript(remember, tokens);
    return { cold: await visit(context, url, slowdown), warm: await visit(context, url, slowdown) };
  } finally {
    await context.close();
  }
};

const HEADINGS = ['overview', 'ms to summary', 'ms to figures', 'ms to first chart', 'layout shift', 'KB', 'requests'];

const cells = ({ summary, figures, chart, shifted, bytes, requests }) => [
  summary.toFixed(0),
  figures.toFixed(0),
  chart.toFixed(0),
  shifted.toFixed(3),
  (bytes / 1000).toFixed(0),
  requests,
];

// An uncounted first round warms the server.
const measure = async (browser, url, tokens, { rounds, slowdown }) => {
  const printVisit = startTable(`Dashboard at CPU × ${slowdown}, each visit`, HEADINGS);
  const visits = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, path } of tabs) {
      const { cold, warm } = await visitTwice(browser, url + path, tokens, slowdown);
      printVisit([`${round || 'warm-up'}, ${name}, cold`, ...cells(cold)]);
      printVisit([`${round || 'warm-up'}, ${name}, warm`, ...cells(warm)]);
      if (round > 0) visits.push({ name, cold, warm });
    }
  }
  return visits;
};

const print = (visits, slowdown) => {
  const row = startTable(`Dashboard, from the navigation on, CPU × ${slowdown}; medians`, HEADINGS);
  for (const { name } of tabs) {
    const own = visits.filter((one) => one.name === name);
    for (const state of ['cold', 'warm']) {
      const figure = (part) => median(own.map((one) => one[state][part]));
      const middle = Object.fromEntries(
        ['summary', 'figures', 'chart', 'shifted', 'bytes', 'requests'].map((part) => [part, figure(part)]),
      );
      row([`${name}, ${state}`, ...cells(middle)]);
    }
  }
};

/**
 * Measures the time to the summary, the key figures and the first painted chart of each overview, cold and warm, on
 * this machine and at a quarter of its speed; also layout shift after the first paint, and transferred bytes.
 */
export const benchDashboard = ({ small }) =>
  withProductInChromium(async (browser, product) => {
    const tokens = await signIn(product.url);
    for (const slowdown of [1, 4])
      print(await measure(browser, product.url, tokens, { rounds: small ? 3 : 9, slowdown }), slowdown);
  });

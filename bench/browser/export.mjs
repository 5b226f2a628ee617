import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { callApi, signIn } from '../product.mjs';
import { median, startTable } from '../table.mjs';
import { remember } from './cold-visit.mjs';
import { withProductInChromium } from './product-in-chromium.mjs';
import { pass } from './serve.mjs';

const PAGE_ROWS = 1000;
const LIST = '/pending-invoices/list';
const SAMPLE = '/invoices?per_page=15&status=pending';
const MEMORY_EVERY_MS = 100;
const MB = 1024 * 1024;
const LONGEST_EXPORT_MS = 300_000;

// Answers export pages in the API's format from a few sample rows; all other requests go to the API.
async function serveManyInvoices(target, sample) {
  let total = 0;
  const pageText = (page) => {
    const from = (page - 1) * PAGE_ROWS;
    const data = Array.from({ length: Math.min(PAGE_ROWS, total - from) }, (_, at) => {
      const number = String(from + at).padStart(12, '0');
      const row = sample.data[(from + at) % sample.data.length];
      return { ...row, uuid: `00000000-0000-4000-8000-${number}`, invoice_no: `INV-${number}` };
    });
    const last_page = Math.ceil(total / PAGE_ROWS);
    return JSON.stringify({ ...sample, data, total, per_page: PAGE_ROWS, current_page: page, last_page });
  };
  const server = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url, target);
    if (pathname !== '/api/v2/invoices' || searchParams.get('per_page') !== String(PAGE_ROWS))
      return pass(target, incoming, outgoing);
    outgoing.writeHead(200, { 'Content-Type': 'application/json' });
    outgoing.end(pageText(Number(searchParams.get('page'))));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    holds: (rows) => (total = rows),
    stop: () => (server.closeAllConnections(), server.close()),
  };
}

// Runs in the page: records the longest task since the last reading.
const watchTasks = () => {
  window.longestTask = 0;
  new window.PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
  }).observe({ type: 'longtask' });
};

const residentBytes = (pid) => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
};

// Peak of the page's heap, and the growth of its process including worker and buffers.
async function watchMemory(browser, page) {
  const client = await page.context().newCDPSession(page);
  const system = await browser.newBrowserCDPSession();
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const resident = () => renderers.reduce((sum, pid) => sum + residentBytes(pid), 0);
  await client.send('HeapProfiler.collectGarbage');
  const before = resident();
  const most = { heap: 0, growth: 0 };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { usedSize } = await client.send('Runtime.getHeapUsage');
      most.heap = Math.max(most.heap, usedSize);
      most.growth = Math.max(most.growth, resident() - before);
      await page.waitForTimeout(MEMORY_EVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return most;
  };
}

/** One export from the click in the menu to the saved file: seconds, longest task in ms, memory in bytes, file size. */
export async function timeExport(browser, page, format) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: format }).waitFor();
  const stopMemory = await watchMemory(browser, page);
  await page.evaluate(() => (window.longestTask = 0));
  const saved = page.waitForEvent('download', { timeout: LONGEST_EXPORT_MS });
  const start = performance.now();
  await page.getByRole('menuitem', { name: format }).click();
  const download = await saved;
  const seconds = (performance.now() - start) / 1000;
  const { size } = statSync(await download.path());
  await download.delete();
  return { seconds, size, task: await page.evaluate(() => window.longestTask), ...(await stopMemory()) };
}

async function measure(browser, product, { counts, rounds }) {
  const tokens = await signIn(product.url);
  const sample = await callApi(product.url, SAMPLE, { token: tokens.access_token });
  const invoices = await serveManyInvoices(product.url, sample);
  const headings = ['list', 'seconds', 'longest task ms', 'page heap MB', 'process + MB', 'file MB'];
  const print = startTable('Export of the pending invoices, 11 columns: 0 is no task over 50 ms', headings);
  try {
    for (const rows of counts) {
      invoices.holds(rows);
      for (const format of ['Excel', 'CSV']) {
        const runs = [];
        for (let round = 0; round < rounds; round += 1) runs.push(await oneRun(browser, invoices.url, tokens, format));
        const of = (pick) => median(runs.map(pick));
        print([
          `${rows} rows, ${format}`,
          of(({ seconds }) => seconds).toFixed(2),
          of(({ task }) => task).toFixed(0),
          (of(({ heap }) => heap) / MB).toFixed(0),
          (of(({ growth }) => growth) / MB).toFixed(0),
          (of(({ size }) => size) / MB).toFixed(1),
        ]);
      }
    }
  } finally {
    invoices.stop();
  }
}

async function oneRun(browser, url, tokens, format) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addInitScript(remember, tokens);
    await context.addInitScript(watchTasks);
    const page = await context.newPage();
    await page.goto(url + LIST);
    await page.locator('[data-row-key]').first().waitFor();
    return await timeExport(browser, page, format);
  } finally {
    await context.close();
  }
}

/**
 * Exports 1,000, 20,000 and 100,000 rows to Excel and to CSV, and measures the duration, the page's responsiveness and
 * memory.
 */
export const benchExport = ({ small }) =>
  withProductInChromium((browser, product) =>
    measure(
      browser,
      product,
      small ? { counts: [1000, 20_000], rounds: 1 } : { counts: [1000, 20_000, 100_000], rounds: 3 },
    ),
  );

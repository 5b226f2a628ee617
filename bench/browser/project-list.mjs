import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findOrInstallChromium } from '../../scripts/run/chromium.mjs';
import { Failure } from '../../scripts/run/failure.mjs';
import { signIn, startProduct } from '../product.mjs';
import { median, percentile, printTable } from '../table.mjs';
import { remember } from './cold-visit.mjs';

const ROWS = 300;
const STEPS = 120;
const STEP_PX = 240;
const TYPED = 'menara damansara';
// A frame that took longer than two of 60 Hz: one at least was not shown.
const DROPPED_MS = 34;

const LIST = `/projects/list?per_page=${ROWS}&status=`;

const FLOOR = `<input type="search"><div class="rows" style="height:600px;overflow:auto">
  ${'<p style="height:60px">row</p>'.repeat(ROWS)}</div>`;

async function call(url, token, path, body) {
  const answer = await fetch(`${url}/api/v2${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Failure(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function fillProjects(url, token) {
  const { total } = await call(url, token, '/projects?per_page=15');
  const clients = (await call(url, token, '/clients?per_page=15')).data;
  const managers = (await call(url, token, '/projects/permissions')).data;
  for (let number = total; number < ROWS; number += 1) {
    await call(url, token, '/projects', {
      name: `Cadangan membina blok pejabat ${number}, Shah Alam`,
      status: 'New',
      client_name: clients[number % clients.length].uuid,
      contract_sum: `${number * 10_000}.50`,
      budget: `${number * 9_000}.25`,
      retention_percent: '5',
      project_managers: [managers[number % managers.length].id],
      start_date: '2026-01-01',
      end_date: '2026-12-31',
    });
  }
}

// Runs in the page: what each frame took, and the longest task, while it was watched.
const startWatching = () => {
  const watched = { frames: [], longest: 0, isOver: false };
  window.watched = watched;
  new window.PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const next = (now) => {
    watched.frames.push(now - last);
    last = now;
    if (!watched.isOver) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
};

async function scrolled(page, rows) {
  const box = await page.locator(rows).first().boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(startWatching);
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, step < STEPS / 2 ? STEP_PX : -STEP_PX);
    await page.waitForTimeout(16);
  }
  return page.evaluate(() => {
    window.watched.isOver = true;
    return window.watched;
  });
}

// From a key press to the frame that shows its letter.
async function typed(page) {
  const input = page.locator('input[type="search"]').first();
  await input.focus();
  await page.evaluate(() => {
    window.typed = [];
    document
      .querySelector('input[type="search"]')
      .addEventListener('keydown', ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => window.typed.push(performance.now() - timeStamp))),
      );
  });
  for (const letter of TYPED) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(90);
  }
  const value = await input.inputValue();
  return { times: await page.evaluate(() => window.typed), lost: TYPED.length - value.length };
}

async function showAllColumns(page) {
  await page.getByRole('button', { name: 'Columns' }).click();
  const boxes = page.locator('.sl-column-choice input[type="checkbox"]');
  const count = await boxes.count();
  for (let box = 0; box < count; box += 1) await boxes.nth(box).check();
  await page.keyboard.press('Escape');
  return count;
}

async function measure(browser, url, rounds) {
  const tokens = await signIn(url, 'super@demo.test');
  await fillProjects(url, tokens.access_token);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(remember, tokens);
  const page = await context.newPage();
  await page.goto(url + LIST);
  await page.locator('[data-row-key]').first().waitFor();
  const columns = await showAllColumns(page);
  const floor = await context.newPage();

  const lines = [];
  for (let round = 0; round < rounds; round += 1) {
    await floor.setContent(FLOOR);
    const bare = { scroll: await scrolled(floor, '.rows'), input: await typed(floor) };
    await page.bringToFront();
    await page.goto(url + LIST);
    await page.locator('[data-row-key]').first().waitFor();
    lines.push({ bare, list: { scroll: await scrolled(page, '[data-scrolls-rows]'), input: await typed(page) } });
    await floor.bringToFront();
  }
  print(lines, columns);
}

const of = (lines, side, pick) => median(lines.map((line) => pick(line[side])));

function print(lines, columns) {
  const rows = [
    ['dropped frames while scrolling', ({ scroll }) => scroll.frames.filter((frame) => frame > DROPPED_MS).length],
    ['frame, 95th percentile, ms', ({ scroll }) => percentile(scroll.frames, 0.95)],
    ['longest task while scrolling, ms', ({ scroll }) => scroll.longest],
    ['key press to painted letter, median, ms', ({ input }) => median(input.times)],
    ['key press to painted letter, longest, ms', ({ input }) => Math.max(...input.times)],
    ['letters lost', ({ input }) => input.lost],
  ].map(([what, pick]) => {
    const [list, bare] = [of(lines, 'list', pick), of(lines, 'bare', pick)];
    return [what, list.toFixed(1), bare.toFixed(1), bare > 0 ? (list / bare).toFixed(2) : '–'];
  });
  printTable(`Projects list, ${ROWS} rows × ${columns} columns`, ['what', 'list', 'bare page', 'ratio'], rows);
}

/** Scrolling and typing in the projects list with every column, beside a bare page of as many rows. */
export const benchProjectList = async ({ small }) => {
  const executablePath = await findOrInstallChromium();
  if (!executablePath) throw new Failure('The projects list bench needs Chromium, and none could be installed.');
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-bench-'));
  const product = await startProduct({ DATA_DIR: folder, DATABASE_URL: '' });
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    await measure(browser, product.url, small ? 1 : 5);
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true });
  }
};

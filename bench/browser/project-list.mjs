import { callApi, signIn } from '../product.mjs';
import { median, percentile, ratio, startTable } from '../table.mjs';
import { remember } from './cold-visit.mjs';
import { withProductInChromium } from './product-in-chromium.mjs';

const ROWS = 300;
const STEPS = 120;
const STEP_PX = 240;
const TYPED = 'menara damansara';
// A frame longer than two at 60 Hz: at least one was dropped.
const DROPPED_MS = 34;

const LIST = `/projects/list?per_page=${ROWS}&status=`;

const FLOOR = `<input type="search"><div class="rows" style="height:600px;overflow:auto">
  ${'<p style="height:60px">row</p>'.repeat(ROWS)}</div>`;

async function fillProjects(url, token) {
  const { total } = await callApi(url, '/projects?per_page=15', { token });
  const clients = (await callApi(url, '/clients?per_page=15', { token })).data;
  const managers = (await callApi(url, '/projects/permissions', { token })).data;
  for (let number = total; number < ROWS; number += 1) {
    const body = {
      name: `Cadangan membina blok pejabat ${number}, Shah Alam`,
      status: 'New',
      client_name: clients[number % clients.length].uuid,
      contract_sum: `${number * 10_000}.50`,
      budget: `${number * 9_000}.25`,
      retention_percent: '5',
      project_managers: [managers[number % managers.length].id],
      start_date: '2026-01-01',
      end_date: '2026-12-31',
    };
    await callApi(url, '/projects', { method: 'POST', token, body });
  }
}

// Runs in the page: records each frame's duration and the longest task.
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

// Time from a key press to the frame that shows its letter.
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

async function openList(page, url) {
  await page.goto(url + LIST);
  await page.locator('[data-row-key]').first().waitFor();
}

async function chooseAllColumns(page) {
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const boxes = page.locator('.sl-column-choice input[type="checkbox"]');
  const count = await boxes.count();
  for (let box = 0; box < count; box += 1) await boxes.nth(box).check();
  await page.keyboard.press('Escape');
  return count;
}

const figures = [
  [
    'dropped frames while scrolling',
    'dropped',
    ({ scroll }) => scroll.frames.filter((frame) => frame > DROPPED_MS).length,
  ],
  ['frame, 95th percentile, ms', 'frame 95 %', ({ scroll }) => percentile(scroll.frames, 0.95)],
  ['longest task while scrolling, ms', 'task', ({ scroll }) => scroll.longest],
  ['key press to painted letter, median, ms', 'key', ({ input }) => median(input.times)],
  ['key press to painted letter, longest, ms', 'key, longest', ({ input }) => Math.max(...input.times)],
  ['letters lost', 'lost', ({ input }) => input.lost],
];

async function measure(browser, url, rounds) {
  const tokens = await signIn(url, 'super@demo.test');
  await fillProjects(url, tokens.access_token);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(remember, tokens);
  const page = await context.newPage();
  await openList(page, url);
  const columns = await chooseAllColumns(page);
  const floor = await context.newPage();

  const printRound = startTable(`Projects list, ${ROWS} rows × ${columns} columns: each round`, [
    'round',
    ...figures.map(([, heading]) => heading),
  ]);
  const lines = [];
  for (let round = 1; round <= rounds; round += 1) {
    await floor.setContent(FLOOR);
    const bare = { scroll: await scrolled(floor, '.rows'), input: await typed(floor) };
    printRound([`${round}, bare page`, ...figures.map(([, , pick]) => pick(bare).toFixed(1))]);
    await page.bringToFront();
    await openList(page, url);
    await page.getByRole('button', { name: 'more columns' }).click();
    await page.locator('.sl-more-columns[aria-expanded=true]').waitFor();
    const list = { scroll: await scrolled(page, '[data-wide]'), input: await typed(page) };
    printRound([`${round}, list`, ...figures.map(([, , pick]) => pick(list).toFixed(1))]);
    lines.push({ bare, list });
    await floor.bringToFront();
  }
  print(lines);
}

function print(lines) {
  const row = startTable('Medians of the rounds', ['what', 'list', 'bare page', 'ratio']);
  for (const [what, , pick] of figures) {
    const [list, bare] = ['list', 'bare'].map((side) => median(lines.map((line) => pick(line[side]))));
    row([what, list.toFixed(1), bare.toFixed(1), ratio(list, bare)]);
  }
}

/** Measures scrolling and typing in the projects list with every column, compared with a bare page of as many rows. */
export const benchProjectList = ({ small }) =>
  withProductInChromium((browser, product) => measure(browser, product.url, small ? 1 : 5));

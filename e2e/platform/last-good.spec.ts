import { type RemoteMatrix } from '@siteledger/platform/contract';
import { type APIRequestContext, type Page } from '@playwright/test';
import { type Api } from '../api';
import { expect, PROVED, test } from '../fixtures';
import { note } from '../notes';
import { failureCard } from '../shell/remotes';
import { falls, type Fault, publicationOfBad, throws, whole } from './bad-release';
import { issueToken, registryOf } from './registry';

const REMOTE = 'mfe-finance';

const pendingExpenses = (page: Page) => page.getByRole('grid', { name: 'Pending expenses' });
const toPay = (page: Page) => page.getByRole('region', { name: 'To pay' });

type Case = Fault & { part: string; major: number; path: string; shown: (page: Page) => ReturnType<typeof toPay> };

const screen = { path: '/bulk-payment/pending-expenses', shown: pendingExpenses };
const CASES: Case[] = [
  { part: 'entry', major: 11, file: 'remoteEntry', breaks: throws, ...screen },
  { part: 'chunk', major: 12, file: 'assets/pending-expenses', breaks: throws, ...screen },
  // Published without a fault; the test aborts its request.
  { part: 'style', major: 13, file: 'assets/pending-expenses', breaks: whole, ...screen },
  { part: 'render', major: 14, file: 'assets/pending-expenses', breaks: falls, ...screen },
  { part: 'place', major: 15, file: 'assets/to-pay', breaks: falls, path: '/', shown: toPay },
];

/** Publishes a release as a team does, and selects it for everybody. */
async function select(request: APIRequestContext, token: string, version: string, fault: Fault) {
  const headers = { Authorization: `Bearer ${token}` };
  const at = `/api/v2/remotes/${REMOTE}`;
  const published = await request.post(`${at}/releases`, { headers, data: publicationOfBad(REMOTE, version, fault) });
  expect(published.ok(), await published.text()).toBe(true);
  const data = { release: version, reason: 'Looked fine to us' };
  const selected = await request.post(`${at}/environments/development/selection`, { headers, data });
  expect(selected.ok(), await selected.text()).toBe(true);
}

/** Parts of a release that browsers reported as failed. */
async function failedParts(admin: Api, version: string) {
  const { data } = await admin.get<{ data: RemoteMatrix }>('/remotes/environments');
  const release = data.remotes.find(({ name }) => name === REMOTE)?.releases.find((one) => one.version === version);
  return release?.health.screens.flatMap(({ failures }) => failures.map(({ part }) => part)) ?? [];
}

const filesOf = (page: Page, version: string) =>
  page.evaluate(
    (folder) => performance.getEntriesByType('resource').filter(({ name }) => name.includes(folder)).length,
    `/remotes/${REMOTE}/${version}/`,
  );

// Every run tests a release that does not start and one that fails while rendering; the others take the same paths.
const tagOf = (part: string) => (['entry', 'render'].includes(part) ? [] : [PROVED]);

for (const { part, major, path, shown, ...fault } of CASES) {
  const title = `good, bad, bad, bad ends on the good release when the ${part} fails`;
  test(title, { tag: tagOf(part) }, async ({ page, as, request, signInAs, expectComplaint }) => {
    expectComplaint(/mfe-finance|It does not start|It falls while it is drawn|error occurred in/);
    note({ gate: 'last good', held: 0, tried: 1 });
    const admin = await as('admin');
    const registry = registryOf(request, admin);
    const { release, revision } = await registry.present(REMOTE);
    await registry.markStable(REMOTE, release);
    const token = await issueToken(request, REMOTE);
    for (const minor of [1, 2, 3]) await select(request, token, `${major}.${minor}.0`, fault);
    const last = `${major}.3.0`;
    if (part === 'style') await page.route(`**/${last}/assets/*.css*`, (route) => route.abort());

    await signInAs('super', path);

    await expect(shown(page)).toBeVisible({ timeout: 25_000 });
    await expect(failureCard(page)).toHaveCount(0);
    expect(await filesOf(page, release)).toBeGreaterThan(0);
    await expect.poll(() => failedParts(admin, last), { timeout: 20_000 }).toContain(part);
    await registry.rollBack(REMOTE, revision);
    note({ gate: 'last good', held: 1, tried: 0 });
  });
}

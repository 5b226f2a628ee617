import { type Page } from '@playwright/test';
import { expect, PROVED, test } from '../fixtures';
import { isWhole } from './remote-faults';
import { failureCard, filesOf, headingOf, openByMenu, type Remote, remotes, settledFailureCard } from './remotes';

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isStillHere: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isStillHere' in window);

const expectOthersToWork = async (page: Page, broken: Remote) => {
  for (const other of remotes.filter((remote) => remote !== broken)) {
    await openByMenu(page, other);
    await expect(headingOf(page, other)).toBeVisible();
    await expect(failureCard(page)).toHaveCount(0);
  }
};

// The short form tests one remote; remote-faults.spec.ts tests how each one fails.
for (const broken of isWhole ? remotes : remotes.slice(0, 1)) {
  test(`without the files of ${broken.name} the others work, and Retry brings it back`, async ({
    page,
    signInAs,
    expectComplaint,
  }) => {
    expectComplaint(new RegExp(broken.name));
    const start = remotes.find((remote) => remote !== broken)!;
    await page.route(filesOf(broken), (route) => route.abort());
    await signInAs('super', start.path);
    await markDocument(page);

    await openByMenu(page, broken);
    await expect(failureCard(page)).toBeVisible();
    await expectOthersToWork(page, broken);

    await openByMenu(page, broken);
    await expect(settledFailureCard(page)).toBeVisible();
    await page.unroute(filesOf(broken));
    await failureCard(page).getByRole('button', { name: 'Retry' }).click();

    await expect(headingOf(page, broken)).toBeVisible();
    await expect(failureCard(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });
}

const [projects, finance] = remotes;

const NEVER_COMES =
  'when the files of a remote never arrive, a card says so after 10 seconds, and Retry fetches them again';

test(NEVER_COMES, { tag: PROVED }, async ({ page, signInAs, expectComplaint }) => {
  expectComplaint(new RegExp(finance.name));
  let isHanging = true;
  await page.route(filesOf(finance), (route) => (isHanging ? undefined : route.fallback()));
  await signInAs('super', projects.path);
  await markDocument(page);
  await openByMenu(page, finance);

  await expect(failureCard(page)).toBeVisible({ timeout: 13_000 });
  await openByMenu(page, projects);
  await expect(headingOf(page, projects)).toBeVisible();

  await openByMenu(page, finance);
  await expect(settledFailureCard(page)).toBeVisible({ timeout: 13_000 });
  isHanging = false;
  await failureCard(page).getByRole('button', { name: 'Retry' }).click();
  await expect(headingOf(page, finance)).toBeVisible({ timeout: 13_000 });
  expect(await isSameDocument(page)).toBe(true);
});

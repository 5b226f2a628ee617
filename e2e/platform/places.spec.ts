import { type Project } from '@siteledger/shared-lib/domain';
import { settled, violations } from '../axe';
import { expect, test } from '../fixtures';
import { calledBy } from './registry';

const remote = 'mfe-projects';

const FOLLOWS_WITHIN = { timeout: 5_000 };

test('an admin switches a tab of another remote off in its place, by keyboard, and an open project follows', async ({
  page,
  context,
  signInAs,
}) => {
  const admin = await signInAs('super', '/remotes');
  const called = await calledBy(admin, remote);
  const { data: projects } = await admin.get<{ data: Project[] }>('/projects');
  const other = await context.newPage();
  await other.goto(`/projects/${projects[0]!.uuid}`);
  const payments = other.getByRole('tab', { name: 'Payments' });
  await expect(payments).toBeVisible();

  const name = `Places of ${called} in development`;
  const places = page.getByRole('dialog', { name });
  const arrange = async (reason: string) => {
    await page.getByRole('button', { name }).press('Enter');
    await places.getByRole('switch', { name: 'Payments of mfe-finance' }).press('Space');
    await places.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await places.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(places).toBeHidden();
  };

  await arrange('Payments are shown elsewhere');
  await expect(payments).toBeHidden(FOLLOWS_WITHIN);
  await expect(other.getByRole('tab', { name: 'Cashflow' })).toBeVisible();
  await other.goto('/why');
  await expect(other.getByRole('list', { name: 'Parts of pages' })).toContainText('Payments project.details.tabs');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: `History of ${called} in development` }).click();
  const history = page.getByRole('dialog', { name: `History of ${called} in development` });
  await expect(history).toContainText('“payments” of mfe-finance switched off in project.details.tabs');
  await history.getByRole('button', { name: 'Close' }).click();
  await arrange('Payments are missed');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await other.goto(`/projects/${projects[0]!.uuid}`);
  await expect(payments).toBeVisible();
});

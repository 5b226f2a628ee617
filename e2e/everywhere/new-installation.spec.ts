import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { addDays, kualaLumpurToday } from '../days';
import { fillForm, pick, type Pick } from '../fill-form';
import { expect, test as base } from '../fixtures';
import { rm } from '../money';
import { BUILT, endServer, freePort, startServer, withSettings } from '../platform/servers';
import { createProjectOnScreen } from '../projects/project-form';

type Installation = { url: string; port: string; command: (...words: string[]) => string };

/** A server without demo data and users. */
const test = base.extend<{ installation: Installation }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing.
  installation: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'siteledger-e2e-new-'));
    const settings = { PORT: await freePort(), DATA_DIR: folder, APP_ENV: 'development', SEED: 'none' };
    const server = await startServer('server.js', settings);
    await use({
      url: `http://127.0.0.1:${settings.PORT}`,
      port: settings.PORT,
      // From another terminal, which knows the folder but not the port.
      command: (...words) =>
        execFileSync(process.execPath, [join(BUILT, 'admin.js'), ...words], {
          ...withSettings({ ...settings, PORT: '' }),
          encoding: 'utf8',
        }),
    });
    await endServer(server, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: ({ installation }, use) => use(installation.url),
});

const PASSWORD = 'a good horse';

const emptyOf = (page: Page, list: string) => page.getByRole('region', { name: list, exact: true });

async function setPasswordAndSignIn(page: Page, link: string) {
  await page.goto(new URL(link).pathname);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Password confirmation' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('status')).toHaveText('Password changed. Please sign in.');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Creates a missing record in the tab opened from a picker, and returns. */
async function createFromPicker(page: Page, what: string, values: Record<string, string | Pick>) {
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: `New ${what}` })
    .click();
  const tab = await opened;
  await fillForm(tab, tab.getByRole('dialog', { name: `New ${what}` }), values);
  await tab.getByRole('button', { name: `Create ${what}` }).click();
  await expect(tab.getByRole('dialog')).toBeHidden();
  await tab.close();
  // A headless browser treats every tab as focused.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('a new installation is led from its first user to its first certificate', async ({ page, installation }) => {
  test.setTimeout(240_000);
  const today = kualaLumpurToday();
  await page.goto('/login');
  await expect(page.getByText('node api/dist/admin.js create-super-admin <e-mail>')).toBeVisible();

  const said = installation.command('create-super-admin', 'siti@example.test', '--name', 'Siti', '--link');

  const link = /^http:\S+$/m.exec(said)?.[0] ?? '';
  expect(new URL(link).origin).toBe(`http://localhost:${installation.port}`);
  await setPasswordAndSignIn(page, link);
  await expect(page.getByRole('button', { name: 'Welcome, Siti' })).toBeVisible();

  await page.goto('/projects/list');
  await expect(emptyOf(page, 'Projects').getByText(/^No projects yet\./)).toBeVisible();
  await emptyOf(page, 'Projects').getByRole('link', { name: 'New project' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Menara Baru');
  await createFromPicker(page, 'client', { Name: 'Binaan Seri Maju' });
  await createFromPicker(page, 'user', {
    Name: 'Lim Wei Jie',
    'E-mail': 'lim@example.test',
    Password: PASSWORD,
    'Password confirmation': PASSWORD,
    Roles: pick('Project Manager'),
  });
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveValue('Menara Baru');
  await createProjectOnScreen(page, {
    name: 'Menara Baru',
    status: 'On Going',
    manager: 'Lim Wei Jie',
    client: 'Binaan Seri Maju',
    contractSum: '1000000',
    start: addDays(today, -100),
    end: addDays(today, 300),
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Menara Baru' })).toBeVisible();

  await page.getByRole('tab', { name: 'Invoices', exact: true }).click();
  await expect(emptyOf(page, 'Invoices').getByText(/^No invoices yet\./)).toBeVisible();
  await emptyOf(page, 'Invoices').getByRole('link', { name: 'New invoice' }).last().click();
  const form = page.getByRole('form', { name: /invoice/i });
  await fillForm(page, form, {
    'Work Done Certified': '100000',
    'Invoice Date': today,
    'Due Date': addDays(today, 30),
  });
  await form.getByRole('button', { name: 'Create invoice' }).click();

  await expect(
    page
      .getByRole('row')
      .filter({ hasText: rm('95000.00') })
      .first(),
  ).toBeVisible();
});

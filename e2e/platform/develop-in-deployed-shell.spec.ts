import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { expect, PROVED, test } from '../fixtures';
import { plantCranes } from './cranes-project';

const MAIN = join(__dirname, '../../platform/cli/main.mjs');
const PAGE = 'src/cranes-list/cranes-list-page.tsx';

let project: Awaited<ReturnType<typeof plantCranes>> | undefined;
let server: ChildProcess | undefined;

test.afterEach(async ({ page }) => {
  // A page that still follows the build would log an error when the server stops.
  await page.goto('about:blank');
  server?.kill();
  project?.remove();
});

/** Starts `dev` for a shell deployed at another address, and returns the address that it says to open. */
function develop(folder: string, shell: string) {
  server = spawn(process.execPath, [MAIN, 'dev', '--shell', shell], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise<string>((resolve, reject) => {
    server?.once('exit', () => reject(new Error('It ended.')));
    server?.stdout?.on('data', (printed: Buffer) => {
      const found = /^Open (\S+)$/m.exec(printed.toString())?.[1];
      if (found) resolve(found);
    });
  });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const problems = (page: Page) => page.getByRole('alert').filter({ hasText: 'mfe-cranes has' });

test(
  'a remote of another repository is developed in a deployed shell: the tab follows each build and says what is wrong',
  { tag: PROVED },
  async ({ page, signInAs, baseURL }) => {
    // Includes the first build and its first type check.
    test.setTimeout(300_000);
    project = await plantCranes();
    const sound = { page: project.read(PAGE), remote: project.read('remote.ts') };
    const address = new URL(await develop(project.folder, baseURL ?? ''));

    await signInAs('super', `/clients/list${address.search}`);
    await page.getByRole('button', { name: 'Run it' }).click();
    await expect(page.getByText('This tab runs mfe-cranes from http://localhost:')).toBeVisible();
    await page.getByRole('link', { name: 'Cranes', exact: true }).click({ timeout: 60_000 });
    await expect(heading(page, 'Cranes')).toBeVisible();
    await expect(page).toHaveURL(/\/cranes$/);

    project.write(PAGE, sound.page.replace('title="Cranes"', 'title="Tower cranes"'));
    await expect(heading(page, 'Tower cranes')).toBeVisible();
    await expect(page).toHaveURL(/\/cranes$/);

    project.write(PAGE, `${sound.page}\nexport const broken = (;\n`);
    await expect(problems(page)).toContainText('cranes-list-page.tsx');
    await expect(heading(page, 'Tower cranes')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(problems(page)).toHaveCount(0);

    project.write(PAGE, sound.page.replace('title="Cranes"', 'title={7}'));
    await expect(problems(page)).toContainText("Type 'number' is not assignable to type 'string'", {
      timeout: 120_000,
    });

    project.write('remote.ts', sound.remote.replaceAll("'/cranes", "'/clients"));
    project.write(PAGE, sound.page);
    await expect(problems(page)).toContainText('the path /clients belongs to more than one remote', {
      timeout: 60_000,
    });

    project.write('remote.ts', sound.remote);
    await expect(problems(page)).toHaveCount(0, { timeout: 60_000 });
    await page.getByRole('link', { name: 'Cranes', exact: true }).click();
    await expect(heading(page, 'Cranes')).toBeVisible();
  },
);

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Page } from '@playwright/test';
import { expect, PROVED, test } from '../fixtures';
import { startPackageRegistry } from './package-registry';
import { issueToken } from './registry';

const ROOT = join(__dirname, '../..');
/** Each attempt has its own name, because releases published by an earlier one remain. */
const nounOf = (attempt: number) => `cranes${attempt || ''}`;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

/** Creates a remote as a team with only npm, a registry with our packages, and a token. */
async function makeRemote(noun: string, url: string, token: string) {
  // Outside this repository, because the tools search the parent folders for a product.
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-elsewhere-'));
  const packages = await startPackageRegistry(folder);
  const environment = { ...packages.environment, SITELEDGER_URL: url, SITELEDGER_TOKEN: token };
  const npm = async (cwd: string, ...parameters: string[]) => {
    const running = promisify(execFile)('npm', parameters, { cwd, env: environment });
    const { stdout } = await running.catch((error: Error & { stdout: string }) => {
      throw new Error(`${error.message}\n${error.stdout}`);
    });
    return stdout;
  };
  try {
    for (const name of ['platform', 'shared-lib']) await npm(ROOT, 'publish', '--workspace', name);
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    const begun = performance.now();
    await npm(empty, 'exec', '--yes', '--package', '@siteledger/shared-lib', '--', 'siteledger', 'new', noun);
    const project = join(empty, `mfe-${noun}`);
    await npm(project, 'install');
    await npm(project, 'run', 'check');
    return { said: await npm(project, 'exec', '--', 'siteledger', 'publish'), begun };
  } finally {
    packages.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function switchOn(page: Page, title: string) {
  await page.goto('/remotes');
  await page.getByRole('button', { name: `Change ${title} in development` }).click();
  const change = page.getByRole('dialog', { name: `Change ${title} in development` });
  await change.getByRole('textbox', { name: 'Reason' }).fill('The cranes have come');
  await change.getByRole('button', { name: `Switch on ${title}` }).click();
  await expect(change).toBeHidden();
}

test(
  'a remote of another repository is made from our packages, published, switched on, and runs beside the others',
  { tag: PROVED },
  async ({ page, context, request, signInAs, baseURL }, { retry }) => {
    // Includes the install of all dependencies of a project, its tests and two builds.
    test.setTimeout(600_000);

    const noun = nounOf(retry);
    const title = `C${noun.slice(1)}`;

    const { said, begun } = await makeRemote(noun, baseURL ?? '', await issueToken(request, `mfe-${noun}`));

    expect(said).toContain('published');
    await signInAs('admin', '/projects/list');
    const other = await context.newPage();
    await other.goto('/projects/list');
    await expect(entry(other, 'Projects')).toBeVisible();
    await expect(entry(other, title)).toHaveCount(0);

    await switchOn(page, title);

    await expect(entry(other, title)).toBeVisible();
    console.log(`from an empty folder to the menu: ${Math.round((performance.now() - begun) / 1000)} s`);
    await entry(other, title).click();
    await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(other).toHaveTitle(`${title} · Siteledger`);
    const client = `Tower ${randomUUID().slice(0, 8)}`;
    await other.getByRole('link', { name: 'New client' }).click();
    await other.getByRole('textbox', { name: 'Name' }).fill(client);
    await other.getByRole('button', { name: 'Create client' }).click();
    await expect(other.getByText('Successfully created client.')).toBeVisible();
    await other.getByRole('searchbox', { name: 'Search clients' }).fill(client);
    await expect(other.getByText(client)).toBeVisible();

    for (const name of ['Projects', 'Invoices', 'Clients', 'Users']) await expect(entry(other, name)).toBeVisible();
    await entry(other, 'Clients').click();
    await expect(other.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  },
);

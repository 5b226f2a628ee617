import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, PROVED, test } from '../fixtures';
import { publish } from './registry';

const ROOT = join(__dirname, '../..');
const NAME = 'mfe-tower-cranes';
const FOLDER = join(ROOT, NAME);

type Template = { filesOfWorkspace: (name: string, versions: object) => Record<string, string> };

test.afterEach(() => rmSync(FOLDER, { recursive: true, force: true }));

test(
  'a remote as new-remote writes it is published and appears in the menu of an open tab',
  { tag: PROVED },
  async ({ page, request, signInAs, baseURL }) => {
    const { filesOfWorkspace } = (await import(join(ROOT, 'shared-lib/remotes/template.mjs'))) as Template;
    const files = filesOfWorkspace(NAME, { platform: '1.0.0', sharedLib: '1.0.0', react: '19.3.1' });
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
      writeFileSync(join(FOLDER, file), content);
    }
    await signInAs('admin', '/');
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tower cranes' });
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(entry).toHaveCount(0);

    await publish(request, NAME, '1.0.0', baseURL ?? '');
    await entry.click();

    await expect(page.getByRole('heading', { level: 1, name: 'Tower cranes' })).toBeVisible();
    await expect(page).toHaveTitle('Tower cranes · Siteledger');
  },
);

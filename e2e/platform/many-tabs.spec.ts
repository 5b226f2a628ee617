import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { type Api } from '../api';
import { expect, PROVED, test } from '../fixtures';
import { type User } from '../people';
import { remotes } from '../shell/remotes';
import { registryOf } from './registry';
import { freePort } from './servers';

// More than the six connections that browsers open to a host without HTTP/2.
const TABS = 12;
// Shorter than 15 s, the interval at which a tab polls if it misses the event of a switch.
const HEARD_WITHIN = { timeout: 7_000 };

const [, finance, parties] = remotes;

const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

async function openTabs(context: BrowserContext, first: Page, path: string) {
  const tabs = [first];
  while (tabs.length < TABS) {
    const tab = await context.newPage();
    await tab.goto(path);
    tabs.push(tab);
  }
  for (const tab of tabs) await expect(menuEntry(tab, finance.entry)).toBeVisible();
  return tabs;
}

type Given = {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
  as: (user: User) => Promise<Api>;
  signInAs: (user: User, path?: string) => Promise<Api>;
};

async function tryTabs({ page, context, as, request, signInAs }: Given) {
  test.setTimeout(120_000);
  const registry = registryOf(request, await as('admin'));
  await signInAs('super', '/clients/list/create');
  const tabs = await openTabs(context, page, '/clients/list/create');
  const run = Date.now().toString(36);

  for (const [at, tab] of tabs.entries()) {
    const form = tab.getByRole('form', { name: 'New client' });
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill(`Tab ${at} ${run}`);
    await form.getByRole('button', { name: 'Create client' }).click();
    await expect(tab.getByText(`Tab ${at} ${run}`).first()).toBeVisible();
  }

  const [closed, fallen, frozen, ...others] = tabs;
  const switchAndHear = async () => {
    for (const enabled of [false, true]) {
      await registry.set(finance.name, { enabled });
      await Promise.all(
        others.map((tab) => expect(menuEntry(tab, finance.entry)).toBeVisible({ visible: enabled, ...HEARD_WITHIN })),
      );
    }
  };
  await switchAndHear();

  await closed!.close();
  await switchAndHear();

  // Not awaited: the browser crashes the tab, but Playwright gets no response.
  void fallen!.goto('chrome://crash').catch(() => undefined);
  await switchAndHear();

  const browser = await context.newCDPSession(frozen!);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await switchAndHear();
  await expect(menuEntry(others[0]!, parties.entry)).toBeVisible();
}

test('twelve tabs save, and hear of a switch, whichever of them was closed, fell or froze', tryTabs);

type Nginx = { url: string; stop: () => Promise<void> };

type Proxy = {
  hasNginx: () => boolean;
  startNginx: (given: { folder: string; port: string; servers: string[] }) => Promise<Nginx>;
};

const behindNginx = test.extend({
  baseURL: async ({ baseURL }, use, { skip }) => {
    const { hasNginx, startNginx } = (await import(
      join(__dirname, '../../scripts/prove/rolling-restart/nginx.mjs')
    )) as Proxy;
    skip(!hasNginx(), 'no nginx on this machine');
    const folder = mkdtempSync(join(tmpdir(), 'siteledger-nginx-'));
    const { port } = new URL(baseURL!);
    const nginx = await startNginx({ folder, port: await freePort(), servers: [port, port] });
    await use(nginx.url);
    await nginx.stop();
    rmSync(folder, { recursive: true });
  },
});

behindNginx('the same behind the nginx that is shipped', { tag: PROVED }, tryTabs);

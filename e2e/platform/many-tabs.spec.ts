import { type BrowserContext, type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { remotes } from '../shell/remotes';
import { registryOf } from './registry';

// Browsers open six connections to a host that does not speak HTTP/2.
const TABS = 12;
const HEARD_WITHIN = { timeout: 2_000 };

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

test('twelve tabs save, and hear of a switch, whichever of them was closed, fell or froze', async ({
  page,
  context,
  as,
  request,
  signInAs,
}) => {
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

  // The browser is told so, but the tool that drives it is not.
  void fallen!.goto('chrome://crash').catch(() => undefined);
  await switchAndHear();

  const browser = await context.newCDPSession(frozen!);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await switchAndHear();
  await expect(menuEntry(others[0]!, parties.entry)).toBeVisible();
});

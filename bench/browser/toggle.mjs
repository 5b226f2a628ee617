const MENU = '.side-menu a';

/** Milliseconds from the answer to a switch until an open tab's menu has changed. */
export async function timeOfToggle(browser, registry, tokens, remote, { openPage, from }) {
  const page = await openPage(browser, tokens, { selector: MENU });
  await page.goto(from);
  const entry = page.locator(`${MENU}[href="${remote.path}"]`);
  await entry.waitFor();
  // The event stream opens a moment after the page.
  await page.waitForTimeout(1_000);
  await registry.set(remote.name, { enabled: false });
  const since = performance.now();
  await entry.waitFor({ state: 'detached' });
  const milliseconds = performance.now() - since;
  await registry.set(remote.name, { enabled: true });
  await page.context().close();
  return milliseconds;
}

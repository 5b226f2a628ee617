const MENU = '.side-menu a';

async function change(url, token, { name }, enabled) {
  const authorization = { authorization: `Bearer ${token}` };
  const { data } = await (await fetch(`${url}/api/v2/remotes/environments`, { headers: authorization })).json();
  const { revision, release } = data.remotes.find((remote) => remote.name === name).settings[data.environment];
  const answer = await fetch(`${url}/api/v2/remotes/${name}/environments/${data.environment}`, {
    method: 'PUT',
    headers: { ...authorization, 'content-type': 'application/json', 'if-match': String(revision) },
    body: JSON.stringify({ enabled, release, reason: 'Measured' }),
  });
  if (!answer.ok) throw new Error(`${name} was not changed: ${answer.status} ${await answer.text()}`);
}

/** Milliseconds from the answer to a toggle until an open tab's menu has followed. */
export async function timeOfToggle(browser, url, tokens, remote, { openPage, from }) {
  const page = await openPage(browser, tokens, { selector: MENU });
  await page.goto(url + from);
  const entry = page.locator(`${MENU}[href="${remote.path}"]`);
  await entry.waitFor();
  // The stream of changes is open a moment after the page.
  await page.waitForTimeout(1_000);
  await change(url, tokens.access_token, remote, false);
  const since = performance.now();
  await entry.waitFor({ state: 'detached' });
  const milliseconds = performance.now() - since;
  await change(url, tokens.access_token, remote, true);
  await page.context().close();
  return milliseconds;
}

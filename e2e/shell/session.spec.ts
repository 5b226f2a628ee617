import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { violations } from '../axe';
import { expect, keep, store, test } from '../fixtures';
import { password, people } from '../people';
import { beginAnswersOnly } from './begun-answers';

const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(`siteledger.${key}`), name);

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function signIn(page: Page, email: string, word: string) {
  await box(page, 'E-mail').fill(email);
  await box(page, 'Password').fill(word);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a session that was ended elsewhere leads to the sign-in page and back, with what was typed', async ({
  page,
  request,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/418/);
  const { tokens } = await signInAs('admin', '/accountCodes/create');
  // The dialog moves the focus to its first field, so anything typed before that would go there.
  await expect(box(page, 'Code')).toBeFocused();
  await box(page, 'Name').fill('Kerja paip');
  const { access_token, refresh_token } = tokens;
  const ended = await request.post('/api/v2/logout', {
    headers: { Authorization: `Bearer ${access_token}` },
    data: { refresh_token },
  });
  expect(ended.ok()).toBe(true);

  await box(page, 'Code').fill(`Z${Date.now()}`);
  await page.getByRole('button', { name: 'Create account code' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2FaccountCodes%2Fcreate$/);
  await signIn(page, people.admin, password);

  await expect(page.getByText('Draft restored.')).toBeVisible();
  await expect(box(page, 'Name')).toHaveValue('Kerja paip');
  await page.goto('/login');
  await expect(page).toHaveURL(/\/$/);
});

test('leaving a page before the user is known keeps the session', async ({ page, signInAs }) => {
  await signInAs('owner', '/health/live');
  // Never answered, so that leaving the page aborts the call.
  await page.route('**/api/v2/user/details', () => undefined, { times: 2 });
  for (const path of ['/clients/list', '/clients/list']) {
    const asked = page.waitForRequest('**/api/v2/user/details');
    await page.goto(path);
    await asked;
  }

  await page.goto('/contractors/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Contractors' })).toBeVisible();
});

test.describe('behind a connection that is slow in the middle of an answer', () => {
  const path = '/api/v2/user/details';
  let slow: Awaited<ReturnType<typeof beginAnswersOnly>>;
  test.beforeAll(async ({ baseURL }) => {
    slow = await beginAnswersOnly(baseURL!, path);
  });
  test.afterAll(() => slow.close());

  test('leaving a page while the user is being read keeps the session', async ({ page, as }) => {
    const { access_token, refresh_token, expires_in } = (await as('owner')).tokens;
    await page.goto(`${slow.url}/health/live`);
    await keep(page, {
      app_version: '1.5',
      access_token,
      refresh_token,
      expires_at: String(Date.now() + expires_in * 1000),
    });
    const told = page.waitForResponse(`${slow.url}${path}`);
    await page.goto(`${slow.url}/clients/list`);
    await told;

    await page.goto(`${slow.url}/health/live`);
    expect(await stored(page, 'access_token')).toBe(access_token);
  });
});

test('signs out when the user cannot be read, or another version of the app stored it', async ({
  page,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/503/);
  await signInAs('owner', '/health/live');
  await page.route('**/api/v2/user/details', (route) => route.fulfill({ status: 503, json: { message: 'Busy.' } }));
  await page.goto('/clients/list');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fclients%2Flist$/);
  expect(await stored(page, 'access_token')).toBeNull();

  await page.unroute('**/api/v2/user/details');
  await signInAs('owner', '/health/live');
  await store(page, { app_version: '1.4', theme: 'dark' });
  await page.goto('/clients/list');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fclients%2Flist$/);
  for (const [name, value] of Object.entries({ app_version: '1.5', access_token: null, theme: null }))
    expect(await stored(page, name)).toBe(value);
});

test('Back leaves an address that leads on, and an unknown one, to the screen before', async ({ page, signInAs }) => {
  await signInAs('owner', '/contractors/list');
  const contractors = page.getByRole('heading', { level: 1, name: 'Contractors' });
  for (const [address, shown] of [
    ['/clients', /\/clients\/list$/],
    ['/nope', /\/404$/],
  ] as const) {
    await expect(contractors).toBeVisible();
    await page.goto(address);
    await expect(page).toHaveURL(shown);

    await page.goBack();

    await expect(page).toHaveURL(/\/contractors\/list$/);
  }
  await expect(contractors).toBeVisible();
});

test('a failure of the server is said until it is closed, and being offline as long as it lasts', async ({
  page,
  context,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/500|ERR_INTERNET_DISCONNECTED/);
  await signInAs('owner', '/clients/list');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.route(/\/api\/v2\/clients\?/, (route) => route.fulfill({ status: 500, json: { message: 'A cause.' } }));
  await page.getByRole('searchbox').fill('x');

  const toast = page
    .getByRole('alert')
    .getByText('Something went wrong. Try refresh the page or contact the admin if the problem persist.');
  await expect(toast).toBeVisible();
  await expect(page.getByText('A cause.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(toast).toHaveCount(0);
  await page.unroute(/\/api\/v2\/clients\?/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);

  const notice = page.getByText('You are offline. Nothing is saved until the connection is back.');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test('signing in says what is wrong, and after five failures that it is enough', async ({ page, expectComplaint }) => {
  expectComplaint(/422|429/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(box(page, 'E-mail')).toHaveAccessibleDescription('E-mail is required.');
  await expect(box(page, 'Password')).toHaveAccessibleDescription('Password is required.');
  expect(await violations(page)).toEqual([]);
  await box(page, 'E-mail').fill('nobody');
  await expect(box(page, 'E-mail')).toHaveAccessibleDescription('E-mail is not a valid email.');

  const email = `${randomUUID()}@demo.test`;
  for (let failure = 0; failure < 5; failure += 1) {
    await signIn(page, email, `guess ${failure}`);
    await expect(box(page, 'E-mail')).toHaveAccessibleDescription('E-mail or password is not correct.');
  }
  await signIn(page, email, 'guess 5');
  await expect(page.getByRole('alert').getByText('Too many attempts. Try again later.')).toBeVisible();
});

test('a change of the password says what is wrong with it', async ({ page, signInAs, expectComplaint }) => {
  expectComplaint(/422/);
  await signInAs('owner', '/profile');
  const change = page.getByRole('button', { name: 'Change password', exact: true });
  await change.click();
  for (const name of ['Current password', 'Password', 'Password confirmation'])
    await expect(box(page, name)).toHaveAccessibleDescription(`${name} is required.`);
  await box(page, 'Password').fill('abc');
  await box(page, 'Password confirmation').fill('abd');
  await expect(box(page, 'Password')).toHaveAccessibleDescription(
    'Password field must be at least or equals to 6 characters.',
  );
  await expect(box(page, 'Password confirmation')).toHaveAccessibleDescription(
    'Password confirmation must be equal to Password.',
  );

  await box(page, 'Current password').fill('not this one');
  await box(page, 'Password').fill('new horse');
  await box(page, 'Password confirmation').fill('new horse');
  await change.click();
  await expect(box(page, 'Current password')).toHaveAccessibleDescription('Current password is not correct.');
});

test('two tabs that find the session at its end renew it once between them, and both go on', async ({
  page,
  signInAs,
}) => {
  const rounds = 5;
  await signInAs('owner', '/clients/list');
  const other = await page.context().newPage();
  await other.goto('/clients/list');
  for (const tab of [page, other]) await expect(tab.getByRole('row').nth(1)).toBeVisible();
  const sent: unknown[] = [];
  await page.context().route('**/api/v2/refresh', async (route) => {
    sent.push(route.request().postDataJSON().refresh_token);
    // Sends it only when the other tab waits for the lock too.
    const bothAsk = async () => ((await navigator.locks.query()).pending ?? []).length === 1;
    await page.waitForFunction(bothAsk, undefined, { polling: 20, timeout: 5000 }).catch(() => undefined);
    await route.continue();
  });
  const search = async (tab: Page, text: string) => {
    const answer = tab.waitForResponse((one) => one.url().includes(text));
    await tab.getByRole('searchbox').fill(text);
    return (await answer).status();
  };

  const outcomes: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const before = sent.length;
    await page.evaluate(() => localStorage.setItem('siteledger.expires_at', '0'));
    const answers = await Promise.all([page, other].map((tab) => search(tab, `round${round}`))).catch(String);
    // A refresh token that is sent twice ends the session.
    const isOnce = sent.length > before && new Set(sent).size === sent.length;
    outcomes.push(`${isOnce ? 'each token once' : 'a token twice'}: ${String(answers)}`);
  }

  const right = 'each token once: 200,200';
  console.log(`gate two tabs: ${outcomes.filter((one) => one === right).length}/${rounds} renewals`);
  expect(outcomes).toEqual(Array.from({ length: rounds }, () => right));
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/clients\/list/);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { headingOf, remotes } from '../shell/remotes';

const [, finance] = remotes;
const ROOT = join(__dirname, '../..');

let server: ChildProcess | undefined;

test.afterEach(() => void server?.kill());

test('a developer agrees to put a build of their own into a running shell, sees that it is one, and resets it', async ({
  page,
  signInAs,
}) => {
  server = spawn(process.execPath, [join(ROOT, 'platform/cli/main.mjs'), 'serve'], {
    cwd: join(ROOT, finance.name),
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve) =>
    server?.stdout?.on('data', (printed: Buffer) => {
      const found = /=(http:\/\/localhost:\d+)/.exec(printed.toString())?.[1];
      if (found) resolve(found);
    }),
  );
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));

  await signInAs('super', `${finance.path}?remote.${finance.name}=${origin}`);

  const question = page.getByRole('dialog', { name: 'Run code from this machine?' });
  await expect(question).toContainText(`${finance.name} from the build at ${origin}`);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(page.getByText('This tab runs')).toHaveCount(0);
  expect(fetched.filter((url) => url.startsWith(origin))).toEqual([]);

  await question.getByRole('button', { name: 'Run it' }).click();
  await expect(headingOf(page, finance)).toBeVisible();
  await expect(page.getByText(`This tab runs ${finance.name} from ${origin}.`)).toBeVisible();
  expect(fetched.some((url) => url.startsWith(`${origin}/remoteEntry`))).toBe(true);

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(headingOf(page, finance)).toBeVisible();
  await expect(page.getByText('This tab runs')).toHaveCount(0);
});

test('an address that is not of this machine is not taken', async ({ page, signInAs }) => {
  await signInAs('super', `${finance.path}?remote.${finance.name}=https://evil.example`);

  await expect(headingOf(page, finance)).toBeVisible();
  await expect(page.getByText('This tab runs')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, PROVED, test } from '../fixtures';

const COPY = join(__dirname, '../../scripts/example/copy-example.mjs');

type Copy = { folder: string; root: string; start: string };

let copy: Copy | undefined;
let server: ChildProcess | undefined;

test.afterEach(() => {
  server?.kill();
  if (copy) rmSync(copy.folder, { recursive: true });
});

test(
  'the platform and its example, copied into an empty folder, are two remotes in a shell of their own',
  { tag: PROVED },
  async ({ page }) => {
    // Builds three packages first.
    test.setTimeout(240_000);
    const { copyExample } = (await import(COPY)) as { copyExample: () => Copy };
    copy = copyExample();
    server = spawn('sh', ['-c', `exec ${copy.start}`], {
      cwd: copy.root,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const origin = await new Promise<string>((resolve) =>
      server?.stdout?.on('data', (printed: Buffer) => {
        const found = /^Yard: (http:\/\/localhost:\d+)/m.exec(printed.toString())?.[1];
        if (found) resolve(found);
      }),
    );

    await page.goto(origin);
    await expect(page.getByRole('heading', { name: 'Cranes' })).toBeVisible();
    await expect(page.getByText('A truck can take Crane 7 today.')).toBeVisible();
    await page.getByRole('link', { name: 'Trucks' }).click();
    await expect(page.getByRole('heading', { name: 'Trucks' })).toBeVisible();
    await expect(page).toHaveURL(`${origin}/trucks`);
  },
);

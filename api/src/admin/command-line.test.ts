import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'siteledger-admin-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(parameters: readonly string[], typed = '') {
  const source = ['--conditions=source', '--import', 'tsx', join(__dirname, '../admin.ts')];
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', DATA_DIR: folder };
  const child = spawn(process.execPath, [...source, ...parameters], { env });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stdin.end(`${typed}\n`);
  const [code] = (await once(child, 'exit')) as [number];
  return { code, said: said.trim() };
}

test('works from the command line: a new database, a Super Admin with a password from a pipe', async () => {
  const migrated = await run(['migrate']);
  const created = await run(['create-super-admin', 'siti@example.test'], 'a good horse');

  expect(migrated).toMatchObject({ code: 0, said: expect.stringMatching(/^Applied 0001-people\.sql, /) });
  expect(created).toEqual({ code: 0, said: 'siti@example.test <siti@example.test> is a Super Admin.' });
}, 120_000);

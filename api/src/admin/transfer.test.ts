import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app';
import { type OpenDatabase } from '../db/database';
import { openPglite } from '../db/pglite';
import { addUser } from '../testing/add-user';
import { client } from '../testing/client';
import { fingerprint } from '../testing/contract/fingerprint';
import { keptOpen, operatorOf } from '../testing/operator';
import { addExpense, addPayment, addProject } from '../testing/records';
import { openTestDatabase } from '../testing/test-database';
import { TEST_CONFIG } from '../testing/with-app';

const NOW = new Date('2026-07-01T02:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'siteledger-admin-'));
let target: OpenDatabase;
const admin = operatorOf({
  get database() {
    return target;
  },
});

beforeAll(async () => {
  target = await openTestDatabase();
});
afterAll(async () => {
  await target.close();
  rmSync(folder, { recursive: true, force: true });
});

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

test('moves from the embedded database to a new one, to the last digit, and goes on there', async () => {
  const source = await openPglite(folder);
  const work = async (database: OpenDatabase, name: string) => {
    const app = await buildApp({ config: TEST_CONFIG, database, clock: () => NOW });
    const user = await addUser(database.db, NOW, { roles: [3], email: `${name}@example.test` });
    const owner = { ...client(app, user.token), user };
    const project = await addProject(owner, { name: `Jetty “${name}” \\ "1"\n2` });
    const expense = await addExpense(owner, { project_uuid: project.uuid, invoice_amt: '999999999999.99' });
    await addPayment(owner, { expense_uuid: expense.uuid, payment_amt: '0.01' });
    await app.close();
  };
  await work(source, 'lim');
  const before = await fingerprint(source.db);
  const open = async ({ databaseUrl }: { databaseUrl: string | undefined }) => keptOpen(databaseUrl ? target : source);
  const move = () => admin(['transfer'], { open, config: { databaseUrl: 'postgres://new/database' } });

  const { code, said } = await move();
  const after = await fingerprint(target.db);
  await work(target, 'mei');
  const again = await move();
  await source.close();

  const onTarget = { open: async () => keptOpen(target) };
  const ofRows = ({ schema_migrations, ...others }: Record<string, string>) => ({ others, ran: schema_migrations });
  expect([code, said]).toEqual([0, expect.arrayContaining(['projects: 1', 'expenses: 1', 'payments: 1'])]);
  expect(ofRows(after).others).toEqual(ofRows(before).others);
  expect(again).toMatchObject({ code: 2, text: expect.stringContaining('has users already') });
  expect(await admin(['rebuild-figures'], onTarget)).toMatchObject({ code: 0 });
  expect(await admin(['verify-audit-chain'], onTarget)).toMatchObject({ code: 0 });
}, 120_000);

import { sql } from 'kysely';
import { seedDemo } from '../db/seed/seed-demo';
import { withApp } from '../testing/apps/with-app';
import { differences, figuresIn } from '../testing/contract/moved/figures-of';
import { exportedFiles, importFile } from '../testing/contract/moved/move-lists';
import { expectRightSums } from '../testing/records/kept-sums';
import { tellGate } from '../testing/tell-gate';

const former = withApp();
const server = withApp();

const TODAY = '2026-07-01';
const PAST = '2026-03-15';
const BANK = { opening_balance: '-1234.50', opening_day: '2026-01-01' };

// A quarter of the projects shows every kind of record.
const isFull = process.env.PROVE === '1';
const DOCUMENTS = ['payments', 'expenses', 'invoices', 'purchase_orders', 'variation_orders'];

async function openDemo() {
  await seedDemo(former.db, { scale: 1, clock: () => new Date(`${TODAY}T10:00:00+08:00`) });
  if (isFull) return;
  for (const table of DOCUMENTS)
    await sql`update ${sql.table(table)} set deleted_at = now() where project_id % 4 <> 0`.execute(former.db);
  await sql`
    update payment_records set deleted_at = now() where id not in (
      select payment_record_id from payments where deleted_at is null and payment_record_id is not null)`.execute(
    former.db,
  );
  await sql`update projects set deleted_at = now() where id % 4 <> 0`.execute(former.db);
}

test('the exported lists of the demo make an empty installation with the same figures everywhere', async () => {
  await openDemo();
  const old = await former.as('ADMIN', { name: 'Former' });
  const api = await server.as('ADMIN', { name: 'New' });
  await old.post('/bank_accounts', { name: 'Current', bank: 'Maybank', account_no: '5128', active: 'yes', ...BANK });
  let rows = 0;

  for (const file of await exportedFiles(old)) {
    const { entity } = file.step;
    const moved = await importFile(server, api, file);
    expect({ entity, ...moved }).toEqual({
      ...{ entity, status: 'committed', wrong: [] },
      left_out: entity === 'user' ? 1 : 0,
    });
    rows += file.rows;
  }

  const problems: string[] = [];
  let tried = 0;
  for (const day of [undefined, PAST]) {
    const expected = await figuresIn(old, day, TODAY);
    problems.push(...differences(expected, await figuresIn(api, day, TODAY)).map((one) => `${day ?? 'today'} ${one}`));
    tried += expected.size;
  }
  process.stdout.write(`moved demo: ${rows} rows\n`);
  tellGate('moved demo', { passed: Math.max(0, tried - problems.length), tried, of: 'replies with figures' });
  expect(problems.slice(0, 60)).toEqual([]);
  await expectRightSums(server.db);
}, 600_000);

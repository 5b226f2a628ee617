import { isPassword } from '../../resources/session/password-hash';
import { withDemo } from '../../testing/apps/with-demo';
import { type Db } from '../database';
import { COUNTS } from './numbers/counts';
import { seedDemo } from './seed-demo';

const TODAY = '2026-07-22';

const demo = withDemo(TODAY);

const EXPECTED_ROWS: Record<string, number> = {
  projects: 24,
  "projects where status = 'New'": 4,
  "projects where status = 'On Going'": 14,
  "projects where status = 'Completed'": 6,
  clients: 18,
  end_customers: 9,
  'organisations where type = 1': 55,
  'organisations where type = 2': 30,
  'organisations where type = 3': 1,
  users: 22,
  'user_roles where role_id = 4': 9,
  account_codes: 120,
  bank_accounts: 3,
  'account_codes where parent_id is null': 8,
  invoices: 240,
  variation_orders: 96,
  "variation_orders where status = 'approved'": 58,
  purchase_orders: 430,
  purchase_order_lines: 1_700,
  expenses: 2_200,
  'expenses where purchase_order_id is not null': 1_870,
  'payments where invoice_id is not null': 230,
  'payments where expense_id is not null': 1_950,
  payment_records: 120,
  "invoices where status = 'writeOff'": 6,
  "expenses where status = 'writeOff'": 14,
  write_off_events: 20,
};

test('a mid-size contractor has as many of everything as the demo promises', async () => {
  for (const [table, count] of Object.entries(EXPECTED_ROWS))
    expect([table, await demo.count(table)]).toEqual([table, count]);
});

test('names with signs and of full length, single sen and settled credits are there to be seen', async () => {
  const [odd] = await demo.rows(`select
    (select count(*) from (select name from projects union all select name from clients union all select name from organisations) n where length(name) = 200) as longest,
    (select count(*) from (select name from projects union all select name from clients union all select name from organisations) n
      where name like '%''%' and name like '%&%' and name like '%(%)%') as signs,
    (select count(*) from expenses where total_expenses = 0.01) as one_sen_bills,
    (select count(*) from invoices where balance = 0.01) as one_sen_open,
    (select count(*) from expenses where dc_note = total_expenses and status = 'paid') as credited`);

  expect(odd).toEqual({ longest: 3, signs: 3, one_sen_bills: 1, one_sen_open: 1, credited: 1 });
});

test('the four demo users sign in with the known password, and the manager has several projects', async () => {
  const users =
    await demo.rows(`select email, role_id, password_hash, (select count(*) from project_managers where user_id = users.id) as projects
    from users join user_roles on user_id = users.id where email in ('super@demo.test', 'admin@demo.test', 'owner@demo.test', 'pm@demo.test') order by role_id`);

  expect(users.map(({ email, role_id }) => [email, role_id])).toEqual([
    ['super@demo.test', 1],
    ['admin@demo.test', 2],
    ['owner@demo.test', 3],
    ['pm@demo.test', 4],
  ]);
  expect(await isPassword('siteledger', String(users[0]?.password_hash), { source: 'test', isKnown: true })).toBe(true);
  expect(users[3]?.projects).toBeGreaterThanOrEqual(4);
});

test('numbers and ids go on where the demo stopped', async () => {
  const [invoice] =
    await demo.rows(`select count(*) as count, max(invoice_no) as last, (select value from counters where name = 'INV-2026') as counter
    from invoices where invoice_no like 'INV-2026-%'`);
  const client = await demo.db.insertInto('clients').values({ name: 'Next' }).returning('id').executeTakeFirst();
  await demo.db.deleteFrom('clients').where('name', '=', 'Next').execute();

  expect(invoice?.counter).toBe(invoice?.count);
  expect(invoice?.last).toBe(`INV-2026-${String(invoice?.counter).padStart(4, '0')}`);
  expect(client?.id).toBe(COUNTS.clients + 1);
});

test('the same day gives the same data, but for the salt of the password', async () => {
  const tables = (
    await demo.rows(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('schema_migrations', 'roles', 'data_versions')`,
    )
  ).map(({ name }) => name);
  const digest = (from: Db) =>
    demo.rows(
      tables
        .map(
          (name) => `select '${name}' as name, md5(string_agg(row, '' order by row)) as digest
      from (select (to_jsonb(t) - 'password_hash')::text as row from ${name} t) rows`,
        )
        .join(' union all '),
      from,
    );

  const again = await demo.another(TODAY);

  expect(await digest(again)).toEqual(await digest(demo.db));
});

test('a database with users is left as it is', async () => {
  const isFilled = await seedDemo(demo.db, { scale: 1, clock: () => new Date('2027-01-01T10:00:00+08:00') });

  expect(isFilled).toBe(false);
  expect(await demo.count('users')).toBe(COUNTS.users);
});

test('a scale of two is two such companies with one chart of accounts and one company of our own', async () => {
  const twice = await demo.another(TODAY, 2);
  const once = ['account_codes', 'organisations where type = 3', "users where email like 'pm@%'"];
  const counted = ['projects', 'users', 'invoices', 'purchase_orders', 'expenses', 'payments', 'payment_records'];

  for (const table of once) expect([table, await demo.count(table, twice)]).toEqual([table, EXPECTED_ROWS[table] ?? 1]);
  for (const table of counted) {
    expect([table, await demo.count(table, twice)]).toEqual([table, 2 * Number(await demo.count(table))]);
  }
});

import { operatorOf } from '../testing/databases/operator';
import { addExpense, addPayment, addProject } from '../testing/records/records';
import { withApp } from '../testing/apps/with-app';

const server = withApp();
const admin = operatorOf(server);

test('lists its commands, and takes no other for one of them', async () => {
  expect(await admin([])).toMatchObject({ code: 0, text: expect.stringContaining('create-super-admin <e-mail>') });
  expect(await admin(['drop-everything'])).toMatchObject({ code: 2, text: expect.stringContaining('migrate') });
});

test.each([
  [['rebuild-figures', '--force'], 'There is no option --force here. Usage: rebuild-figures [--dry-run]'],
  [['rebuild-figures', '--dry-run=yes'], '--dry-run takes no value. Usage: rebuild-figures [--dry-run]'],
  [['rebuild-figures', 'all'], '“all” is not expected here. Usage: rebuild-figures [--dry-run]'],
  [
    ['remotes', 'off', 'mfe-cranes', '--reson', 'It crashes'],
    expect.stringMatching(/^There is no option --reson here\. Usage: /),
  ],
  [['remotes', 'off', 'mfe-cranes', '--reason'], expect.stringMatching(/^--reason needs a value\. Usage: /)],
  [['remotes', 'off', '--reason', '--message', 'Soon'], expect.stringMatching(/^--reason needs a value\. Usage: /)],
])('says in a line what is wrong with what was typed: %s', async (typed, line) => {
  expect(await admin(typed)).toMatchObject({ code: 2, said: [line] });
});

test('finds every kept sum right after documents were paid', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  const expense = await addExpense(owner, { project_uuid: (await addProject(owner)).uuid });
  await addPayment(owner, { expense_uuid: expense.uuid, payment_amt: '40.00' });

  expect(await admin(['rebuild-figures'])).toMatchObject({ code: 0, said: ['Every kept sum is right.'] });
});

test('names the sums that are wrong, and sets them right unless it only looks', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  const project = await addProject(owner);
  const expense = await addExpense(owner, { project_uuid: project.uuid });
  await addPayment(owner, { expense_uuid: expense.uuid, payment_amt: '40.00' });
  await server.db.updateTable('project_totals').set({ paid: '39.99' }).execute();

  const looked = await admin(['rebuild-figures', '--dry-run']);
  const mended = await admin(['rebuild-figures']);

  const line = `project ${project.code}: paid was 39.99, is 40.00`;
  expect(looked).toMatchObject({ code: 1, said: [line, '1 kept sums were wrong. Nothing was written.'] });
  expect(mended).toMatchObject({ code: 1, said: [line, '1 kept sums were wrong. They have been corrected.'] });
  expect((await admin(['rebuild-figures'])).code).toBe(0);
});

test('tells how to back up without telling the password', async () => {
  const databaseUrl = 'postgres://siteledger:canary@db.example.test/siteledger';

  const { code, text } = await admin(['backup-hints'], { config: { databaseUrl } });

  expect([code, text.includes('canary')]).toEqual([0, false]);
  expect(text).toContain("pg_dump --format=custom --file=siteledger-$(date +%F).dump 'postgres://siteledger@db.");
  expect((await admin(['backup-hints'], { config: { dataDir: '/srv/data' } })).text).toContain("-C '/srv/data'");
});

test('refuses to work on a database that is not up to date', async () => {
  const ran = await server.db.deleteFrom('schema_migrations').where('name', '>', '0017').returningAll().execute();

  const { code, said } = await admin(['rebuild-figures']);
  await server.db.insertInto('schema_migrations').values(ran).execute();

  expect([code, said]).toEqual([2, [`The database is not up to date (${ran.length} migrations): run migrate first.`]]);
  expect(await admin(['migrate'])).toMatchObject({ code: 0, said: ['The database is up to date.'] });
});

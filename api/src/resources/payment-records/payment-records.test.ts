import { sql } from 'kysely';
import { enterP1 } from '../../testing/records/p1';
import { withApp } from '../../testing/apps/with-app';
import { HEAD, ownerWithExpenses, pay, statusOf, stored } from '../../testing/records/open-expenses';

const server = withApp();

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

test('pays two expenses of the worked example with one cheque', async () => {
  const api = await server.as('BUSINESS_OWNER', { name: 'Owner' });
  const { expenses } = await enterP1(api);

  const { status, body } = await pay(api, {
    [expenses.E2?.uuid ?? '']: '50000.00',
    [expenses.E3?.uuid ?? '']: 59000,
  });

  expect(status).toBe(201);
  expect(body).toMatchObject({
    data: { ...HEAD, record_no: 'PV-2026-0001', remark: null, payment_count: 2, total_paid: '109000.00' },
    warnings: [],
  });
  expect(await statusOf(api, 'E2')).toEqual({ status: 'paid', balance: '0.00' });
  expect(await statusOf(api, 'E3')).toEqual({ status: 'partial', balance: '100000.00' });
  const [entry] = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'payment-record.create')
    .execute();
  expect(entry).toMatchObject({
    user_name: 'Owner',
    entity: 'payment-record',
    entity_uuid: body.data.uuid,
    after: { record_no: 'PV-2026-0001', payments: [{ payment_amt: '50000.00' }, { payment_amt: '59000.00' }] },
  });
});

test('names every row that cannot be paid, and pays none', async () => {
  const { api, uuids } = await ownerWithExpenses(server, 5);
  const [open, paid, writtenOff, much, deleted] = uuids as [string, string, string, string, string];
  await api.post('/payments', { expense_uuid: paid, payment_date: '2026-06-01', payment_amt: '100.00' });
  await api.put(`/write-off/expenses/${writtenOff}`, { reason: 'Gone' });
  await server.db.updateTable('expenses').set({ deleted_at: new Date() }).where('uuid', '=', deleted).execute();
  const before = await stored(server);

  const { status, body } = await pay(api, {
    [open]: '1.00',
    [paid]: '1.00',
    [writtenOff]: '1.00',
    [much]: '100.01',
    [deleted]: '1.00',
    [UNKNOWN]: '1.00',
  });

  expect(status).toBe(422);
  expect(body.errors).toEqual({
    [`payments.${paid}`]: ['The expense is already paid.'],
    [`payments.${writtenOff}`]: ['The expense is written off.'],
    [`payments.${much}`]: ['Payment Amount must be less than or equals to the balance of RM 100.00.'],
    [`payments.${deleted}`]: ['Expense not found.'],
    [`payments.${UNKNOWN}`]: ['Expense not found.'],
  });
  expect(await stored(server)).toEqual(before);
});

test.each([
  ['0.00', 'Payment Amount must be more than 0.'],
  ['-5', 'Payment Amount must be more than 0.'],
  ['1.001', 'Payment Amount must have at most 2 decimals.'],
  ['ten', 'Payment Amount must only consists of numbers.'],
  [null, 'Payment Amount is required.'],
  [true, 'Payment Amount must only consists of numbers.'],
])('does not pay %p', async (amount, message) => {
  const { api, uuids } = await ownerWithExpenses(server, 1);

  const { status, body } = await pay(api, { [uuids[0] ?? '']: amount });

  expect(status).toBe(422);
  expect(body.errors[`payments.${uuids[0]}`]).toContain(message);
});

test('asks for a bank, a day, a cheque number and at least one payment', async () => {
  const { api, uuids } = await ownerWithExpenses(server, 1);
  const many = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [String(index + 1), '1.00']));

  const empty = await api.post('/payment_records', { payments: {} });
  const future = await pay(api, { [uuids[0] ?? '']: '1.00' }, { payment_date: '2026-07-02' });

  expect(empty.body.errors).toEqual({
    bank: ['Disbursement Bank is required.'],
    payment_date: ['Payment Date is required.'],
    cheque_no: ['Cheque No is required.'],
    payments: ['Payments is required.'],
  });
  expect((await api.post('/payment_records', HEAD)).body.errors).toEqual({ payments: ['Payments is required.'] });
  expect((await pay(api, [1])).body.errors).toEqual({ payments: ['Payments is not valid.'] });
  expect((await pay(api, many)).body.errors).toEqual({ payments: ['Payments must be less than or equals to 1000.'] });
  expect((await pay(api, { nonsense: '1.00' })).body.errors).toEqual({
    'payments.nonsense': ['Expense is not valid.'],
  });
  expect(future.body.errors).toEqual({ payment_date: ['Payment Date must not be in the future.'] });
});

test('an expense that is named twice is paid once at most', async () => {
  const { api, uuids } = await ownerWithExpenses(server, 1);
  const [uuid = ''] = uuids;

  const { body } = await pay(api, { [uuid]: '60.00', [uuid.toUpperCase()]: '60.00' });

  expect(Object.values(body.errors)).toEqual([['The expense is named twice.']]);
});

test('a cheque number that was used before is a warning, not an error', async () => {
  const { api, uuids } = await ownerWithExpenses(server, 2);
  await pay(api, { [uuids[0] ?? '']: '1.00' });

  const { status, body } = await pay(api, { [uuids[1] ?? '']: '1.00' }, { bank: 'MAYBANK' });

  expect([status, body.data.record_no]).toEqual([201, 'PV-2026-0002']);
  expect(body.warnings).toEqual(['Cheque No 000123 of MAYBANK is already used by PV-2026-0001.']);
});

test('deletes a record and leaves everything as it was before it', async () => {
  const { api, uuids, project_uuid } = await ownerWithExpenses(server, 2);
  await api.post('/payments', { expense_uuid: uuids[1], payment_date: '2026-06-01', payment_amt: '25.00' });
  const before = (await api.get(`/projects/${project_uuid}`)).body.data;
  const { data } = (await pay(api, { [uuids[0] ?? '']: '100.00', [uuids[1] ?? '']: '75.00' })).body;

  const { status, body } = await api.delete(`/payment_records/${data.uuid}`, { 'if-match': '1' });

  expect([status, body]).toEqual([200, { data: { uuid: data.uuid, name: 'PV-2026-0001' } }]);
  expect((await api.get(`/projects/${project_uuid}`)).body.data).toEqual(before);
  expect(await statusOf(api, 'B-1')).toEqual({ status: 'pending', balance: '100.00' });
  expect(await statusOf(api, 'B-2')).toEqual({ status: 'partial', balance: '75.00' });
  expect((await api.get('/payment_records')).body.total).toBe(0);
  expect((await api.get('/payments')).body.total).toBe(1);
  expect((await api.get(`/payment_records/${data.uuid}`)).status).toBe(404);
  expect((await api.delete(`/payment_records/${data.uuid}`)).status).toBe(404);
});

test('keeps a record while an expense of it is written off, and one that was changed meanwhile', async () => {
  const { api, uuids } = await ownerWithExpenses(server, 1);
  const { data } = (await pay(api, { [uuids[0] ?? '']: '40.00' })).body;
  await api.put(`/write-off/expenses/${uuids[0]}`, { reason: 'The rest is lost' });

  const writtenOff = await api.delete(`/payment_records/${data.uuid}`);
  const stale = await api.delete(`/payment_records/${data.uuid}`, { 'if-match': '7' });

  expect([writtenOff.status, writtenOff.body.data.err_msg]).toEqual([
    409,
    'Written off: B-1. Reverse the write-off first.',
  ]);
  expect(stale.body.data.err_msg).toMatch(/^Changed by Owner at /);
});

// Each statement updates the sums of documents and projects once, so row by row would be slow.
test('pays 300 expenses with one statement', async () => {
  const { api, project_uuid } = await ownerWithExpenses(server, 1, '10.00');
  await sql`
    insert into expenses (project_id, contractor_id, ref_no, invoice_date, date_received, due_date, invoice_amt)
    select project_id, contractor_id, 'M-' || number, invoice_date, date_received, due_date, invoice_amt
    from expenses, generate_series(1, 299) as number`.execute(server.db);
  await sql`
    create table statements (rows bigint);
    create function count_rows() returns trigger language plpgsql as $$
      begin insert into statements select count(*) from new_rows; return null; end $$;
    create trigger count_rows after insert on payments
      referencing new table as new_rows for each statement execute function count_rows()`.execute(server.db);
  const rows = await server.db.selectFrom('expenses').select('uuid').execute();

  const { status, body } = await pay(api, Object.fromEntries(rows.map(({ uuid }) => [uuid, '10.00'])));

  const statements = await sql`select rows from statements`.execute(server.db);
  await sql`drop trigger count_rows on payments; drop function count_rows; drop table statements`.execute(server.db);
  expect([status, body.data.payment_count, body.data.total_paid]).toEqual([201, 300, '3000.00']);
  expect(statements.rows).toEqual([{ rows: 300 }]);
  expect((await api.get(`/projects/${project_uuid}`)).body.data.total_paid).toBe('3000.00');
});

test('a project manager makes and deletes no payment record', async () => {
  const { api, uuids } = await ownerWithExpenses(server, 1);
  const { data } = (await pay(api, { [uuids[0] ?? '']: '40.00' })).body;
  const manager = await server.as('PROJECT_MANAGER');

  expect((await pay(manager, { [uuids[0] ?? '']: '1.00' })).status).toBe(403);
  expect((await manager.delete(`/payment_records/${data.uuid}`)).status).toBe(403);
});

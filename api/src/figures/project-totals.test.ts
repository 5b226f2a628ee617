import fc from 'fast-check';
import { sql } from 'kysely';
import {
  addContractor,
  addExpense,
  addInvoice,
  addOrder,
  addPayment,
  addProject,
  addVariationOrder,
} from '../testing/records/records';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

type Owner = Awaited<ReturnType<typeof server.as>>;
type World = { api: Owner; projects: string[]; contractors: string[] };

const sen = fc
  .integer({ min: 1, max: 5_000_000 })
  .map((value) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`);
const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-0${(date % 6) + 1}-${String(date).padStart(2, '0')}`);
const place = fc.nat({ max: 1 });

/** One random event; `pick` chooses an existing document. */
const event = fc.oneof(
  fc.record({ what: fc.constant('invoice' as const), place, amount: sen, day }),
  fc.record({
    what: fc.constant('expense' as const),
    place,
    amount: sen,
    day,
    ordered: fc.boolean(),
    note: fc.boolean(),
  }),
  fc.record({ what: fc.constant('order' as const), place, amount: sen, day }),
  fc.record({
    what: fc.constant('variation' as const),
    place,
    amount: sen,
    client: fc.boolean(),
    omission: fc.boolean(),
  }),
  fc.record({ what: fc.constant('pay' as const), pick: fc.nat(), day, whole: fc.boolean() }),
  fc.record({ what: fc.constant('write-off' as const), pick: fc.nat(), undo: fc.boolean() }),
  fc.record({ what: fc.constant('unpay' as const), pick: fc.nat() }),
  fc.record({ what: fc.constant('delete' as const), pick: fc.nat() }),
  fc.record({ what: fc.constant('approve' as const), pick: fc.nat() }),
);
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

const chosen = <Row>(rows: readonly Row[], pick: number) => rows[pick % Math.max(rows.length, 1)];
const documents = async (api: Owner, path: string, query: string) =>
  (await api.get(`/${path}?${query}&per_page=300`)).body.data as { uuid: string; balance: string }[];

async function happen({ api, projects, contractors }: World, one: Event) {
  if (one.what === 'invoice')
    return addInvoice(api, { project_uuid: projects[one.place], invoice_amt: one.amount, invoice_date: one.day });
  if (one.what === 'order')
    return addOrder(api, {
      project_uuid: projects[one.place],
      contractor_uuid: contractors[one.place],
      issued_date: one.day,
      lines: [{ description: 'Works', qty: '1', unit_price: one.amount }],
    });
  if (one.what === 'variation')
    return addVariationOrder(api, {
      project_uuid: projects[one.place],
      contractor_uuid: one.client ? null : contractors[one.place],
      type: one.omission ? 'omission' : 'addition',
      amount: one.amount,
      status: 'submitted',
    });
  if (one.what === 'expense') {
    const orders = (await api.get(`/purchaseOrders?project=${projects[one.place]}`)).body.data as { uuid: string }[];
    return addExpense(api, {
      project_uuid: projects[one.place],
      contractor_uuid: contractors[one.place],
      purchase_order_uuid: one.ordered ? orders[0]?.uuid : null,
      invoice_amt: one.amount,
      tax_amt: one.note ? '0.05' : '0',
      dc_note: one.note ? '0.01' : '0',
      retention_amt: one.ordered ? '0.01' : '0',
      invoice_date: one.day,
      due_date: one.day,
    });
  }
  return change(api, one);
}

async function change(api: Owner, one: Exclude<Event, { place: number }>) {
  const kind = one.pick % 2 === 0 ? 'invoice' : 'expense';
  if (one.what === 'pay') {
    const open = chosen(await documents(api, `${kind}s`, 'status=pending'), one.pick);
    if (open)
      await api.post('/payments', {
        [`${kind}_uuid`]: open.uuid,
        payment_date: one.day,
        payment_amt: one.whole ? open.balance : '0.01',
      });
  } else if (one.what === 'write-off') {
    const document = chosen(
      await documents(api, `${kind}s`, one.undo ? 'status=writeOff' : 'status=pending'),
      one.pick,
    );
    if (document && one.undo) await api.delete(`/write-off/${kind}s/${document.uuid}`);
    if (document && !one.undo) await api.put(`/write-off/${kind}s/${document.uuid}`, { reason: 'Random' });
  } else await changeDirectly(one);
}

// Makes changes that no route makes yet.
async function changeDirectly({ what, pick }: { what: 'unpay' | 'delete' | 'approve'; pick: number }) {
  if (what === 'unpay') {
    await sql`update payments set deleted_at = now() where id = (select id from payments where deleted_at is null order by id offset ${pick % 3} limit 1)
      and not exists (select 1 from invoices where id = payments.invoice_id and write_off_date is not null)
      and not exists (select 1 from expenses where id = payments.expense_id and write_off_date is not null)`.execute(
      server.db,
    );
  } else if (what === 'approve') {
    await sql`update variation_orders set status = case status when 'approved' then 'void' else 'approved' end
      where id = (select id from variation_orders order by id offset ${pick % 4} limit 1)`.execute(server.db);
  } else {
    await sql`update expenses set deleted_at = now() where id = (select id from expenses where paid_total = 0 and deleted_at is null order by id offset ${pick % 3} limit 1)`.execute(
      server.db,
    );
  }
}

const kept = async () => ({
  totals: (await sql`select * from project_totals order by project_id`.execute(server.db)).rows,
  months: (
    await sql`select * from project_month where received <> 0 or paid <> 0 order by project_id, month`.execute(
      server.db,
    )
  ).rows,
  days: (
    await sql`select * from project_due_day where receivable <> 0 or payable <> 0 order by project_id, due_date`.execute(
      server.db,
    )
  ).rows,
  orders: (await sql`select id, billed, dc_note from purchase_orders order by id`.execute(server.db)).rows,
  documentDays: (
    await sql`select document, status, due_date, sum(documents) as documents, sum(amount) as amount, sum(tax) as tax, sum(note) as note,
        sum(retention) as retention, sum(paid) as paid, sum(write_off) as write_off, sum(balance) as balance
      from document_days group by 1, 2, 3 having sum(documents) <> 0 order by 1, 2, 3`.execute(server.db)
  ).rows,
  paymentDays: (
    await sql`select direction, payment_date, sum(payments) as payments, sum(amount) as amount
      from payment_days group by 1, 2 having sum(payments) <> 0 order by 1, 2`.execute(server.db)
  ).rows,
});

// A filter that excludes nothing makes a list sum its rows instead of using stored sums.
const bothTotals = async (api: Owner, query: string) => [
  (await api.get(`/invoices${query}`)).body.totals as unknown,
  (await api.get(`/expenses${query}`)).body.totals as unknown,
];

test('sums that are counted again are those that were kept, whatever happened to the documents', async () => {
  let happened = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 15, maxLength: 30 }), async (events) => {
      const api = await server.as('BUSINESS_OWNER');
      const projects = [(await addProject(api)).uuid, (await addProject(api)).uuid];
      const contractors = [(await addContractor(api)).uuid, (await addContractor(api)).uuid];
      for (const one of events) await happen({ api, projects, contractors }, one);
      const along = await kept();

      for (const query of ['', 'status=pending', 'status=writeOff', 'overdue=1', `project=${projects[0]}`])
        expect(await bothTotals(api, `?${query}`)).toEqual(await bothTotals(api, `?${query}&invoice_from=2000-01-01`));

      await sql`select rebuild_project_totals()`.execute(server.db);

      expect(await kept()).toEqual(along);
      happened += events.length;
    }),
    { numRuns: 6 },
  );
  expect(happened).toBeGreaterThan(80);
});

test('a rebuild mends sums that were changed by hand', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  await addPayment(api, { expense_uuid: (await addExpense(api, { project_uuid })).uuid, payment_amt: '40.00' });
  const before = await kept();
  const balances = () => sql`select id, paid_total, balance, status from expenses order by id`.execute(server.db);
  const { rows: balancesBefore } = await balances();
  await server.db.updateTable('expenses').set({ paid_total: '1.00' }).execute();
  await sql`delete from document_days`.execute(server.db);
  await server.db.updateTable('project_totals').set({ expensed: '1.00', payable: '2.00' }).execute();

  await sql`select rebuild_project_totals()`.execute(server.db);

  expect(await kept()).toEqual(before);
  expect((await balances()).rows).toEqual(balancesBefore);
});

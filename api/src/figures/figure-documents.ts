import { FIGURE_DOCUMENTS_MAX, type FigureDocument, type Permission } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Db } from '../db/database';
import { AMOUNTS, amountOf, type SummedAmount } from './amounts';
import { commitmentsOf } from './dated/commitments';
import { tableAsOf } from './dated/table-as-of';
import { type AmountName } from './formulas';
import { settlement } from './settlement';
import { type Viewpoint } from './viewpoint';

/**
 * The source of the documents behind an amount: the permission to see them, the label of their dates, and their rows.
 */
type Source = {
  permission: Permission;
  dateLabel: string;
  rows: (projectId: number, view: Viewpoint) => RawBuilder<unknown>;
};

type Chosen = {
  dateLabel: string;
  /** Expressions over the document's table. */
  date: RawBuilder<unknown>;
  amount: (view: Viewpoint) => RawBuilder<unknown>;
  only?: (view: Viewpoint) => RawBuilder<unknown>;
};

// Every source has the columns kind, uuid, ref_no, party, date, amount and note.
const invoices = ({ dateLabel, date, amount, only }: Chosen): Source => ({
  permission: 'project.invoice',
  dateLabel,
  rows: (projectId, view) => sql`
    select case when invoices.cert_no is null then 'invoice' else 'certificate' end as kind, invoices.uuid,
      coalesce(invoices.cert_no, invoices.invoice_no) as ref_no, clients.name as party, ${date} as date, ${amount(view)} as amount, null::text as note
    from ${tableAsOf('invoices', view, { projects: [projectId] })}
    join projects on projects.id = invoices.project_id
    join clients on clients.id = projects.client_id
    where invoices.project_id = ${projectId} and invoices.deleted_at is null and ${only?.(view) ?? sql`true`}`,
});

const expenses = ({ dateLabel, date, amount, only }: Chosen): Source => ({
  permission: 'project.expense',
  dateLabel,
  rows: (projectId, view) => sql`
    select 'expense' as kind, expenses.uuid, expenses.ref_no, organisations.name as party, ${date} as date, ${amount(view)} as amount, null::text as note
    from ${tableAsOf('expenses', view, { projects: [projectId] })}
    join organisations on organisations.id = expenses.contractor_id
    where expenses.project_id = ${projectId} and expenses.deleted_at is null and ${only?.(view) ?? sql`true`}`,
});

const upTo = ({ asOf }: Viewpoint) => sql`payments.payment_date <= ${asOf}::date`;
const inMonth = (view: Viewpoint) =>
  sql`${upTo(view)} and payments.payment_date >= date_trunc('month', ${view.asOf}::timestamp)::date`;

const receipts = (during: (view: Viewpoint) => RawBuilder<unknown>): Source => ({
  permission: 'project.invoice',
  dateLabel: 'Payment Date',
  rows: (projectId, view) => sql`
    select 'receipt' as kind, payments.uuid, coalesce(invoices.cert_no, invoices.invoice_no) as ref_no, clients.name as party,
      payments.payment_date as date, payments.payment_amt as amount, null::text as note
    from payments
    join invoices on invoices.id = payments.invoice_id
    join projects on projects.id = payments.project_id
    join clients on clients.id = projects.client_id
    where payments.project_id = ${projectId} and payments.deleted_at is null and ${during(view)}`,
});

const payments = (during: (view: Viewpoint) => RawBuilder<unknown>): Source => ({
  permission: 'project.expense',
  dateLabel: 'Payment Date',
  rows: (projectId, view) => sql`
    select 'payment' as kind, payments.uuid, expenses.ref_no, organisations.name as party,
      payments.payment_date as date, payments.payment_amt as amount, null::text as note
    from payments
    join expenses on expenses.id = payments.expense_id
    join organisations on organisations.id = expenses.contractor_id
    where payments.project_id = ${projectId} and payments.deleted_at is null and ${during(view)}`,
});

const clientVariations = (amount: RawBuilder<unknown>, only: RawBuilder<unknown>): Source => ({
  permission: 'project.view',
  dateLabel: 'Approved Date',
  rows: (projectId, view) => sql`
    select 'variation_order' as kind, variation_orders.uuid, variation_orders.vo_no as ref_no, clients.name as party,
      variation_orders.approved_date as date, ${amount} as amount, variation_orders.title as note
    from ${tableAsOf('variation_orders', view, { projects: [projectId] })}
    join projects on projects.id = variation_orders.project_id
    join clients on clients.id = projects.client_id
    where variation_orders.project_id = ${projectId} and variation_orders.contractor_id is null
      and variation_orders.status = 'approved' and variation_orders.deleted_at is null and ${only}`,
});

// A contractor's variations without an order are one row, with all their numbers and the uuid of the first, because
// they only count together.
const commitments: Source = {
  permission: 'project.po',
  dateLabel: 'Issued Date',
  rows: (projectId, view) => sql`
    select case when purchase_orders.id is null then 'variation_order' else 'purchase_order' end as kind,
      coalesce(purchase_orders.uuid, variations.uuid) as uuid, coalesce(purchase_orders.po_no, variations.vo_nos) as ref_no,
      organisations.name as party, purchase_orders.issued_date as date, commitments.committed as amount,
      case
        when purchase_orders.billed > purchase_orders.total_value + commitments.variations then 'Billed, more than ordered'
        when commitments.variations <> 0 and purchase_orders.id is not null then 'With approved variation orders'
      end as note
    from ${commitmentsOf(view, [projectId])} commitments
    join organisations on organisations.id = commitments.contractor_id
    left join ${tableAsOf('purchase_orders', view, { projects: [projectId] })} on purchase_orders.id = commitments.purchase_order_id
    left join lateral (
      select (array_agg(uuid order by id))[1] as uuid, string_agg(vo_no, ', ' order by id) as vo_nos
      from ${tableAsOf('variation_orders', view, { projects: [projectId] })}
      where commitments.purchase_order_id is null and project_id = commitments.project_id
        and contractor_id = commitments.contractor_id and status = 'approved' and deleted_at is null
    ) variations on true`,
};

const dueWithin =
  (table: 'invoices' | 'expenses', days: number) =>
  ({ asOf }: Viewpoint) =>
    sql`${sql.ref(`${table}.due_date`)} <= ${asOf}::date + ${days}::int`;
const receivable = {
  dateLabel: 'Due Date',
  date: sql.ref('invoices.due_date'),
  amount: (view: Viewpoint) => settlement('invoices', view).balance,
};
const payable = {
  dateLabel: 'Due Date',
  date: sql.ref('expenses.due_date'),
  amount: (view: Viewpoint) => settlement('expenses', view).balance,
};

/** The documents of an amount that is a sum. */
function summed(name: SummedAmount): Source {
  const { of, amount, only, isWriteOff } = amountOf(name);
  if (of === 'variation_orders') return clientVariations(amount, only ?? sql`true`);
  const writtenOff = { dateLabel: 'Written Off', date: sql.ref(`${of}.write_off_date`) };
  const issued = { dateLabel: 'Invoice Date', date: sql.ref(`${of}.invoice_date`) };
  const chosen = { ...(isWriteOff ? writtenOff : issued), amount: () => amount, only: only && (() => only) };
  return of === 'invoices' ? invoices(chosen) : expenses(chosen);
}

const SUMMED = Object.fromEntries(
  (Object.keys(AMOUNTS) as SummedAmount[]).map((name) => [name, summed(name)]),
) as Record<SummedAmount, Source>;

/** The documents behind each amount that has any; tests check that they add up to it. */
const SOURCES: Partial<Record<AmountName, Source>> = {
  ...SUMMED,
  receivable: invoices(receivable),
  receivable_30: invoices({ ...receivable, only: dueWithin('invoices', 30) }),
  receivable_60: invoices({ ...receivable, only: dueWithin('invoices', 60) }),
  receivable_90: invoices({ ...receivable, only: dueWithin('invoices', 90) }),
  received: receipts(upTo),
  received_this_month: receipts(inMonth),
  payable: expenses(payable),
  payable_30: expenses({ ...payable, only: dueWithin('expenses', 30) }),
  payable_60: expenses({ ...payable, only: dueWithin('expenses', 60) }),
  payable_90: expenses({ ...payable, only: dueWithin('expenses', 90) }),
  paid: payments(upTo),
  paid_this_month: payments(inMonth),
  committed: commitments,
};

/** The source of the documents behind an amount; undefined if it has none. */
export const documentsBehind = (amount: AmountName): Source | undefined => SOURCES[amount];

type Counted = { total: number; sum: string; rows: FigureDocument[] };

/** A source's documents with a non-zero amount: their count, their sum in RM, and the latest ones. */
export async function readDocuments(db: Db, source: Source, projectId: number, view: Viewpoint): Promise<Counted> {
  const { rows } = await sql<FigureDocument & { total: number; sum: string }>`
    select kind, uuid, ref_no, party, date, amount, note, count(*) over () as total, sum(amount) over () as sum
    from (${source.rows(projectId, view)}) documents
    where amount <> 0
    order by date desc nulls last, natural_key(ref_no), uuid
    limit ${FIGURE_DOCUMENTS_MAX}`.execute(db);
  const { total = 0, sum = '0.00' } = rows[0] ?? {};
  return { total, sum, rows: rows.map(({ total: _total, sum: _sum, ...document }) => document) };
}

import { type ProjectContractor } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { matchesSearch, orderBy } from '../../../lists';
import { tableAsOf } from '../../../figures/dated/table-as-of';
import { isPast, type Viewpoint } from '../../../figures/viewpoint';
import { type Context } from '../../../http/request/context';
import { type Window } from '../../../http/routes/list';
import { oneRow } from '../../../db/one-row';

const SORTS = {
  name: sql`lower(organisations.name)`,
  type: sql`organisations.type`,
  po_count: sql`po_count`,
  budget: sql`orders.budget`,
  po_value: sql`po_value`,
  billed: sql`billed`,
  dc_note: sql`dc_note`,
  paid: sql`paid`,
  write_off: sql`write_off`,
  balance: sql`balance`,
};

export type ProjectContractorSort = keyof typeof SORTS;

export const PROJECT_CONTRACTOR_SORTS = Object.keys(SORTS) as ProjectContractorSort[];

/** Selects a project's contractors as of a day, optionally by name. */
export type ProjectContractorFilter = Viewpoint & { projectId: number; search: string | undefined };

// Bills store their paid amount. As of a past day a payment can be earlier than the date of its bill, and counts
// already.
const paidTo = (filter: ProjectContractorFilter) =>
  isPast(filter.asOf, filter)
    ? sql`
      select expenses.contractor_id, sum(payments.payment_amt) as paid
      from ${tableAsOf('payments', filter, { projects: [filter.projectId] })} join expenses on expenses.id = payments.expense_id
      where payments.deleted_at is null group by expenses.contractor_id`
    : sql`
      select contractor_id, sum(paid_total) as paid
      from expenses where project_id = ${filter.projectId} and deleted_at is null group by contractor_id`;

// Contractors with an order, an expense, a payment or an assignment in the project; a cancelled order does not count.
function of(filter: ProjectContractorFilter) {
  const { projectId, search } = filter;
  const within = { projects: [projectId] };
  return sql`
  from organisations
  left join (
    select contractor_id, count(*) as po_count, sum(budget) as budget, sum(total_value) as po_value
    from ${tableAsOf('purchase_orders', filter, within)} where project_id = ${projectId} and deleted_at is null and status <> 'cancelled' group by contractor_id
  ) orders on orders.contractor_id = organisations.id
  left join (
    select contractor_id, sum(total_expenses) as billed, sum(dc_note) as dc_note, sum(write_off_amt) as write_off, sum(balance) as balance
    from ${tableAsOf('expenses', filter, within)} where project_id = ${projectId} and deleted_at is null group by contractor_id
  ) bills on bills.contractor_id = organisations.id
  left join (${paidTo(filter)}) payments on payments.contractor_id = organisations.id
  where (
    orders.contractor_id is not null or bills.contractor_id is not null or payments.contractor_id is not null
    or exists (select 1 from project_contractors where project_id = ${projectId} and contractor_id = organisations.id)
  ) and ${matchesSearch(search, ['organisations.name'])}`;
}

/** The number of a project's contractors, and the sums over them. */
export async function totalsOfContractors({ db }: Context, filter: ProjectContractorFilter) {
  const { rows } = await sql<{ total: number } & Record<string, string>>`
    select count(*) as total, coalesce(sum(orders.budget), 0.00) as budget, coalesce(sum(po_value), 0.00) as po_value,
      coalesce(sum(billed), 0.00) as billed, coalesce(sum(dc_note), 0.00) as dc_note, coalesce(sum(paid), 0.00) as paid,
      coalesce(sum(write_off), 0.00) as write_off, coalesce(sum(balance), 0.00) as balance
    ${of(filter)}`.execute(db);
  const { total, ...totals } = oneRow(rows);
  return { total, totals };
}

export async function pageOfProjectContractors(
  { db }: Context,
  filter: ProjectContractorFilter,
  by: { sort: ProjectContractorSort; order: 'asc' | 'desc' },
  { limit, offset }: Window,
) {
  const { rows } = await sql<ProjectContractor>`
    select organisations.id, organisations.uuid, organisations.name, organisations.type,
      coalesce(po_count, 0) as po_count, orders.budget, coalesce(po_value, 0.00) as po_value,
      coalesce(billed, 0.00) as billed, coalesce(dc_note, 0.00) as dc_note, coalesce(paid, 0.00) as paid,
      coalesce(write_off, 0.00) as write_off, coalesce(balance, 0.00) as balance
    ${of(filter)} ${orderBy(by, SORTS, sql`organisations.id`)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

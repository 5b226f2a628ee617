import { type Invoice, type InvoiceKind } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Db } from '../../../db/database';
import { filled, matchesSearch, orderBy, type SortColumns } from '../../../db/list-sql';
import { projectScope } from '../../../db/project-scope';
import { isRecord } from '../../../db/record-reference';
import { CERTIFIED_TO_DATE } from '../../../figures/certified-to-date';
import { documentConditions, type DocumentFilter, isWholeSet } from '../../../figures/document-filter';
import { paidAround, settlement, type Statement } from '../../../figures/settlement';
import { type Context } from '../../../http/context';
import { type Window } from '../../../http/list';

export type InvoiceFilter = DocumentFilter & { client?: string | number | undefined; kind?: InvoiceKind | undefined };

const OWN_COMPANY = sql`(select uuid, name from organisations where type = 3 and deleted_at is null order by id limit 1)`;

const PLAIN_SORTS = {
  created_at: filled(sql`invoices.created_at`),
  invoice_date: filled(sql`invoices.invoice_date`),
  due_date: filled(sql`invoices.due_date`),
  invoice_no: filled(sql`lower(invoices.invoice_no)`),
  ref_no: sql`lower(invoices.invoice_no)`,
  cert_no: sql`lower(invoices.cert_no)`,
  client_ref_no: sql`lower(invoices.client_ref_no)`,
  'project.name': sql`lower(projects.name)`,
  'client.name': sql`lower(clients.name)`,
  client_name: sql`lower(clients.name)`,
  'contractor.name': sql`lower(own.name)`,
  description: sql`lower(invoices.description)`,
  status: filled(sql`invoices.status`),
  kind: filled(sql`invoices.kind`),
  invoice_amt: filled(sql`invoices.invoice_amt`),
  total_tax: filled(sql`invoices.total_tax`),
  total_invoiced: sql`invoices.invoice_amt + invoices.total_tax`,
  debit_note: filled(sql`invoices.debit_note`),
  dc_note: sql`invoices.debit_note`,
  total_amount: sql`invoices.total_amount`,
  write_off_amt: filled(sql`invoices.write_off_amt`),
  write_off_date: sql`invoices.write_off_date`,
  write_off_reason: sql`lower(invoices.write_off_reason)`,
};

const SETTLEMENT_SORTS = [
  'total_payment',
  'total_receivable',
  'total_received_in_period',
  'balance',
  'overdue',
] as const;

// Running sums of a project: within one project they follow the certificates' order.
const CUMULATIVE_SORTS = [
  'work_done_certified',
  'materials_on_site',
  'retention',
  'released',
  'nett_certified',
] as const;

export type InvoiceSort =
  keyof typeof PLAIN_SORTS | (typeof SETTLEMENT_SORTS)[number] | (typeof CUMULATIVE_SORTS)[number];

/** Sort keys of the list; cumulative columns compare only within one project. */
export const invoiceSorts = (withinProject: boolean) =>
  [...Object.keys(PLAIN_SORTS), ...SETTLEMENT_SORTS, ...(withinProject ? CUMULATIVE_SORTS : [])] as InvoiceSort[];

function sortColumns(view: Statement): SortColumns<InvoiceSort> {
  const { totalPayment, payable, paidInPeriod, balance, overdue } = settlement('invoices', view);
  const cumulative = Object.fromEntries(CUMULATIVE_SORTS.map((key) => [key, sql.ref(`certified.${key}`)]));
  return {
    ...PLAIN_SORTS,
    ...(cumulative as Record<(typeof CUMULATIVE_SORTS)[number], RawBuilder<unknown>>),
    total_payment: totalPayment,
    total_receivable: payable,
    total_received_in_period: paidInPeriod,
    balance,
    overdue,
  };
}

const from = (view: Statement, ids?: readonly number[]) => sql`
  invoices
  join projects on projects.id = invoices.project_id
  join clients on clients.id = projects.client_id
  left join ${OWN_COMPANY} own on true
  left join ${paidAround('invoices', view, ids)} since on since.document_id = invoices.id`;

function selected(context: Context, filter: InvoiceFilter) {
  const conditions = [
    projectScope(context, 'invoices.project_id'),
    ...documentConditions('invoices', filter),
    matchesSearch(filter.search, [
      'invoices.invoice_no',
      'invoices.cert_no',
      'invoices.client_ref_no',
      'invoices.description',
      'projects.name',
    ]),
    ...(filter.client === undefined ? [] : [isRecord('clients', filter.client)]),
    ...(filter.kind === undefined ? [] : [sql`invoices.kind = ${filter.kind}`]),
  ];
  return sql.join(conditions, sql` and `);
}

type Totals = { total: number } & Record<string, string>;

// Half a million invoices add up in the time of their projects.
const sumsOfProjects = (context: Context, { project, client }: InvoiceFilter) => sql<Totals>`
  select coalesce(sum(invoices), 0)::bigint as total,
    coalesce(sum(invoiced), 0.00) as invoice_amt, coalesce(sum(invoice_tax), 0.00) as total_tax,
    coalesce(sum(invoice_debit_notes), 0.00) as debit_note, coalesce(sum(invoice_debit_notes), 0.00) as dc_note,
    coalesce(sum(invoiced + invoice_tax), 0.00) as total_invoiced,
    coalesce(sum(invoiced + invoice_tax - invoice_debit_notes), 0.00) as total_amount,
    coalesce(sum(received), 0.00) as total_payment,
    coalesce(sum(invoiced + invoice_tax - invoice_debit_notes), 0.00) as total_receivable,
    coalesce(sum(received), 0.00) as total_received_in_period,
    coalesce(sum(invoice_write_offs), 0.00) as write_off_amt, coalesce(sum(receivable), 0.00) as balance
  from project_totals
  join projects on projects.id = project_totals.project_id
  join clients on clients.id = projects.client_id
  where ${projectScope(context)} and ${project === undefined ? sql`true` : isRecord('projects', project)}
    and ${client === undefined ? sql`true` : isRecord('clients', client)}`;

/** How many invoices a list has, and the sums over all of them. */
export async function totalsOfInvoices(context: Context, filter: InvoiceFilter) {
  const query =
    isWholeSet(filter) && filter.kind === undefined ? sumsOfProjects(context, filter) : sumsOfRows(context, filter);
  const { rows } = await query.execute(context.db);
  const { total, ...totals } = rows[0] ?? { total: 0 };
  return { total, totals };
}

function sumsOfRows(context: Context, filter: InvoiceFilter) {
  const { totalPayment, payable, paidInPeriod, balance } = settlement('invoices', filter);
  return sql<Totals>`
    select count(*) as total,
      coalesce(sum(invoices.invoice_amt), 0.00) as invoice_amt, coalesce(sum(invoices.total_tax), 0.00) as total_tax,
      coalesce(sum(invoices.debit_note), 0.00) as debit_note, coalesce(sum(invoices.debit_note), 0.00) as dc_note,
      coalesce(sum(invoices.invoice_amt + invoices.total_tax), 0.00) as total_invoiced, coalesce(sum(invoices.total_amount), 0.00) as total_amount,
      coalesce(sum(${totalPayment}), 0.00) as total_payment, coalesce(sum(${payable}), 0.00) as total_receivable,
      coalesce(sum(${paidInPeriod}), 0.00) as total_received_in_period,
      coalesce(sum(invoices.write_off_amt), 0.00) as write_off_amt, coalesce(sum(${balance}), 0.00) as balance
    from ${from(filter)} where ${selected(context, filter)}`;
}

/** Numbers of the invoices on one page. */
export async function pageOfInvoices(
  context: Context,
  filter: InvoiceFilter,
  by: { sort: InvoiceSort; order: 'asc' | 'desc' },
  { limit, offset }: Window,
) {
  const { rows } = await sql<{ id: number }>`
    select invoices.id from ${from(filter)} left join lateral ${CERTIFIED_TO_DATE} certified on true where ${selected(context, filter)}
    ${orderBy(by, sortColumns(filter), sql`invoices.id`)} limit ${limit} offset ${offset}`.execute(context.db);
  return rows.map(({ id }) => id);
}

/** Invoices in the order of their numbers, seen from a viewpoint. */
export async function invoicesByNumber(db: Db, ids: readonly number[], view: Statement): Promise<Invoice[]> {
  const { totalPayment, payable, paidInPeriod, balance, overdue } = settlement('invoices', view);
  const { rows } = await sql<Invoice>`
    select invoices.id, invoices.uuid, invoices.version, invoices.created_at,
      json_build_object('uuid', projects.uuid, 'name', projects.name) as project,
      json_build_object('uuid', clients.uuid, 'name', clients.name) as client, clients.name as client_name,
      case when own.uuid is not null then json_build_object('uuid', own.uuid, 'name', own.name) end as contractor, own.name as contractor_name,
      invoices.kind, invoices.invoice_no, invoices.cert_no, invoices.invoice_no as ref_no, invoices.client_ref_no,
      invoices.invoice_date, invoices.due_date,
      certified.work_done_certified, certified.materials_on_site, certified.retention, certified.released, certified.nett_certified,
      invoices.retention_percent, invoices.invoice_amt, invoices.tax_code, invoices.total_tax,
      invoices.invoice_amt + invoices.total_tax as total_invoiced,
      invoices.debit_note, invoices.debit_note as dc_note, invoices.total_amount,
      ${totalPayment} as total_payment, ${paidInPeriod} as total_received_in_period, ${payable} as total_receivable,
      invoices.write_off_amt, invoices.write_off_date, invoices.write_off_reason, ${balance} as balance, ${overdue} as overdue,
      invoices.status, invoices.description, invoices.remarks
    from ${from(view, ids)} left join lateral ${CERTIFIED_TO_DATE} certified on true
    where invoices.id = any(${ids}::bigint[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

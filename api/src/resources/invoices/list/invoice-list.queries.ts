import { AGEING_BUCKETS, type AgedTotals, type Grouping, type InvoiceKind } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { isOfClient, refersTo } from '../../../db/record-reference';
import { hasPeriod, joinPaidAround, settlement } from '../../../figures/settlement';
import {
  areAllOpen,
  areFew,
  beginning,
  choosesByPeriod,
  choosesBySettlement,
  documentConditions,
  type DocumentFilter,
  filled,
  foundBySearch,
  type Groups,
  hasLines,
  isAmong,
  isSetOfDays,
  isWholeSet,
  OF_CLIENT,
  OF_PROJECT,
  orderOfBalance,
  orderOfOverdue,
  orderOfRare,
  pageOfNumbers,
  type PageWindow,
  projectsOfNames,
  type SortColumns,
  sumsOfDays,
  sumsOfRows,
  type SumsSource,
  withinList,
} from '../../../lists';
import { projectScope } from '../../../http/project-scope.queries';
import { cachedUntilWrite } from '../../../db/cached-until-write';
import { agedSums } from '../../../figures/aged-columns';
import { ageingOf } from '../../../figures/ageing';
import { certifiedToDate } from '../../../figures/certified-to-date';
import { pastTable } from '../../../figures/dated/table-as-of';
import { type Context } from '../../../http/context';
import { OWN_COMPANY } from '../invoices.queries';

type Reference = string | number | undefined;

export type InvoiceFilter = DocumentFilter & {
  client?: Reference;
  contractor?: Reference;
  kind?: InvoiceKind | undefined;
};

const PLAIN_SORTS = {
  created_at: filled(sql`invoices.created_at`),
  invoice_date: filled(sql`invoices.invoice_date`),
  due_date: filled(sql`invoices.due_date`),
  invoice_no: filled(sql`lower(invoices.invoice_no)`),
  ref_no: filled(sql`lower(invoices.invoice_no)`),
  cert_no: sql`lower(invoices.cert_no)`,
  client_ref_no: sql`lower(invoices.client_ref_no)`,
  'project.name': filled(sql`lower(projects.name)`, sql`projects.id`),
  'client.name': filled(sql`lower(clients.name)`, sql`clients.id`),
  client_name: filled(sql`lower(clients.name)`, sql`clients.id`),
  // Every invoice has the same issuer.
  'contractor.name': filled(sql`invoices.created_at`),
  description: beginning(sql`invoices.description`),
  status: filled(sql`invoices.status`),
  kind: filled(sql`invoices.kind`),
  invoice_amt: filled(sql`invoices.invoice_amt`),
  total_tax: filled(sql`invoices.total_tax`),
  total_invoiced: sql`invoices.invoice_amt + invoices.total_tax`,
  debit_note: orderOfRare(sql`invoices.debit_note`),
  dc_note: orderOfRare(sql`invoices.debit_note`),
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

function sortColumns(view: InvoiceFilter): SortColumns<InvoiceSort> {
  const { totalPayment, payable, paidInPeriod } = settlement('invoices', view);
  const cumulative = Object.fromEntries(CUMULATIVE_SORTS.map((key) => [key, sql.ref(`certified.${key}`)]));
  return {
    ...PLAIN_SORTS,
    ...(cumulative as Record<(typeof CUMULATIVE_SORTS)[number], RawBuilder<unknown>>),
    total_payment: filled(totalPayment),
    total_receivable: filled(payable),
    total_received_in_period: filled(paidInPeriod),
    balance: orderOfBalance('invoices', view, areAllOpen(view)),
    overdue: orderOfOverdue('invoices', view, areAllOpen(view)),
  };
}

// What the page is sorted by, and what its conditions ask about; nothing else is joined.
function joinsFor(sort: InvoiceSort, filter: InvoiceFilter) {
  const isCumulative = CUMULATIVE_SORTS.some((key) => key === sort);
  const isSettled = SETTLEMENT_SORTS.some((key) => key === sort) || choosesBySettlement(filter);
  const named = sort === 'project.name' || sort === 'client.name' || sort === 'client_name';
  if (!isCumulative && !named && !hasPeriod(filter)) return undefined;
  return sql`
    ${named ? sql`join projects on projects.id = invoices.project_id` : sql``}
    ${named && sort !== 'project.name' ? sql`join clients on clients.id = projects.client_id` : sql``}
    ${isSettled ? joinPaidAround('invoices', filter) : sql``}
    ${isCumulative ? sql`left join lateral ${certifiedToDate(filter)} certified on true` : sql``}`;
}

function conditionsOf(context: Context, filter: InvoiceFilter, areMany = false) {
  return [
    projectScope(context, 'invoices.project_id'),
    ...documentConditions('invoices', filter),
    isOfClient('invoices.project_id', filter.client),
    ...(filter.contractor === undefined
      ? []
      : [
          sql`exists (select 1 from ${OWN_COMPANY} own where ${refersTo('own.id', 'organisations', filter.contractor)})`,
        ]),
    ...(filter.kind === undefined ? [] : [sql`invoices.kind = ${filter.kind}`]),
    ...(filter.search === undefined ? [] : [searched(filter.search, areMany)]),
  ];
}

// Each way to match names the documents by a key of theirs, so that an index finds them.
const searched = (search: string, areMany: boolean) => sql`(
  ${hasLines(search, 'invoices.id', 'invoice_texts', areMany)}
  or ${isAmong('invoices.project_id', projectsOfNames(search), areMany)}
)`;

const SUMS = sql`
  coalesce(sum(amount), 0.00) as invoice_amt, coalesce(sum(tax), 0.00) as total_tax,
  coalesce(sum(note), 0.00) as debit_note, coalesce(sum(note), 0.00) as dc_note,
  coalesce(sum(amount + tax), 0.00) as total_invoiced, coalesce(sum(amount + tax - note), 0.00) as total_amount,
  coalesce(sum(paid), 0.00) as total_payment, coalesce(sum(payable), 0.00) as total_receivable,
  coalesce(sum(paid_in_period), 0.00) as total_received_in_period,
  coalesce(sum(write_off), 0.00) as write_off_amt, coalesce(sum(balance), 0.00) as balance`;

const sumsOfProjects = (context: Context, { project, client }: InvoiceFilter): SumsSource => sql`(
  select invoices as documents, invoiced as amount, invoice_tax as tax, invoice_debit_notes as note, received as paid,
    invoiced + invoice_tax - invoice_debit_notes as payable, received as paid_in_period, invoice_write_offs as write_off, receivable as balance
  from project_totals
  where ${projectScope(context, 'project_totals.project_id')} and ${refersTo('project_totals.project_id', 'projects', project)}
    and ${isOfClient('project_totals.project_id', client)}
)`;

// Undefined too where a period decides what is found.
async function foundBefore(context: Context, filter: InvoiceFilter) {
  const { search } = filter;
  if (search === undefined || choosesByPeriod(filter)) return undefined;
  const conditions = conditionsOf(context, filter);
  const from = pastTable('invoices', filter, withinList(filter));
  const query = { table: 'invoices', from, search, kept: ['invoice_texts'], conditions };
  return foundBySearch(context.db, [context.scope, filter], query);
}

async function sumsOf(context: Context, filter: InvoiceFilter): Promise<SumsSource> {
  const hasOwn = filter.kind !== undefined || filter.contractor !== undefined;
  if (!hasOwn && filter.client === undefined && context.scope.kind === 'all' && isSetOfDays(filter))
    return sumsOfDays('invoices', filter);
  if (!hasOwn && isWholeSet(filter)) return sumsOfProjects(context, filter);
  return rowsOf(context, filter);
}

/** How many invoices a list has, and the sums over all of them. */
export const totalsOfInvoices = (context: Context, filter: InvoiceFilter) =>
  cachedUntilWrite(context.db, ['invoices', context.scope, filter], async () => {
    const { rows } = await sql<{ total: number } & Record<string, string>>`
      select coalesce(sum(documents), 0)::bigint as total, ${SUMS} from ${await sumsOf(context, filter)} sums`.execute(
      context.db,
    );
    const { total, ...totals } = rows[0] ?? { total: 0 };
    return { total, totals };
  });

const rowsOf = async (context: Context, filter: InvoiceFilter) =>
  sumsOfRows('invoices', filter, (await foundBefore(context, filter)) ?? conditionsOf(context, filter));

/** Balances of a list's open invoices by ageing bucket, and what is retained of all of them. */
export const agedTotalsOfInvoices = (context: Context, filter: InvoiceFilter) =>
  cachedUntilWrite(context.db, ['aged-invoices', context.scope, filter], async () => {
    const { rows } = await sql<AgedTotals>`
      select ${agedSums(filter)} from ${await rowsOf(context, filter)} sums`.execute(context.db);
    return rows[0];
  });

/** The invoices of a list by project or by client. */
export const groupsOfInvoices = async (context: Context, filter: InvoiceFilter, by: Grouping): Promise<Groups> => ({
  source: await rowsOf(context, filter),
  sums: sql`${SUMS}, ${agedSums(filter)}`,
  key: by === 'party' ? OF_CLIENT : OF_PROJECT,
});

/** All open invoices of a list by how long they are overdue. */
export const ageingOfInvoices = (context: Context, filter: InvoiceFilter) =>
  cachedUntilWrite(context.db, ['ageing', context.scope, filter], async () => {
    const open: InvoiceFilter = { ...filter, ageing: AGEING_BUCKETS };
    return ageingOf(context.db, await sumsOf(context, open), filter.asOf);
  });

/** Numbers of the invoices on one page. */
export const pageOfInvoices = async (
  context: Context,
  filter: InvoiceFilter,
  by: { sort: InvoiceSort; order: 'asc' | 'desc' },
  window: PageWindow,
) =>
  pageOfNumbers(context.db, {
    table: 'invoices',
    from: pastTable('invoices', filter, withinList(filter)),
    isSearched: filter.search !== undefined,
    joins: joinsFor(by.sort, filter),
    areOfJoins: choosesByPeriod(filter),
    conditions: (await foundBefore(context, filter)) ?? conditionsOf(context, filter, !areFew(window.total)),
    by,
    columns: sortColumns(filter),
    window,
  });

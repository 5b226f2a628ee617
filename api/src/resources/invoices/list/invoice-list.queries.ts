import {
  AGEING_BUCKETS,
  type AgeingTotal,
  choice,
  INVOICE_KINDS,
  type InvoiceTotals,
} from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { cachedUntilWrite } from '../../../db/cached-until-write';
import { refersTo } from '../../../db/record-reference';
import { ageingOf } from '../../../figures/ageing';
import { certifiedToDate } from '../../../figures/certified-to-date';
import { type Viewpoint } from '../../../figures/viewpoint';
import { viewpointOf } from '../../../http/routes/as-of';
import { type Context } from '../../../http/request/context';
import { readList } from '../../../http/routes/list';
import {
  beginning,
  documentFilters,
  flag,
  hasLines,
  isAmong,
  natural,
  neverNull,
  OF_CLIENT,
  orderOfRare,
  projectsOfNames,
  recordReference,
  settledList,
  settlementOrder,
  sumOf,
} from '../../../lists';
import { documentCalls } from '../../documents/document-calls';
import { invoicesById, OWN_COMPANY } from '../invoices.queries';

// Cumulative amounts of a project; within one project their order is that of the certificates.
const CUMULATIVE_SORTS = {
  work_done_certified: sql.ref('certified.work_done_certified'),
  materials_on_site: sql.ref('certified.materials_on_site'),
  retention: sql.ref('certified.retention'),
  released: sql.ref('certified.released'),
  nett_certified: sql.ref('certified.nett_certified'),
};

const TO_PROJECT = sql`join projects on projects.id = invoices.project_id`;
const TO_CLIENT = sql`${TO_PROJECT} join clients on clients.id = projects.client_id`;
const toCertified = (filter: Viewpoint) => sql`left join lateral ${certifiedToDate(filter)} certified on true`;

const bySettlement = settlementOrder('invoices');

const list = settledList({
  table: 'invoices',
  filters: {
    ...documentFilters,
    client: recordReference('client'),
    contractor: recordReference('contractor'),
    kind: choice('kind', INVOICE_KINDS),
  },
  sorts: {
    created_at: neverNull(sql`invoices.created_at`),
    invoice_date: neverNull(sql`invoices.invoice_date`),
    due_date: neverNull(sql`invoices.due_date`),
    invoice_no: neverNull(natural(sql`invoices.invoice_no`)),
    ref_no: neverNull(natural(sql`invoices.invoice_no`)),
    cert_no: natural(sql`invoices.cert_no`),
    client_ref_no: natural(sql`invoices.client_ref_no`),
    'project.name': neverNull(sql`lower(projects.name)`, sql`projects.id`),
    'client.name': neverNull(sql`lower(clients.name)`, sql`clients.id`),
    client_name: neverNull(sql`lower(clients.name)`, sql`clients.id`),
    // Every invoice has the same issuer.
    'contractor.name': neverNull(sql`invoices.created_at`),
    description: beginning(sql`invoices.description`),
    status: neverNull(sql`invoices.status`),
    kind: neverNull(sql`invoices.kind`),
    invoice_amt: neverNull(sql`invoices.invoice_amt`),
    total_tax: neverNull(sql`invoices.total_tax`),
    total_invoiced: sql`invoices.invoice_amt + invoices.total_tax`,
    debit_note: orderOfRare(sql`invoices.debit_note`),
    dc_note: orderOfRare(sql`invoices.debit_note`),
    total_amount: sql`invoices.total_amount`,
    write_off_amt: neverNull(sql`invoices.write_off_amt`),
    write_off_date: sql`invoices.write_off_date`,
    write_off_reason: sql`lower(invoices.write_off_reason)`,
    total_payment: bySettlement.totalPayment,
    total_receivable: bySettlement.payable,
    total_received_in_period: bySettlement.paidInPeriod,
    balance: bySettlement.balance,
    overdue: bySettlement.overdue,
    ...CUMULATIVE_SORTS,
  },
  joins: {
    'project.name': TO_PROJECT,
    'client.name': TO_CLIENT,
    client_name: TO_CLIENT,
    work_done_certified: toCertified,
    materials_on_site: toCertified,
    retention: toCertified,
    released: toCertified,
    nett_certified: toCertified,
  },
  chosen: (filter) => [
    ...(filter.contractor === undefined ? [] : [isIssuedBy(filter.contractor)]),
    ...(filter.kind === undefined ? [] : [sql`invoices.kind = ${filter.kind}`]),
  ],
  own: ['contractor', 'kind'],
  // Each alternative compares a key of the document, so that an index applies.
  searched: (search, areMany) => sql`(
    ${hasLines(search, 'invoices.id', 'invoice_texts', areMany)}
    or ${isAmong('invoices.project_id', projectsOfNames(search), areMany)}
  )`,
  lines: ['invoice_texts'],
  sums: {
    invoice_amt: sumOf('amount'),
    total_tax: sumOf('tax'),
    debit_note: sumOf('note'),
    dc_note: sumOf('note'),
    total_invoiced: sql`coalesce(sum(amount) + sum(tax), 0.00)`,
    total_amount: sql`coalesce(sum(amount) + sum(tax) - sum(note), 0.00)`,
    total_payment: sumOf('paid'),
    total_receivable: sumOf('payable'),
    total_received_in_period: sumOf('paid_in_period'),
    write_off_amt: sumOf('write_off'),
    balance: sumOf('balance'),
  } satisfies Record<keyof InvoiceTotals, unknown>,
  ofProjects: sql`
    select invoices as documents, invoiced as amount, invoice_tax as tax, invoice_debit_notes as note, received as paid,
      invoiced + invoice_tax - invoice_debit_notes as payable, received as paid_in_period, invoice_write_offs as write_off, receivable as balance
    from project_totals`,
  party: OF_CLIENT,
});

function isIssuedBy(contractor: string | number) {
  return sql`exists (select 1 from ${OWN_COMPANY} own where ${refersTo('own.id', 'organisations', contractor)})`;
}

/**
 * The caller's invoices with sums over all filtered ones, also grouped by project or client; `aged=1` adds the ageing
 * columns. Sorting by cumulative columns works only within one project. docs/domain/dashboards-and-reports.md#ageing
 */
export const INVOICES = documentCalls({
  list,
  defaultSort: { sort: 'created_at', order: 'desc' },
  flags: { aged: flag('aged') },
  withinProject: Object.keys(CUMULATIVE_SORTS),
  rows: ({ db }, page, filter, { aged }) => invoicesById(db, page, filter, aged !== undefined),
});

export type InvoiceFilter = Parameters<typeof list.totals>[1];

/** The ageing of a list's open invoices. */
export const ageingOfInvoices = (context: Context, filter: InvoiceFilter) =>
  cachedUntilWrite(context, ['ageing', context.scope, filter], async () => {
    const open: InvoiceFilter = { ...filter, ageing: [...AGEING_BUCKETS] };
    return ageingOf(context.db, await list.keptOrRows(context, open), filter.asOf);
  });

/** The ageing of the caller's open invoices, with the list's filters. dashboards-and-reports.md#ageing */
export function readAgeing(request: FastifyRequest): Promise<AgeingTotal[]> {
  const { search, filters } = readList(request.query, INVOICES.offer);
  // A selected bucket narrows the list, not the buckets.
  const { ageing: _chosen, aged: _columns, ...others } = filters;
  return ageingOfInvoices(request.context, { ...viewpointOf(request), search, ...others });
}

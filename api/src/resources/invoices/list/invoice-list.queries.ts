import { AGEING_BUCKETS, type InvoiceKind } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { refersTo } from '../../../db/record-reference';
import {
  beginning,
  type DocumentFilter,
  natural,
  neverNull,
  hasLines,
  isAmong,
  OF_CLIENT,
  orderOfRare,
  projectsOfNames,
  settledList,
  settlementOrder,
} from '../../../lists';
import { cachedUntilWrite } from '../../../db/cached-until-write';
import { ageingOf } from '../../../figures/ageing';
import { certifiedToDate } from '../../../figures/certified-to-date';
import { type Context } from '../../../http/context';
import { OWN_COMPANY } from '../invoices.queries';

type Reference = string | number | undefined;

export type InvoiceFilter = DocumentFilter & {
  client?: Reference;
  contractor?: Reference;
  kind?: InvoiceKind | undefined;
};

// Running sums of a project: within one project they follow the certificates' order.
const CUMULATIVE_SORTS = {
  work_done_certified: sql.ref('certified.work_done_certified'),
  materials_on_site: sql.ref('certified.materials_on_site'),
  retention: sql.ref('certified.retention'),
  released: sql.ref('certified.released'),
  nett_certified: sql.ref('certified.nett_certified'),
};

const TO_PROJECT = sql`join projects on projects.id = invoices.project_id`;
const TO_CLIENT = sql`${TO_PROJECT} join clients on clients.id = projects.client_id`;
const toCertified = (filter: InvoiceFilter) => sql`left join lateral ${certifiedToDate(filter)} certified on true`;

const bySettlement = settlementOrder('invoices');

const list = settledList({
  table: 'invoices',
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
  chosen: (filter: InvoiceFilter) => [
    ...(filter.contractor === undefined ? [] : [isIssuedBy(filter.contractor)]),
    ...(filter.kind === undefined ? [] : [sql`invoices.kind = ${filter.kind}`]),
  ],
  own: ['contractor', 'kind'],
  // Each way to match names the documents by a key of theirs, so that an index finds them.
  searched: (search, areMany) => sql`(
    ${hasLines(search, 'invoices.id', 'invoice_texts', areMany)}
    or ${isAmong('invoices.project_id', projectsOfNames(search), areMany)}
  )`,
  lines: ['invoice_texts'],
  sums: sql`
    coalesce(sum(amount), 0.00) as invoice_amt, coalesce(sum(tax), 0.00) as total_tax,
    coalesce(sum(note), 0.00) as debit_note, coalesce(sum(note), 0.00) as dc_note,
    coalesce(sum(amount + tax), 0.00) as total_invoiced, coalesce(sum(amount + tax - note), 0.00) as total_amount,
    coalesce(sum(paid), 0.00) as total_payment, coalesce(sum(payable), 0.00) as total_receivable,
    coalesce(sum(paid_in_period), 0.00) as total_received_in_period,
    coalesce(sum(write_off), 0.00) as write_off_amt, coalesce(sum(balance), 0.00) as balance`,
  ofProjects: sql`
    select invoices as documents, invoiced as amount, invoice_tax as tax, invoice_debit_notes as note, received as paid,
      invoiced + invoice_tax - invoice_debit_notes as payable, received as paid_in_period, invoice_write_offs as write_off, receivable as balance
    from project_totals`,
  party: OF_CLIENT,
});

function isIssuedBy(contractor: string | number) {
  return sql`exists (select 1 from ${OWN_COMPANY} own where ${refersTo('own.id', 'organisations', contractor)})`;
}

/** The invoices of a list: how many with their sums, also by age, by project or by client, and the numbers of those on one page. */
export const {
  totals: totalsOfInvoices,
  agedTotals: agedTotalsOfInvoices,
  groups: groupsOfInvoices,
  page: pageOfInvoices,
} = list;

/** Sort keys of the list; cumulative columns compare only within one project. */
export const invoiceSorts = (withinProject: boolean) =>
  withinProject ? list.sorts : list.sorts.filter((sort) => !(sort in CUMULATIVE_SORTS));

/** All open invoices of a list by how long they are overdue. */
export const ageingOfInvoices = (context: Context, filter: InvoiceFilter) =>
  cachedUntilWrite(context.db, ['ageing', context.scope, filter], async () => {
    const open: InvoiceFilter = { ...filter, ageing: AGEING_BUCKETS };
    return ageingOf(context.db, await list.keptOrRows(context, open), filter.asOf);
  });

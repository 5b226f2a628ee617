import { choice, type ListReply, type Payment, type PaymentGroup } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { untilDay } from '../../../http/as-of';
import { readList, replyList } from '../../../http/list';
import {
  amountFilters,
  dayFilter,
  groupingOf,
  groupOffer,
  PAYMENT_SUMS,
  recordReference,
  replyGroups,
  textFilter,
} from '../../../lists';
import { requireProject } from '../../projects/require-project';
import { paymentsByNumber } from '../payments.queries';
import {
  groupsOfPayments,
  pageOfPayments,
  PAYMENT_SORTS,
  type PaymentFilter,
  totalsOfPayments,
} from './payment-list.queries';

/** How payments are sorted and filtered. docs/domain/payments.md#payments-of-a-project-and-in-reports */
export const PAYMENT_LIST = {
  sortable: PAYMENT_SORTS,
  defaultSort: { sort: 'payment_date', order: 'desc' },
  filters: {
    cashflow: choice('cashflow', ['IN', 'OUT']),
    project: recordReference('project'),
    client: recordReference('client'),
    contractor: recordReference('contractor'),
    invoice: recordReference('invoice'),
    expense: recordReference('expense'),
    payment_record: recordReference('payment_record'),
    bank: textFilter('bank'),
    from: dayFilter('from'),
    to: dayFilter('to'),
    ...amountFilters,
  },
} as const;

// Sorted by what lies in other tables, so that every row has to be looked up: beyond this many the call would not end in time.
const LOOKED_UP: readonly string[] = ['cert_no_or_ref_no', 'client_or_contractor_name'];
const MOST_LOOKED_UP = 200_000;

/**
 * One page of the caller's payments, of one project when it is given, with the sums of all that are filtered. A sort that
 * would take too long falls back to the default, and the answer says so.
 * docs/domain/lists-and-search.md#footers, docs/domain/lists-and-search.md#the-query
 */
export async function listPayments(request: FastifyRequest, project?: string): Promise<ListReply<Payment>> {
  const { context, query } = request;
  if (project !== undefined) await requireProject(context.db, context, project);
  const given = { ...(query as Record<string, unknown>), ...(project !== undefined && { project }) };
  const asked = readList(given, PAYMENT_LIST);
  const filter: PaymentFilter = { search: asked.search, ...asked.filters, ...untilDay(request, asked.filters) };

  const { total, totals } = await totalsOfPayments(context, filter);
  const isTooWide = LOOKED_UP.includes(asked.sort) && total > MOST_LOOKED_UP;
  const list = isTooWide ? { ...asked, ...PAYMENT_LIST.defaultSort } : asked;
  return replyList(list, {
    total,
    totals,
    rows: async (window) => paymentsByNumber(context.db, await pageOfPayments(context, filter, list, window)),
  });
}

/** What a list of groups of payments takes. */
export const PAYMENT_GROUP_LIST = groupOffer(PAYMENT_LIST.filters, PAYMENT_SUMS);

/**
 * The caller's payments by project, client or contractor, each with its sums; it takes the list's filters.
 * docs/domain/lists-and-search.md#groups
 */
export async function listPaymentGroups(request: FastifyRequest): Promise<ListReply<PaymentGroup>> {
  const { context } = request;
  const list = readList(request.query, PAYMENT_GROUP_LIST);
  const { group_by: _by, ...filters } = list.filters;
  const filter: PaymentFilter = { search: list.search, ...filters, ...untilDay(request, filters) };
  const by = groupingOf(list.filters);

  return replyGroups<PaymentGroup>(context, list, ['payments', by, filter], {
    groups: await groupsOfPayments(context, filter, by),
    totals: await totalsOfPayments(context, filter),
  });
}

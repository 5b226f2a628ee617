import { ORGANISATION_TYPE_NAMES, ORGANISATION_TYPES, type SearchKind } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { refersTo } from '../../db/record-reference';
import { type Scope } from '../../http/request/project-scope.queries';
import { byAmount, byBalance, byName, byNumber, type Finder, RANKS } from './finders.queries';
import { type SearchTerms } from './search-terms';

type Sql = RawBuilder<unknown>;

/** How records of a kind are searched and displayed: documents, parties and people. */
export type KindOfSearch = {
  table: string;
  /** The condition for records that are not deleted and have a page. */
  live: Sql;
  /** Joins for the displayed columns. */
  joins?: Sql;
  /** The column with the record's project; a record without a project is visible to everybody who may see the kind. */
  project?: string;
  /** The condition for records of a project manager, where the project column is not enough. */
  ownCondition?: (own: Sql) => Sql;
  title: Sql;
  /** Equal matches are sorted latest first instead of by title. */
  isDocument?: boolean;
  subtitle?: Sql;
  amount?: (scope: Scope, own: Sql) => Sql;
  status?: Sql;
  /** The record on whose page it is displayed, if it has no page of its own, and that record's kind. */
  page?: Sql;
  pageKind?: Sql;
  finders: (terms: SearchTerms, at: { project?: string; scope: Scope }) => readonly Finder[];
};

const OF_PROJECT = (table: string) => sql`join projects on projects.id = ${sql.ref(`${table}.project_id`)}`;
const OF_CONTRACTOR = (table: string) => sql`
  ${OF_PROJECT(table)} join organisations on organisations.id = ${sql.ref(`${table}.contractor_id`)}`;
const PAYEES = [ORGANISATION_TYPES.SUB_CONTRACTOR, ORGANISATION_TYPES.SUPPLIER];
const PAID_DOCUMENT = sql`coalesce(invoices.invoice_no, expenses.ref_no)`;
const isLive = (table: string) => sql`${sql.ref(`${table}.deleted_at`)} is null`;

/** Search and display of each kind. docs/domain/search.md#what-is-found */
export const KINDS_OF_SEARCH: Readonly<Record<SearchKind, KindOfSearch>> = {
  project: {
    table: 'projects',
    live: isLive('projects'),
    joins: sql`left join clients on clients.id = projects.client_id`,
    project: 'projects.id',
    title: sql`projects.name`,
    subtitle: sql`concat_ws(' · ', projects.code, clients.name)`,
    status: sql`projects.status`,
    finders: (terms) => byName('projects', ['code', 'name'], terms),
  },
  invoice: {
    table: 'invoices',
    live: isLive('invoices'),
    joins: OF_PROJECT('invoices'),
    project: 'invoices.project_id',
    title: sql`invoices.invoice_no`,
    isDocument: true,
    subtitle: sql`case when invoices.cert_no is not null then 'Certificate ' || invoices.cert_no end`,
    amount: () => sql`invoices.total_amount`,
    status: sql`invoices.status`,
    finders: (terms, { project }) => [
      ...(project && terms.certificate
        ? [
            {
              rank: RANKS.ofThisProject,
              condition: sql`lower(invoices.cert_no) = lower(${terms.certificate}) and ${refersTo('invoices.project_id', 'projects', project)}`,
            },
          ]
        : []),
      ...byNumber('invoices.invoice_no', terms),
      ...byAmount(['invoices.total_amount'], terms),
      ...byBalance('invoices', terms),
    ],
  },
  expense: {
    table: 'expenses',
    live: isLive('expenses'),
    joins: OF_CONTRACTOR('expenses'),
    project: 'expenses.project_id',
    title: sql`expenses.ref_no`,
    isDocument: true,
    subtitle: sql`organisations.name`,
    amount: () => sql`expenses.total_expenses`,
    status: sql`expenses.status`,
    finders: (terms) => [
      ...byNumber('expenses.ref_no', { ...terms, numbers: [] }),
      ...byAmount(['expenses.total_expenses'], terms),
      ...byBalance('expenses', terms),
    ],
  },
  purchase_order: {
    table: 'purchase_orders',
    live: isLive('purchase_orders'),
    joins: OF_CONTRACTOR('purchase_orders'),
    project: 'purchase_orders.project_id',
    title: sql`purchase_orders.po_no`,
    isDocument: true,
    subtitle: sql`organisations.name`,
    amount: () => sql`purchase_orders.total_value`,
    status: sql`purchase_orders.status`,
    page: sql`organisations.uuid`,
    finders: (terms) => [
      ...byNumber('purchase_orders.po_no', terms),
      ...byAmount(['purchase_orders.total_value'], terms),
    ],
  },
  variation_order: {
    table: 'variation_orders',
    live: isLive('variation_orders'),
    joins: OF_PROJECT('variation_orders'),
    project: 'variation_orders.project_id',
    title: sql`variation_orders.vo_no`,
    subtitle: sql`variation_orders.title`,
    amount: () =>
      sql`case variation_orders.type when 'omission' then -variation_orders.amount else variation_orders.amount end`,
    status: sql`variation_orders.status`,
    finders: (terms, { project }) => [
      ...(project
        ? [
            {
              rank: RANKS.ofThisProject,
              condition: sql`lower(variation_orders.vo_no) = lower(${terms.text}) and ${refersTo('variation_orders.project_id', 'projects', project)}`,
            },
          ]
        : []),
      ...byName('variation_orders', ['vo_no'], terms, ['vo_no', 'title']),
      ...byAmount(['variation_orders.amount'], terms),
    ],
  },
  payment_record: {
    table: 'payment_records',
    live: sql`payment_records.deleted_at is null and payment_records.payment_count > 0`,
    ownCondition: (own) => sql`exists (
      select 1 from payments where payments.payment_record_id = payment_records.id and payments.deleted_at is null
        and payments.project_id = any(${own}))`,
    title: sql`payment_records.record_no`,
    isDocument: true,
    subtitle: sql`concat_ws(' · ', payment_records.bank, payment_records.cheque_no)`,
    // A batch may pay bills of several projects: a project manager sees the sum for their own.
    amount: ({ kind }, own) =>
      kind === 'all'
        ? sql`payment_records.total_paid`
        : sql`(select sum(payment_amt) from payments where payment_record_id = payment_records.id and deleted_at is null and project_id = any(${own}))`,
    finders: (terms, { scope }) => [
      ...byNumber('payment_records.record_no', terms),
      ...byNumber('payment_records.cheque_no', { ...terms, numbers: [] }),
      // Searching the batch's total would reveal it to users who see only a part of the batch.
      ...(scope.kind === 'all' ? byAmount(['payment_records.total_paid'], terms) : []),
    ],
  },
  payment: {
    table: 'payments',
    live: sql`payments.deleted_at is null and payments.payment_record_id is null`,
    joins: sql`
      ${OF_PROJECT('payments')}
      left join invoices on invoices.id = payments.invoice_id
      left join expenses on expenses.id = payments.expense_id`,
    project: 'payments.project_id',
    title: sql`case payments.direction when 'IN' then 'Receipt for ' else 'Payment for ' end || ${PAID_DOCUMENT}`,
    subtitle: sql`concat_ws(' · ', payments.bank, payments.cheque_no)`,
    amount: () => sql`payments.payment_amt`,
    page: sql`coalesce(invoices.uuid, expenses.uuid)`,
    pageKind: sql`case payments.direction when 'IN' then 'invoice' else 'expense' end`,
    finders: (terms) => [
      { rank: RANKS.exact, condition: sql`natural_key(payments.cheque_no) = natural_key(${terms.text})` },
      ...byAmount(['payments.payment_amt'], terms),
    ],
  },
  client: {
    table: 'clients',
    live: isLive('clients'),
    title: sql`clients.name`,
    finders: (terms) => byName('clients', ['name'], terms),
  },
  contractor: {
    table: 'organisations',
    live: sql`organisations.deleted_at is null and organisations.type in (${sql.join(PAYEES.map((type) => sql.lit(type)))})`,
    title: sql`organisations.name`,
    subtitle: sql`case organisations.type ${sql.join(
      PAYEES.map((type) => sql`when ${sql.lit(type)} then ${sql.lit(ORGANISATION_TYPE_NAMES[type])}`),
      sql` `,
    )} end`,
    finders: (terms) => byName('organisations', ['name'], terms),
  },
  user: {
    table: 'users',
    live: isLive('users'),
    title: sql`users.name`,
    subtitle: sql`users.email`,
    finders: (terms) => byName('users', ['name', 'email'], terms),
  },
};

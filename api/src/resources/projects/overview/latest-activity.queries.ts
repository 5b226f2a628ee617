import { type Permission, LATEST_ACTIVITY_MAX, type RecordedDocument } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Db } from '../../../db/database';
import { type DatedTable, tableAsOf } from '../../../figures/dated/table-as-of';
import { type Viewpoint } from '../../../figures/viewpoint';

/** A kind of document in the activity list: expressions over its table and its joins. */
type Source = {
  permission: Permission;
  table: DatedTable;
  kind: RawBuilder<unknown>;
  ref_no: RawBuilder<unknown>;
  date: RawBuilder<unknown>;
  amount: RawBuilder<unknown>;
  /** Joins `party`, and a payment's document. */
  joins: RawBuilder<unknown>;
  only?: (may: May) => RawBuilder<unknown>;
};

type May = (permission: Permission) => boolean;

const OF_CONTRACTOR = sql`join organisations party on party.id = latest.contractor_id`;
const OF_CLIENT = sql`
  join projects on projects.id = latest.project_id
  join clients party on party.id = projects.client_id`;

// The contractor if there is one, otherwise the client.
const eitherParty = (contractor: RawBuilder<unknown>) => sql`
  join projects on projects.id = latest.project_id
  join clients on clients.id = projects.client_id
  left join organisations on organisations.id = ${contractor}
  cross join lateral (select coalesce(organisations.uuid, clients.uuid) as uuid, coalesce(organisations.name, clients.name) as name) party`;

// A project has more payments than other documents, so both directions are read at once.
const directions = (may: May) => {
  const seen = [...(may('project.invoice') ? ['IN'] : []), ...(may('project.expense') ? ['OUT'] : [])];
  return sql`payments.direction = any(${seen}::text[])`;
};

const SOURCES: readonly Source[] = [
  {
    permission: 'project.invoice',
    table: 'invoices',
    kind: sql`case when latest.cert_no is null then 'invoice' else 'certificate' end`,
    ref_no: sql`coalesce(latest.cert_no, latest.invoice_no)`,
    date: sql`latest.invoice_date`,
    amount: sql`latest.total_amount`,
    joins: OF_CLIENT,
  },
  {
    permission: 'project.expense',
    table: 'expenses',
    kind: sql`'expense'`,
    ref_no: sql`latest.ref_no`,
    date: sql`latest.invoice_date`,
    amount: sql`latest.total_expenses`,
    joins: OF_CONTRACTOR,
  },
  {
    permission: 'project.po',
    table: 'purchase_orders',
    kind: sql`'purchase_order'`,
    ref_no: sql`latest.po_no`,
    date: sql`latest.issued_date`,
    amount: sql`latest.total_value`,
    joins: OF_CONTRACTOR,
  },
  {
    permission: 'project.view',
    table: 'variation_orders',
    kind: sql`'variation_order'`,
    ref_no: sql`latest.vo_no`,
    date: sql`coalesce(latest.approved_date, latest.submitted_date, latest.created_at::date)`,
    amount: sql`case latest.type when 'omission' then -latest.amount else latest.amount end`,
    joins: eitherParty(sql`latest.contractor_id`),
  },
  {
    permission: 'project.view',
    table: 'payments',
    only: directions,
    kind: sql`case latest.direction when 'IN' then 'receipt' else 'payment' end`,
    ref_no: sql`coalesce(expenses.ref_no, invoices.cert_no, invoices.invoice_no)`,
    date: sql`latest.payment_date`,
    amount: sql`latest.payment_amt`,
    joins: sql`
      left join invoices on invoices.id = latest.invoice_id
      left join expenses on expenses.id = latest.expense_id
      ${eitherParty(sql`expenses.contractor_id`)}`,
  },
];

// `offset 0` makes the planner read only the project's own rows; otherwise it would scan everybody's newest rows for an
// idle project.
const latestOf = ({ table, only, ...source }: Source, projectId: number, view: Viewpoint, may: May) => sql`(
  select ${source.kind} as kind, latest.uuid, ${source.ref_no} as ref_no, ${source.amount} as amount,
    json_build_object('uuid', party.uuid, 'name', party.name) as party, ${source.date} as date, latest.created_at, latest.id
  from (
    select * from (
      select * from ${tableAsOf(table, view, { projects: [projectId] })}
      where ${sql.ref(`${table}.project_id`)} = ${projectId} and ${sql.ref(`${table}.deleted_at`)} is null and ${only?.(may) ?? sql`true`}
      offset 0
    ) own
    order by created_at desc, id desc limit ${LATEST_ACTIVITY_MAX}
  ) latest
  ${source.joins}
)`;

/**
 * A project's most recently recorded documents as of a day, of the kinds the caller may see; amounts in RM.
 * docs/domain/projects.md#overview
 */
export async function latestActivity(
  db: Db,
  projectId: number,
  view: Viewpoint,
  may: May,
): Promise<RecordedDocument[]> {
  const branches = SOURCES.filter(({ permission }) => may(permission)).map((one) =>
    latestOf(one, projectId, view, may),
  );
  const { rows } = await sql<RecordedDocument>`
    select kind, uuid, ref_no, amount, party, date, created_at
    from (${sql.join(branches, sql` union all `)}) recorded
    order by created_at desc, id desc limit ${LATEST_ACTIVITY_MAX}`.execute(db);
  return rows;
}

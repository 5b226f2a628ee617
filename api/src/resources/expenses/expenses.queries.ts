import {
  type Expense,
  type ExpenseDetails,
  type ExpenseInput,
  expenseSchema,
  type ListedExpense,
} from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { lockedOnce } from '../../db/transaction/in-batch';
import { ownFields } from '../../db/own-fields';
import { isRecord, refersTo } from '../../db/record-reference';
import { columnsOf, type Expressions, select, selection } from '../../db/selection';
import { agedColumns } from '../../figures/aged-columns';
import { tableAsOf } from '../../figures/dated/table-as-of';
import { joinPaidAround, settlement, type Statement } from '../../figures/settlement';
import { type Viewpoint } from '../../figures/viewpoint';
import { idsOf, type PageRows, wantedRows } from '../../lists';

/**
 * Locks the order of a project and contractor that a body names, because the expense changes its billed sum; undefined
 * when it is deleted or cancelled.
 */
export async function findOrder(db: Db, reference: string | number, projectId: number, contractorId: number) {
  const { rows } = await sql<{ id: number }>`
    select purchase_orders.id from purchase_orders
    where ${isRecord('purchase_orders', reference)} and project_id = ${projectId} and contractor_id = ${contractorId}
      and deleted_at is null and status <> 'cancelled'
    for update`.execute(db);
  return rows[0];
}

/** Locks up to two orders, one by reference and one by id, in the order of their ids. */
export async function lockOrders(db: Db, reference: string | number | null, id: number | null) {
  await sql`
    select 1 from purchase_orders where id = ${id} or ${reference === null ? sql`false` : isRecord('purchase_orders', reference)}
    order by id for update`.execute(db);
}

const STATE = selection<Omit<ExpenseDetails, keyof Expense>>({
  ...columnsOf('expenses', 'exported_at'),
  account_code: sql`case when account_codes.id is not null then json_build_object('uuid', account_codes.uuid, 'name', account_codes.name) end`,
});

/** The account code that a body names, if not deleted. */
export const findAccountCode = (db: Db, reference: string | number) =>
  lockedOnce(db, `account code ${reference}`, async () => {
    const { rows } = await sql<{ id: number }>`
      select account_codes.id from account_codes
      where ${isRecord('account_codes', reference)} and deleted_at is null for share`.execute(db);
    return rows[0];
  });

/**
 * Whether a contractor has an expense with this Ref No, ignoring case, that is neither deleted nor `own`: the rule of
 * the unique index `expenses_ref_no`.
 */
export async function hasRefNo(db: Db, contractor: string | number, refNo: string, own: number | null) {
  const { rows } = await sql`
    select 1 from expenses
    where ${refersTo('expenses.contractor_id', 'organisations', contractor)} and lower(ref_no) = lower(${refNo})
      and deleted_at is null and expenses.id is distinct from ${own}::bigint limit 1`.execute(db);
  return rows.length > 0;
}

type Settled = 'total_payment' | 'total_paid_in_period' | 'total_payable' | 'payment_amt' | 'balance' | 'overdue';

// Columns that do not depend on the viewpoint.
const OWN: Expressions<Omit<Expense, Settled>> = {
  ...columnsOf('expenses', 'id', 'uuid', 'version', 'created_at'),
  project: sql`json_build_object('uuid', projects.uuid, 'name', projects.name)`,
  contractor: sql`json_build_object('uuid', organisations.uuid, 'name', organisations.name)`,
  contractor_name: sql`organisations.name`,
  purchase_order: sql`case when purchase_orders.id is not null then json_build_object('uuid', purchase_orders.uuid, 'name', purchase_orders.po_no) end`,
  posted_to: sql`(select code from account_codes where account_codes.id = expenses.account_code_id)`,
  ...columnsOf('expenses', ...ownFields<ExpenseInput>(expenseSchema), 'total_expenses'),
  ...columnsOf('expenses', 'write_off_amt', 'write_off_date', 'write_off_reason'),
  status: sql`expenses.status`,
};

/**
 * Expenses of a page, in order, from a viewpoint; on request with the aged amounts. `payment_amt` is the balance, the
 * initial value in the bulk payment's input.
 */
export async function expensesById(db: Db, page: PageRows, view: Statement, isAged = false): Promise<ListedExpense[]> {
  const ids = idsOf(page);
  const { totalPayment, payable, paidInPeriod, balance, overdue } = settlement('expenses', view);
  const expense = selection<Expense>({
    ...OWN,
    total_payment: totalPayment,
    total_paid_in_period: paidInPeriod,
    total_payable: payable,
    payment_amt: balance,
    balance,
    overdue,
  });
  const { rows } = await sql<ListedExpense>`
    select ${expense.columns} ${isAged ? sql`, ${agedColumns('expenses', view)}` : sql``}
    from ${wantedRows(page)}
    join ${tableAsOf('expenses', view, { ids })} on expenses.id = wanted.id
    join projects on projects.id = expenses.project_id
    join organisations on organisations.id = expenses.contractor_id
    left join purchase_orders on purchase_orders.id = expenses.purchase_order_id
    ${joinPaidAround('expenses', view, ids)}
    order by wanted.place`.execute(db);
  return rows;
}

/** One expense as in lists, as of a day. */
export const expenseById = async (db: Db, id: number, view: Viewpoint) => (await expensesById(db, [id], view))[0];

/** One expense as of a day, with the fields of its form. */
export async function detailsOfExpense(db: Db, id: number, view: Viewpoint): Promise<ExpenseDetails | undefined> {
  const expense = await expenseById(db, id, view);
  const { rows } = await select(
    STATE,
    sql`from expenses left join account_codes on account_codes.id = expenses.account_code_id where expenses.id = ${id}`,
  ).execute(db);
  return expense && rows[0] && { ...expense, ...rows[0] };
}

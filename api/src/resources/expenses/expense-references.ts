import { type ExpenseInput, type ExpenseUpdate } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { invalid } from '../../http/errors/errors';
import { contractorOf } from '../contractors/contractor-of';
import { type DocumentRow } from '../documents/documents.queries';
import { findAccountCode, findOrder, lockOrders } from './expenses.queries';

/** The reference columns that a change may set. */
export type ExpenseReferences = {
  contractor_uuid: 'contractor_id';
  purchase_order_uuid: 'purchase_order_id';
  account_code_uuid: 'account_code_id';
};

type References = { contractor_id: number; purchase_order_id: number | null; account_code_id: number | null };

/** The contractor, order and account code of an expense; an invalid one is a 422 on its field. expenses.md#fields */
export async function expenseReferences(db: Db, projectId: number, input: ExpenseInput): Promise<References> {
  const contractor_id = await contractorOf(db, input.contractor_uuid);
  return {
    contractor_id,
    purchase_order_id: await orderOf(db, input.purchase_order_uuid, projectId, contractor_id),
    account_code_id: await accountOf(db, input.account_code_uuid),
  };
}

/** The same for a change: omitted references stay, but the order must be one of the contractor's. */
export async function changedReferences(
  db: Db,
  expense: DocumentRow<'expenses'>,
  { contractor_uuid, purchase_order_uuid, account_code_uuid }: ExpenseUpdate,
): Promise<References> {
  const contractor_id = contractor_uuid ? await contractorOf(db, contractor_uuid) : expense.contractor_id;
  const order = purchase_order_uuid === undefined ? expense.purchase_order_id : purchase_order_uuid;
  const isSame = order === expense.purchase_order_id && contractor_id === expense.contractor_id;
  return {
    contractor_id,
    purchase_order_id: isSame ? expense.purchase_order_id : await otherOrder(db, expense, order, contractor_id),
    account_code_id: account_code_uuid === undefined ? expense.account_code_id : await accountOf(db, account_code_uuid),
  };
}

// A change of order affects the billed sums of both, so both are locked, in the common order of locks.
async function otherOrder(
  db: Db,
  expense: DocumentRow<'expenses'>,
  reference: string | number | null,
  contractorId: number,
) {
  await lockOrders(db, reference, expense.purchase_order_id);
  return orderOf(db, reference, expense.project_id, contractorId);
}

async function orderOf(db: Db, reference: string | number | null | undefined, projectId: number, contractorId: number) {
  if (!reference) return null;
  const order = await findOrder(db, reference, projectId, contractorId);
  if (!order)
    throw invalid({ purchase_order_uuid: ['Purchase Order is not an order of this project and contractor.'] });
  return order.id;
}

async function accountOf(db: Db, reference: string | number | null | undefined) {
  if (!reference) return null;
  const account = await findAccountCode(db, reference);
  if (!account) throw invalid({ account_code_uuid: ['Account Code is not valid.'] });
  return account.id;
}

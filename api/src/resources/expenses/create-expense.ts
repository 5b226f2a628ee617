import {
  addDays,
  addMoney,
  compareMoney,
  type Expense,
  type ExpenseInput,
  subtractMoney,
  toMoney,
} from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { asOfToday } from '../../figures/viewpoint';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { invalid } from '../../http/errors';
import { inTransaction } from '../../http/in-transaction';
import { findContractor } from '../contractors/queries';
import { requireProject } from '../projects/require-project';
import { expensesByNumber } from './list/queries';
import { findAccountCode, findOrder, insertExpense } from './queries';

const DAYS_TO_PAY = 30;

/** Records a contractor's or supplier's bill. Decision §3. */
export const createExpense = (context: Context, input: ExpenseInput): Promise<Expense | undefined> =>
  inTransaction(context, async (db) => {
    const project = await requireProject(db, context, input.project_uuid, 'share');
    const references = await referencesOf(db, project.id, input);
    const amounts = amountsOf(input);
    const date_received = input.date_received ?? context.today;

    const expense = await insertExpense(db, {
      ...references,
      ...amounts,
      project_id: project.id,
      ref_no: input.ref_no,
      description: input.description ?? null,
      invoice_date: input.invoice_date,
      date_received,
      due_date: input.due_date ?? addDays(date_received, DAYS_TO_PAY),
    });
    await audit(db, context, { action: 'expense.create', entity: 'expense', uuid: expense.uuid, after: expense });
    const [reply] = await expensesByNumber(db, [expense.id], asOfToday(context));
    return reply;
  });

async function referencesOf(
  db: Db,
  projectId: number,
  { contractor_uuid, purchase_order_uuid, account_code_uuid }: ExpenseInput,
) {
  const contractor = await findContractor(db, contractor_uuid);
  if (!contractor) throw invalid({ contractor_uuid: ['Contractor is not valid.'] });
  const order = purchase_order_uuid ? await findOrder(db, purchase_order_uuid, projectId, contractor.id) : null;
  if (order === undefined)
    throw invalid({ purchase_order_uuid: ['Purchase Order is not an order of this project and contractor.'] });
  const account = account_code_uuid ? await findAccountCode(db, account_code_uuid) : null;
  if (account === undefined) throw invalid({ account_code_uuid: ['Account Code is not valid.'] });
  return { contractor_id: contractor.id, purchase_order_id: order?.id ?? null, account_code_id: account?.id ?? null };
}

function amountsOf(input: ExpenseInput) {
  const invoice_amt = toMoney(input.invoice_amt);
  const tax_amt = toMoney(input.tax_amt ?? 0);
  const dc_note = toMoney(input.dc_note ?? 0);
  const retention_amt = toMoney(input.retention_amt ?? 0);
  const withTax = addMoney(invoice_amt, tax_amt);
  if (compareMoney(dc_note, withTax) > 0)
    throw invalid({ dc_note: [`Debit/Credit Note must be less than or equals to ${withTax}.`] });
  const payable = subtractMoney(withTax, dc_note);
  if (compareMoney(retention_amt, payable) > 0)
    throw invalid({ retention_amt: [`Retention Amount must be less than or equals to ${payable}.`] });
  return { invoice_amt, tax_amt, dc_note, retention_amt };
}

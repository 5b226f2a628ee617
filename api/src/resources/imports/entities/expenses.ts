import { expenseSchema } from '@siteledger/shared-lib/domain';
import { asOfToday } from '../../../figures/viewpoint';
import { findDocument } from '../../documents/documents.queries';
import { createExpense } from '../../expenses/create-expense';
import { deleteExpense } from '../../expenses/delete-expense';
import { detailsOfExpense } from '../../expenses/expenses.queries';
import { updateExpense } from '../../expenses/update-expense';
import { expensesByKeys } from './expenses.queries';
import { formOf, type Importable } from './importable';
import { partyOf, projectOf, recordOf } from './references.queries';

/** Bills of contractors and suppliers, by contractor and Ref No. */
export const EXPENSES: Importable = {
  schema: expenseSchema,
  permission: 'project.expense',
  keyOf: ({ contractor_uuid, ref_no }) => ref_no && `${contractor_uuid}\n${ref_no}`,
  findByKeys: expensesByKeys,
  read: async (context, uuid) => {
    const { id } = (await findDocument(context.db, context, 'expenses', uuid)) ?? {};
    const found = id === undefined ? undefined : await detailsOfExpense(context.db, id, asOfToday(context));
    return formOf(
      expenseSchema,
      found && {
        ...found,
        project_uuid: found.project.uuid,
        contractor_uuid: found.contractor.uuid,
        purchase_order_uuid: found.purchase_order?.uuid,
        account_code_uuid: found.account_code?.uuid,
      },
    );
  },
  create: createExpense,
  update: (context, uuid, body) => updateExpense(context, uuid, body, undefined),
  remove: (context, uuid) => deleteExpense(context, uuid, undefined),
  references: {
    project_uuid: projectOf,
    contractor_uuid: partyOf('Contractor', 'organisations'),
    purchase_order_uuid: recordOf('Purchase Order', 'purchase_orders', 'po_no'),
    account_code_uuid: recordOf('Account Code', 'account_codes', 'code'),
  },
  defaulted: ['date_received', 'due_date', 'tax_amt', 'dc_note', 'retention_amt'],
  totals: ['invoice_amt', 'tax_amt', 'retention_amt'],
};

import { type ImportEntity, type ImportField } from '@siteledger/shared-lib/domain';
import { accountCodeFields } from './kinds/account-code';
import { bankAccountFields } from './kinds/bank-account';
import { clientFields } from './kinds/client';
import { expenseFields } from './kinds/expense';
import { invoiceFields } from './kinds/invoice';
import { openingFields } from './kinds/opening';
import { organisationFields } from './kinds/organisation';
import { paymentFields } from './kinds/payment';
import { projectFields } from './kinds/project';
import { purchaseOrderFields } from './kinds/purchase-order';
import { userFields } from './kinds/user';
import { variationOrderFields } from './kinds/variation-order';
import { writeOffFields } from './kinds/write-off';
import { externalKeyField } from './import-field';

const BUILDERS: Readonly<Record<ImportEntity, () => ImportField[]>> = {
  account_code: accountCodeFields,
  bank_account: bankAccountFields,
  client: clientFields,
  organisation: organisationFields,
  user: userFields,
  project: projectFields,
  purchase_order: purchaseOrderFields,
  variation_order: variationOrderFields,
  opening: openingFields,
  expense: expenseFields,
  invoice: invoiceFields,
  payment: paymentFields,
  write_off: writeOffFields,
};

const built = new Map<ImportEntity, readonly ImportField[]>();

/** The columns that a file of these records may have; built on first use. docs/domain/imports.md#mapping */
export function fieldsOfEntity(entity: ImportEntity): readonly ImportField[] {
  const fields = built.get(entity) ?? [...BUILDERS[entity](), externalKeyField];
  built.set(entity, fields);
  return fields;
}

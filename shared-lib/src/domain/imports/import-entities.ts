import { accountCodeFields } from './entities/account-code';
import { clientFields } from './entities/client';
import { expenseFields } from './entities/expense';
import { invoiceFields } from './entities/invoice';
import { organisationFields } from './entities/organisation';
import { paymentFields } from './entities/payment';
import { projectFields } from './entities/project';
import { externalKeyField, type ImportField } from './import-field';

/** Kinds of records that can be imported, in the order in which a cut-over needs them. docs/domain/imports.md */
export const IMPORT_ENTITIES = [
  'account_code',
  'client',
  'organisation',
  'project',
  'expense',
  'invoice',
  'payment',
] as const;

export type ImportEntity = (typeof IMPORT_ENTITIES)[number];

/** Name of each kind, as a heading. */
export const IMPORT_ENTITY_NAMES: Readonly<Record<ImportEntity, string>> = {
  account_code: 'Account codes',
  client: 'Clients',
  organisation: 'Organisations',
  project: 'Projects',
  expense: 'Expenses',
  invoice: 'Invoices',
  payment: 'Payments',
};

const BUILDERS: Readonly<Record<ImportEntity, () => ImportField[]>> = {
  account_code: accountCodeFields,
  client: clientFields,
  organisation: organisationFields,
  project: projectFields,
  expense: expenseFields,
  invoice: invoiceFields,
  payment: paymentFields,
};

const built = new Map<ImportEntity, readonly ImportField[]>();

/** The columns that a file of these records may have; built on first use. docs/domain/imports.md#mapping */
export function fieldsOfEntity(entity: ImportEntity): readonly ImportField[] {
  const fields = built.get(entity) ?? [...BUILDERS[entity](), externalKeyField];
  built.set(entity, fields);
  return fields;
}

import {
  accountCodeSchema,
  bankAccountSchema,
  clientSchema,
  expenseSchema,
  IMPORT_ENTITIES,
  type ImportEntity,
  invoiceSchema,
  organisationSchema,
  paymentSchema,
  projectSchema,
} from '@siteledger/shared-lib/domain';
import { fieldsOfEntity } from './import-entities';

const SCHEMAS: Record<ImportEntity, { fields: object }> = {
  account_code: accountCodeSchema,
  bank_account: bankAccountSchema,
  client: clientSchema,
  organisation: organisationSchema,
  project: projectSchema,
  expense: expenseSchema,
  invoice: invoiceSchema,
  payment: paymentSchema,
};

const NOT_IMPORTABLE: Partial<Record<ImportEntity, Record<string, string>>> = {
  organisation: { tnc_subcon: 'pages of text', tnc_supplier: 'pages of text' },
};

test.each(IMPORT_ENTITIES)('a file of %s may have every field of its form', (entity) => {
  const importable = fieldsOfEntity(entity).map(({ key }) => key);

  const missing = Object.keys(SCHEMAS[entity].fields).filter((field) => !importable.includes(field));

  expect(missing).toEqual(Object.keys(NOT_IMPORTABLE[entity] ?? {}));
});

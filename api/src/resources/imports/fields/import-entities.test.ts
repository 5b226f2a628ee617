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
  purchaseOrderLineSchema,
  purchaseOrderUpdateSchema,
  userSchema,
  variationOrderSchema,
} from '@siteledger/shared-lib/domain';
import { openingSchema } from '../../invoices/opening/opening-certificate';
import { fieldsOfEntity } from './import-entities';
import { writeOffOfFileSchema } from './kinds/write-off';

const SCHEMAS: Record<ImportEntity, { fields: object }> = {
  account_code: accountCodeSchema,
  bank_account: bankAccountSchema,
  client: clientSchema,
  organisation: organisationSchema,
  user: userSchema,
  project: projectSchema,
  purchase_order: purchaseOrderUpdateSchema,
  variation_order: variationOrderSchema,
  opening: openingSchema,
  expense: expenseSchema,
  invoice: invoiceSchema,
  payment: paymentSchema,
  write_off: writeOffOfFileSchema,
};

const NOT_IMPORTABLE: Partial<Record<ImportEntity, Record<string, string>>> = {
  user: { password_confirmation: 'set by the user', password: 'set by the user' },
  purchase_order: { lines: 'a field of each line instead' },
  organisation: { tnc_subcon: 'pages of text', tnc_supplier: 'pages of text' },
};

test.each(IMPORT_ENTITIES)('a file of %s may have every field of its form', (entity) => {
  const importable = fieldsOfEntity(entity).map(({ key }) => key);

  const missing = Object.keys(SCHEMAS[entity].fields).filter((field) => !importable.includes(field));

  expect(missing).toEqual(Object.keys(NOT_IMPORTABLE[entity] ?? {}));
});

test('a file of purchase orders may have every field of a line', () => {
  const importable = fieldsOfEntity('purchase_order').map(({ key }) => key);

  expect(importable).toEqual(
    expect.arrayContaining(Object.keys(purchaseOrderLineSchema.fields).map((field) => `lines.${field}`)),
  );
});

import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../run/root.mjs';

/** A field that is accepted, has a column and is part of every reply, but that no code stores or shows. */
export const PLANTED = 'planted_note';

const accepted = `${PLANTED}: text('Planted').max(9),`;
const nullable = `${PLANTED}: string | null;`;

const domain = (file, ...after) => [join('shared-lib', 'src', 'domain', `${file}.ts`), after];
const tables = (file, ...names) => [
  join('api', 'src', 'db', 'schema', `${file}.ts`),
  names.map((name) => new RegExp(`\\b${name}: (?:Recorded & )?\\{`)),
];
const shown = (name) => new RegExp(`export type ${name} = [^;{]*\\{`);

const fieldsOf = (schema) => new RegExp(`${schema} = onUse\\(\\(\\) =>\\s*record\\(\\{`);

// Where the field is planted: the file, and the text it follows.
const plants = [
  domain('parties/client', fieldsOf('clientSchema'), shown('Client')),
  domain('parties/organisation', fieldsOf('contractorSchema'), fieldsOf('organisationSchema'), shown('Contractor')),
  domain('accounting/account-code', fieldsOf('accountCodeSchema'), shown('AccountCode')),
  domain('accounting/accounting', fieldsOf('accountingSettingsSchema'), shown('AccountingSettings')),
  domain('project', fieldsOf('projectSchema'), shown('Project')),
  domain('documents/expense', fieldsOf('expenseSchema'), shown('Expense')),
  domain('documents/invoice', fieldsOf('invoiceSchema'), shown('Invoice')),
  domain('documents/payment', 'const details = () => ({', shown('Payment')),
  domain('documents/payment-record', 'const head = () => ({', shown('PaymentRecord')),
  domain(
    'documents/purchase-order',
    fieldsOf('purchaseOrderSchema'),
    fieldsOf('purchaseOrderLineSchema'),
    shown('PurchaseOrder'),
    shown('PurchaseOrderLine'),
  ),
  domain('documents/variation-order', fieldsOf('variationOrderSchema'), shown('VariationOrder')),
  domain('documents/write-off', 'const details = () => ({'),
  domain('people/user', 'const account = () => ({', /roleSchemaOf = .*\s*record\(\{/, shown('User'), shown('Role')),
  domain('lists/saved-view', 'const own = () => ({', shown('SavedView')),
  tables('accounts', 'account_codes', 'accounting_settings'),
  tables('documents', 'expenses', 'invoices', 'payment_records', 'payments'),
  tables('parties', 'clients', 'organisations'),
  tables('people', 'roles', 'saved_views', 'users'),
  tables('projects', 'projects', 'purchase_order_lines', 'purchase_orders', 'variation_orders'),
];

/**
 * The places that must report the field: the statement, its file in api/src/resources, and the number if there are
 * several. Code that takes the schema's fields automatically (`ownColumns`) cannot miss one.
 */
export const places = [
  ['creates and updates a client', 'clients/client-values.ts'],
  ['lists and reads a client', 'clients/clients.queries.ts'],
  ['creates a contractor', 'contractors/create-contractor.ts'],
  ['updates a contractor', 'contractors/update-contractor.ts'],
  ['lists and reads a contractor', 'contractors/contractors.queries.ts'],
  ['lists and reads an organisation', 'organisations/organisations.queries.ts'],
  ['creates an account code', 'account-codes/create-account-code.ts'],
  ['updates an account code', 'account-codes/update-account-code.ts'],
  ['lists and reads an account code', 'account-codes/account-codes.queries.ts'],
  ['updates the accounting settings', 'accounting-settings/update-accounting-settings.ts'],
  ['reads the accounting settings', 'accounting-settings/read-accounting-settings.ts'],
  ['creates and updates a project', 'projects/project-values.ts'],
  ['lists and reads a project', 'projects/projects-by-number.queries.ts'],
  ['lists and reads an expense', 'expenses/expenses.queries.ts'],
  ['creates an invoice', 'invoices/create-invoice.ts'],
  ['updates an invoice', 'invoices/update-invoice.ts'],
  ['keeps what is not sent of an invoice', 'invoices/invoice-as-typed.ts'],
  ['refuses other changes of a paid invoice', 'invoices/lasting-changes.ts'],
  ['lists and reads an invoice', 'invoices/invoices.queries.ts'],
  ['creates a payment', 'payments/create-payment.ts'],
  ['updates a payment', 'payments/change/update-payment.ts'],
  ['lists and reads a payment', 'payments/payments.queries.ts'],
  ['creates a payment record', 'payment-records/create-payment-record.ts'],
  ['reads a payment record', 'payment-records/payment-records.queries.ts'],
  ['lists a payment record', 'payment-records/list/payment-record-list.queries.ts'],
  ['creates a purchase order', 'purchase-orders/create-purchase-order.ts'],
  ['creates and updates a line of an order', 'purchase-orders/order-lines.ts'],
  ['updates a purchase order', 'purchase-orders/change/update-purchase-order.ts'],
  ['lists and reads a purchase order and its lines', 'purchase-orders/purchase-orders.queries.ts', 2],
  ['creates a variation order', 'variation-orders/create-variation-order.ts'],
  ['updates a variation order', 'variation-orders/change/update-variation-order.ts'],
  ['lists and reads a variation order', 'variation-orders/variation-orders.queries.ts'],
  ['writes a document off', 'write-offs/write-off.ts'],
  ['creates a user', 'users/account/create-user.ts'],
  ['updates a user', 'users/account/update-user.ts'],
  ['lists and reads a user', 'users/users.queries.ts'],
  ['updates a role', 'roles/update-role.ts'],
  ['lists and reads a role', 'roles/roles.queries.ts', 2],
  ['creates, updates, lists and reads a saved view', 'saved-views/saved-views.queries.ts', 5],
];

function plant(text, after, file) {
  const [found] = (after instanceof RegExp ? after.exec(text) : text.includes(after) && [after]) || [];
  if (!found) throw new Error(`${file} has no ${after}: where is the field planted now?`);
  const planted = /record\(|const \w+ = \(/.test(found) ? accepted : nullable;
  return text.replace(found, () => `${found}\n${planted}`);
}

/** Copies the API and the domain to a new folder, plants the field, and returns the folder. */
export function plantFields() {
  const root = mkdtempSync(join(tmpdir(), 'siteledger-fields-'));
  for (const folder of ['api/src', 'shared-lib/src/domain'])
    cpSync(inRoot(folder), join(root, folder), { recursive: true, filter: (path) => !/\.test\.ts$/.test(path) });
  for (const [file, afters] of plants) {
    const text = afters.reduce((all, after) => plant(all, after, file), readFileSync(join(root, file), 'utf8'));
    writeFileSync(join(root, file), text);
  }
  for (const folder of ['', 'api'])
    symlinkSync(inRoot(folder, 'node_modules'), join(root, folder, 'node_modules'), 'dir');
  mkdirSync(join(root, 'api'), { recursive: true });
  writeFileSync(
    join(root, 'api', 'tsconfig.json'),
    JSON.stringify({
      extends: inRoot('api', 'tsconfig.json'),
      compilerOptions: {
        paths: { '@siteledger/shared-lib/domain': ['../shared-lib/src/domain/index.ts'] },
        types: ['node'],
        typeRoots: [inRoot('node_modules', '@types')],
      },
      files: places.map(([, file]) => join('src', 'resources', file)),
      include: [],
    }),
  );
  return root;
}

import {
  accountCodeSchema,
  accountingSettingsSchema,
  bankAccountSchema,
  clientSchema,
  contractorSchema,
  expenseSchema,
  invoiceSchema,
  moveInSchema,
  organisationSchema,
  paymentRecordSchema,
  paymentSchema,
  projectUpdateSchema,
  purchaseOrderLineSchema,
  purchaseOrderSchema,
  remoteSettingSchema,
  roleSchema,
  savedViewSchema,
  userSchema,
  variationOrderSchema,
  type Permission,
} from '@siteledger/shared-lib/domain';
import { labelsOf } from '@siteledger/shared-lib/table';
import type { AuditRow } from './audit-api';

type Labels = Readonly<Record<string, string>>;

type Entity = {
  title: string;
  labels?: Labels;
  /** Screen of a record, and the permission to see it. */
  screen?: { permission: Permission; path: (uuid: string, record: NonNullable<AuditRow['record']>) => string };
};

const inProject = (permission: Permission, rest: (uuid: string, name: string) => string): Entity['screen'] => ({
  permission,
  path: (uuid, { name, project_uuid }) => `/projects/${project_uuid}/${rest(uuid, name)}`,
});

const searchFor = (text: string) => `?search=${encodeURIComponent(`"${text}"`)}`;

/** All kinds of record in the log, by their name there. states-and-deletions.md#audit-trail */
export const ENTITIES: Readonly<Record<string, Entity>> = {
  'account-code': {
    title: 'Account code',
    labels: labelsOf(accountCodeSchema),
    screen: { permission: 'finance_account_code.*', path: (uuid) => `/accountCodes/${uuid}` },
  },
  'accounting-settings': { title: 'Accounting settings', labels: labelsOf(accountingSettingsSchema) },
  'bank-account': {
    title: 'Bank account',
    labels: labelsOf(bankAccountSchema),
    screen: { permission: 'finance_account_code.*', path: (uuid) => `/bankAccounts/${uuid}` },
  },
  client: {
    title: 'Client',
    labels: labelsOf(clientSchema),
    screen: { permission: 'client.*', path: (uuid) => `/clients/list/${uuid}` },
  },
  contractor: {
    title: 'Contractor',
    labels: labelsOf(contractorSchema),
    screen: { permission: 'contractor.*', path: (uuid) => `/contractors/list/${uuid}` },
  },
  'end-customer': { title: 'End customer' },
  expense: {
    title: 'Expense',
    labels: labelsOf(expenseSchema),
    screen: inProject('project.expense', (uuid) => `suppliers/expenses/${uuid}`),
  },
  'move-in': {
    title: 'Totals of the former books',
    labels: labelsOf(moveInSchema),
    screen: { permission: 'import.manage', path: () => '/imports/move-in' },
  },
  import: { title: 'Import', screen: { permission: 'import.manage', path: (uuid) => `/imports/${uuid}` } },
  invoice: {
    title: 'Invoice',
    labels: labelsOf(invoiceSchema),
    screen: inProject('project.invoice', (uuid) => `invoices/${uuid}`),
  },
  organisation: {
    title: 'Organisation',
    labels: labelsOf(organisationSchema),
    screen: { permission: 'contractor.*', path: (uuid) => `/organisations/list/${uuid}` },
  },
  payment: { title: 'Payment', labels: labelsOf(paymentSchema) },
  'payment-record': {
    title: 'Payment record',
    labels: labelsOf(paymentRecordSchema),
    screen: {
      permission: 'project.expense',
      path: (_uuid, { name }) => `/bulk-payment/payment-history${searchFor(name)}`,
    },
  },
  project: {
    title: 'Project',
    labels: labelsOf(projectUpdateSchema),
    screen: { permission: 'project.*', path: (uuid) => `/projects/${uuid}` },
  },
  'purchase-order': {
    title: 'Purchase order',
    labels: { ...labelsOf(purchaseOrderLineSchema), ...labelsOf(purchaseOrderSchema) },
    screen: inProject('project.po', (_uuid, name) => `purchase-orders${searchFor(name)}`),
  },
  remote: { title: 'Remote', labels: labelsOf(remoteSettingSchema) },
  role: { title: 'Role', labels: labelsOf(roleSchema) },
  'saved-view': { title: 'Saved view', labels: labelsOf(savedViewSchema) },
  session: { title: 'Session' },
  user: {
    title: 'User',
    labels: labelsOf(userSchema),
    screen: { permission: 'member', path: (uuid) => `/users/list/${uuid}` },
  },
  'variation-order': {
    title: 'Variation order',
    labels: labelsOf(variationOrderSchema),
    screen: inProject('project.*', (uuid) => `variation-orders/${uuid}`),
  },
};

/** Label of a kind of record. */
export const entityTitle = (entity: string) => ENTITIES[entity]?.title ?? capital(entity.replaceAll('-', ' '));

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Tags that mutations invalidate, one per kind of data in a query. `ProjectFigures` are the computed figures of a
 * project: every change of money invalidates them.
 */
export const TAG_TYPES = [
  'AccountCode',
  'Audit',
  'BankAccount',
  'Client',
  'Contractor',
  'EndCustomer',
  'Expense',
  'Import',
  'ImportRow',
  'Invoice',
  'KnownRecord',
  'Organisation',
  'Payment',
  'PaymentRecord',
  'Project',
  'ProjectFigures',
  'PurchaseOrder',
  'Remote',
  'Role',
  'SavedView',
  'SecondFactor',
  'Session',
  'SessionPlace',
  'User',
  'VariationOrder',
] as const;

export type TagType = (typeof TAG_TYPES)[number];

/**
 * What a mutation may invalidate, one name for each thing that a query shows. `ProjectFigures` are the computed figures of
 * a project: whatever moves money invalidates them.
 */
export const TAG_TYPES = [
  'AccountCode',
  'Audit',
  'Client',
  'Contractor',
  'EndCustomer',
  'Expense',
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

import type { PartyTab } from './party-tabs';

/** Tabs of a contractor or supplier: form, projects, documents. */
export const purchasesTabs: readonly PartyTab[] = [
  { path: '', label: 'Details', permission: 'contractor.view' },
  { path: 'projects', label: 'Projects', permission: 'project.view' },
  { path: 'purchase-orders', label: 'Purchase Orders', permission: 'project.po' },
  { path: 'expenses', label: 'Expenses', permission: 'project.expense' },
];

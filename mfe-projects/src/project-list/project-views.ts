import { CASHFLOW_HORIZONS, type Permission } from '@siteledger/shared-lib/domain';

type View = {
  path: string;
  /** Start of the path. */
  key: 'sales' | 'received' | 'purchases' | 'cashflow';
  label: string;
  permission: Permission;
  /** Tab of the project's own page with more details. */
  tab: string;
};

/** Views of an opened row in the projects list, with their permissions. docs/domain/screens.md#routes */
export const PROJECT_VIEWS: readonly View[] = [
  { path: 'sales', key: 'sales', label: 'Sales', permission: 'project.invoice', tab: 'invoices' },
  { path: 'received', key: 'received', label: 'Received', permission: 'project.expense', tab: 'suppliers' },
  { path: 'purchases', key: 'purchases', label: 'Purchases', permission: 'project.po', tab: 'purchase-orders' },
  {
    path: `cashflow/${CASHFLOW_HORIZONS[0]}`,
    key: 'cashflow',
    label: 'Cashflow',
    permission: 'project.*',
    tab: 'cashflow',
  },
];

import { CASHFLOW_HORIZONS, type Permission } from '@siteledger/shared-lib/domain';

type View = {
  /** Below /projects/list/{uuid}. */
  path: string;
  /** What the path begins with. */
  key: 'sales' | 'received' | 'purchases' | 'cashflow';
  label: string;
  permission: Permission;
  /** The tab of the project's own page that has more of it. */
  tab: string;
};

/** What a row of the projects list can show below itself, for who may see it. docs/domain/screens.md#routes */
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

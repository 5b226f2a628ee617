import type { MoveKind, Permission } from '@siteledger/shared-lib/domain';

type MoveOfKind = {
  path: string;
  /** The body's name for the records that move. */
  ids: string;
  permission: Permission;
  /** One record in words. */
  one: string;
  /** What a move of them does beside moving them. docs/domain/states-and-deletions.md#moves */
  follows: string;
};

/** How each kind of record moves to another project. states-and-deletions.md#moves, roles-and-permissions.md#own-projects */
export const MOVES: Record<MoveKind, MoveOfKind> = {
  invoices: {
    path: '/move/invoices',
    ids: 'invoice_ids',
    permission: 'project.invoice',
    one: 'invoice',
    follows:
      'Invoices come after the last certificate of the other project. Their amounts stay, their payments go with them.',
  },
  expenses: {
    path: '/move/expenses',
    ids: 'expenses_ids',
    permission: 'project.expense',
    one: 'expense',
    follows: 'Payments go with their expense. The purchase order of an expense stays, and is no longer billed by it.',
  },
  contractors: {
    path: '/move/contractors',
    ids: 'contractor_ids',
    permission: 'project.expense',
    one: 'contractor',
    follows: 'All their purchase orders and expenses in this project go with them, and so do the payments.',
  },
  purchase_orders: {
    path: '/move/purchase-orders',
    ids: 'po_ids',
    permission: 'project.po',
    one: 'purchase order',
    follows: 'Purchase orders keep their lines. Expenses that are billed on them stay, without a purchase order.',
  },
  variation_orders: {
    path: '/move/variation-orders',
    ids: 'vo_ids',
    permission: 'project.update',
    one: 'variation order',
    follows: 'The contract sums of both projects follow, and so do the committed costs of contractors.',
  },
};

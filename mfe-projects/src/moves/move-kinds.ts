import type { MoveKind, Permission } from '@siteledger/shared-lib/domain';

type MoveOfKind = {
  path: string;
  /** Property of the request body with the records' ids. */
  ids: string;
  permission: Permission;
  one: string;
  /** Further effects of a move. docs/domain/states-and-deletions.md#moves */
  follows: string;
};

/** Moves by kind of record. states-and-deletions.md#moves, roles-and-permissions.md#own-projects */
export const MOVES: Record<MoveKind, MoveOfKind> = {
  invoices: {
    path: '/move/invoices',
    ids: 'invoice_ids',
    permission: 'project.invoice',
    one: 'invoice',
    follows: "Invoices are added after the target's last certificate; amounts and payments are unchanged.",
  },
  expenses: {
    path: '/move/expenses',
    ids: 'expenses_ids',
    permission: 'project.expense',
    one: 'expense',
    follows: 'Payments move with the expense; its PO link is removed.',
  },
  contractors: {
    path: '/move/contractors',
    ids: 'contractor_ids',
    permission: 'project.expense',
    one: 'contractor',
    follows: 'Their purchase orders, expenses and payments in this project move with them.',
  },
  purchase_orders: {
    path: '/move/purchase-orders',
    ids: 'po_ids',
    permission: 'project.po',
    one: 'purchase order',
    follows: 'Purchase orders keep their lines. Expenses billed on them stay; their PO link is removed.',
  },
  variation_orders: {
    path: '/move/variation-orders',
    ids: 'vo_ids',
    permission: 'project.update',
    one: 'variation order',
    follows: 'Updates both contract sums and committed costs.',
  },
};

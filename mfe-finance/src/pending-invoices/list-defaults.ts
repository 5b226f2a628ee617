import { firstListCall } from '@siteledger/shared-lib/domain';

/** Filters of pending invoices; empty means any. */
export type PendingInvoicesFilter = { ageing: readonly string[]; project: string; due_from: string; due_to: string };

const noFilters: PendingInvoicesFilter = { ageing: [], project: '', due_from: '', due_to: '' };

/** The list of pending invoices with nothing chosen in its address. */
export const defaults = { sort: 'due_date', order: 'asc', filters: noFilters } as const;

/** Restricts a call to open invoices: pending or partly paid. */
export const OPEN = { status: 'pending' };

/** The calls for its first page and its ageing. */
export const firstCalls = [firstListCall('/invoices', defaults, OPEN), `/invoices/ageing?status=${OPEN.status}`];

/**
 * Statuses of an invoice or expense: nothing paid, partly paid, balance 0, written off.
 * docs/domain/states-and-deletions.md#invoices-and-expenses
 */
export const DOCUMENT_STATUSES = ['pending', 'partial', 'paid', 'writeOff'] as const;

export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** Statuses selected by the filter status=pending. docs/domain/states-and-deletions.md#invoices-and-expenses */
export const OPEN_STATUSES: readonly DocumentStatus[] = ['pending', 'partial'];

/** Whether an invoice or expense can be written off. docs/domain/payments.md#write-offs */
export const canWriteOff = (document: { status: DocumentStatus }) => OPEN_STATUSES.includes(document.status);

/** Tax codes. Their rates depend on the day and come from the server. docs/domain/tax.md#codes-and-days */
export const TAX_CODES = ['N-T', 'ST6', 'ST8'] as const;

export const DEFAULT_TAX_CODE = 'N-T';

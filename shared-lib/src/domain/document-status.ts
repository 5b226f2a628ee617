/** States of an invoice or an expense: nothing paid, part paid, balance 0, written off. Decision §4. */
export const DOCUMENT_STATUSES = ['pending', 'partial', 'paid', 'writeOff'] as const;

export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** Statuses that the filter status=pending means. Decision §4. */
export const OPEN_STATUSES: readonly DocumentStatus[] = ['pending', 'partial'];

/** Whether an invoice or expense can be written off. Decision §4. */
export const canWriteOff = (document: { status: DocumentStatus }) => OPEN_STATUSES.includes(document.status);

/** Tax codes; the rate of each is date-effective and the server's. Decision §1. */
export const TAX_CODES = ['N-T', 'ST6', 'ST8'] as const;

export const DEFAULT_TAX_CODE = 'N-T';

import type { InvoiceKind } from '@siteledger/shared-lib/domain';

/** Label of each kind of invoice. docs/domain/certificates.md#kinds */
export const KIND_TEXTS: Record<InvoiceKind, string> = {
  progress: 'Progress certificate',
  retention_release: 'Retention release',
  other: 'Other invoice',
};

/** Path of a project's list of invoices. */
export const invoicesPath = (project: string) => `/projects/${project}/invoices`;

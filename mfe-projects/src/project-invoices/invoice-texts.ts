import type { InvoiceKind } from '@siteledger/shared-lib/domain';

/** What people read of a kind of invoice. docs/domain/certificates.md#kinds */
export const KIND_TEXTS: Record<InvoiceKind, string> = {
  progress: 'Progress certificate',
  retention_release: 'Retention release',
  other: 'Other invoice',
};

/** Where a project's invoices are, and the form of a new one. */
export const invoicesPath = (project: string) => `/projects/${project}/invoices`;

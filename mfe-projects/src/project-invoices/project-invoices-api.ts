import { addEndpoints } from '@siteledger/shared-lib/api';
import type {
  Invoice,
  InvoiceDetails,
  InvoiceInput,
  InvoiceUpdate,
  PreviousCertificate,
} from '@siteledger/shared-lib/domain';

const CHANGED = ['Invoice', 'ProjectFigures'] as const;

/** Endpoints of a project's certificates and other invoices. */
export const projectInvoicesApi = addEndpoints((build) => ({
  /**
   * Invoices of a project with the sums of all that match the filters, in RM. Filters `status` and `overdue` (1);
   * `from` and `to` only limit the received and receivable amounts. docs/domain/certificates.md#amounts-to-date
   */
  projectInvoicesList: build.ofProject<Invoice>('GET /projects/:/invoices', ['Invoice', 'Payment']),
  /**
   * One invoice with the facts that decide whether it may change; 404 if the user may not see it. Without a tag, as its
   * deletion would refetch it; a screen refetches it whenever it opens. certificates.md#what-may-change
   */
  projectInvoicesOne: build.one<InvoiceDetails, string>({
    query: (uuid) => `/invoices/${uuid}`,
  }),
  /**
   * Certified amounts so far, cumulative in RM, and the previous and next certificate numbers; `exclude` is the edited
   * certificate. docs/domain/certificates.md#the-next-certificate
   */
  projectInvoicesPrevious: build.one<PreviousCertificate, { project: string; exclude?: string }>({
    query: ({ project, exclude }) => ({ url: `/projects/${project}/invoices/prev_certified`, params: { exclude } }),
    providesTags: ['Invoice'],
  }),
  /**
   * Creates an invoice from amounts "to date"; 422 names the fields, 409 says why the project accepts none.
   * docs/domain/certificates.md#amounts-to-date
   */
  projectInvoicesCreate: build.create<Invoice, InvoiceInput>('POST /invoices', (invoice) => (invoice ? CHANGED : [])),
  /**
   * Updates the version of an invoice that was read; 422 names the fields, 409 says why it cannot change.
   * docs/domain/certificates.md#what-may-change
   */
  projectInvoicesUpdate: build.change<InvoiceDetails, { uuid: string; version?: number; body: InvoiceUpdate }>({
    query: ({ uuid, version, body }) => ({ url: `/invoices/${uuid}`, method: 'PUT', body, version }),
    replaces: 'projectInvoicesOne',
    invalidatesTags: (invoice) => (invoice ? CHANGED : []),
  }),
  /** Deletes the version of an invoice that was read; 409 says why it cannot. states-and-deletions.md#deletions */
  projectInvoicesDelete: build.remove('DELETE /invoices/:', (_reply, error) => (error ? [] : CHANGED)),
}));

export const {
  useProjectInvoicesOneQuery,
  useProjectInvoicesPreviousQuery,
  useProjectInvoicesCreateMutation,
  useProjectInvoicesUpdateMutation,
  useProjectInvoicesDeleteMutation,
} = projectInvoicesApi;

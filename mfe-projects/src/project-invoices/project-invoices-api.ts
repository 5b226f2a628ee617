import { addEndpoints } from '@siteledger/shared-lib/api';
import type {
  Invoice,
  InvoiceDetails,
  InvoiceInput,
  InvoiceUpdate,
  PreviousCertificate,
} from '@siteledger/shared-lib/domain';

// Where an invoice stands, and what a project's figures are.
const CHANGED = ['Invoice', 'ProjectFigures'] as const;

/** A project's certificates and other invoices in the one API slice. */
export const projectInvoicesApi = addEndpoints((build) => ({
  /**
   * Invoices of one project with the sums of all that are filtered, in RM; filters `status` and
   * `overdue` (1), while `from` and `to` bound what was received and what was receivable.
   * docs/domain/certificates.md#amounts-to-date
   */
  projectInvoicesList: build.ofProject<Invoice>('GET /projects/:/invoices', ['Invoice', 'Payment']),
  /**
   * One invoice with what decides whether it may change; 404 when there is none of this user's. Without a tag: its
   * deletion would ask for it once more. A screen asks for it whenever it opens. certificates.md#what-may-change
   */
  projectInvoicesOne: build.one<InvoiceDetails, string>({
    query: (uuid) => `/invoices/${uuid}`,
  }),
  /**
   * What is certified so far, cumulative in RM, and the numbers around the next certificate; `exclude` is the one
   * that is edited. docs/domain/certificates.md#the-next-certificate
   */
  projectInvoicesPrevious: build.one<PreviousCertificate, { project: string; exclude?: string }>({
    query: ({ project, exclude }) => ({ url: `/projects/${project}/invoices/prev_certified`, params: { exclude } }),
    providesTags: ['Invoice'],
  }),
  /**
   * Raises an invoice from amounts "to date"; 422 names the fields, 409 tells why the project takes none.
   * docs/domain/certificates.md#amounts-to-date
   */
  projectInvoicesCreate: build.create<Invoice, InvoiceInput>('POST /invoices', (invoice) => (invoice ? CHANGED : [])),
  /**
   * Changes an invoice of the version that was read; 422 names the fields, 409 tells why it does not change.
   * docs/domain/certificates.md#what-may-change
   */
  projectInvoicesUpdate: build.change<InvoiceDetails, { uuid: string; version?: number; body: InvoiceUpdate }>({
    query: ({ uuid, version, body }) => ({ url: `/invoices/${uuid}`, method: 'PUT', body, version }),
    replaces: 'projectInvoicesOne',
    invalidatesTags: (invoice) => (invoice ? CHANGED : []),
  }),
  /** Deletes an invoice of the version that was read; 409 tells why it stays. states-and-deletions.md#deletions */
  projectInvoicesDelete: build.remove('DELETE /invoices/:', (_reply, error) => (error ? [] : CHANGED)),
}));

export const {
  useProjectInvoicesOneQuery,
  useProjectInvoicesPreviousQuery,
  useProjectInvoicesCreateMutation,
  useProjectInvoicesUpdateMutation,
  useProjectInvoicesDeleteMutation,
} = projectInvoicesApi;

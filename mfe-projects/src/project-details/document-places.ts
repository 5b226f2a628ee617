import {
  pageOfOrder,
  type FigureDocument,
  type FigureDocumentKind,
  type RecordedDocument,
} from '@siteledger/shared-lib/domain';

type Named = Pick<FigureDocument, 'kind' | 'uuid'>;

// Each document has its own page, except orders (on their contractor's page) and payments (another remote's tab).
const PLACES: Record<FigureDocumentKind, (uuid: string) => string> = {
  certificate: (uuid) => `/invoices/${uuid}`,
  invoice: (uuid) => `/invoices/${uuid}`,
  expense: (uuid) => `/suppliers/expenses/${uuid}`,
  receipt: () => '?tab=payments',
  payment: () => '?tab=payments',
  purchase_order: () => '/purchase-orders',
  variation_order: (uuid) => `/variation-orders/${uuid}`,
};

/** Path of a document of a project. */
export const placeOf = (project: string, { kind, uuid }: Named) => `/projects/${project}${PLACES[kind](uuid)}`;

/** The same for a document whose party is known; then an order has its own address. */
export const recordedPlaceOf = (project: string, document: Pick<RecordedDocument, 'kind' | 'uuid' | 'party'>) =>
  document.kind === 'purchase_order'
    ? pageOfOrder(project, document.party.uuid, document.uuid)
    : placeOf(project, document);

const WORDS: Record<FigureDocumentKind, (ref: string) => string> = {
  certificate: (ref) => `Certificate ${ref}`,
  invoice: (ref) => `Invoice ${ref}`,
  expense: (ref) => `Bill ${ref}`,
  receipt: (ref) => `Receipt for ${ref}`,
  payment: (ref) => `Payment for ${ref}`,
  purchase_order: (ref) => ref,
  variation_order: (ref) => ref,
};

/** Name of a document: "Certificate 3", "Payment for E2". */
export const wordsOf = ({ kind, ref_no }: Pick<FigureDocument, 'kind' | 'ref_no'>) => WORDS[kind](ref_no);

import {
  pageOfOrder,
  type FigureDocument,
  type FigureDocumentKind,
  type RecordedDocument,
} from '@siteledger/shared-lib/domain';

type Named = Pick<FigureDocument, 'kind' | 'uuid'>;

// Each has a page of its own, but orders (theirs is their contractor's) and payments (a tab of another remote).
const PLACES: Record<FigureDocumentKind, (uuid: string) => string> = {
  certificate: (uuid) => `/invoices/${uuid}`,
  invoice: (uuid) => `/invoices/${uuid}`,
  expense: (uuid) => `/suppliers/expenses/${uuid}`,
  receipt: () => '?tab=payments',
  payment: () => '?tab=payments',
  purchase_order: () => '/purchase-orders',
  variation_order: (uuid) => `/variation-orders/${uuid}`,
};

/** Where a document of a project is shown. */
export const placeOf = (project: string, { kind, uuid }: Named) => `/projects/${project}${PLACES[kind](uuid)}`;

/** The same for a document whose party is known: an order has a place of its own then. */
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

/** What a document is called: "Certificate 3", "Payment for E2". */
export const wordsOf = ({ kind, ref_no }: Pick<FigureDocument, 'kind' | 'ref_no'>) => WORDS[kind](ref_no);

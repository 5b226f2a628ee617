import type { FigureDocument, FigureDocumentKind } from '@siteledger/shared-lib/domain';

// The tab of a project where documents of a kind are; payments are a tab of another remote.
const TABS: Record<FigureDocumentKind, string> = {
  certificate: '/invoices',
  invoice: '/invoices',
  expense: '/suppliers',
  receipt: '?tab=payments',
  payment: '?tab=payments',
  purchase_order: '/purchase-orders',
  variation_order: '/variation-orders',
};

/** Where a project's documents of a kind are shown. */
export const placeOf = (uuid: string, kind: FigureDocumentKind) => `/projects/${uuid}${TABS[kind]}`;

const WORDS: Record<FigureDocumentKind, (ref: string) => string> = {
  certificate: (ref) => `Certificate ${ref}`,
  invoice: (ref) => `Invoice ${ref}`,
  expense: (ref) => `Expense ${ref}`,
  receipt: (ref) => `Receipt for ${ref}`,
  payment: (ref) => `Payment for ${ref}`,
  purchase_order: (ref) => ref,
  variation_order: (ref) => ref,
};

/** What a document is called: "Certificate 3", "Payment for E2". */
export const wordsOf = ({ kind, ref_no }: Pick<FigureDocument, 'kind' | 'ref_no'>) => WORDS[kind](ref_no);

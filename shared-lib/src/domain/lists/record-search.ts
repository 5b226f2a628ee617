import { boolean, type InferType } from 'yup';
import { identifier, choice, onUse, record } from '../fields';
import type { Money } from '../money/money';
import type { Permission } from '../people/permissions';
import type { Reference } from '../reference';

/**
 * Kinds of record that the palette's search finds. Results are grouped by kind, the kind with the best match first;
 * kinds with equally good matches appear in this order.
 */
export const SEARCH_KINDS = [
  'project',
  'invoice',
  'expense',
  'purchase_order',
  'variation_order',
  'payment_record',
  'payment',
  'client',
  'contractor',
  'user',
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Permission needed to find records of a kind; their pages require the same one. */
export const SEARCH_PERMISSIONS: Readonly<Record<SearchKind, Permission>> = {
  project: 'project.view',
  invoice: 'project.invoice',
  expense: 'project.expense',
  purchase_order: 'project.po',
  variation_order: 'project.view',
  payment_record: 'project.expense',
  payment: 'project.invoice',
  client: 'client.view',
  contractor: 'contractor.view',
  user: 'member',
};

/** Longest search text. */
export const SEARCH_TEXT_MAX = 200;

/**
 * A found record. `amount` in RM: of a payment the amount paid, otherwise the record's value.
 * docs/domain/search.md#the-reply
 */
export type FoundRecord = {
  kind: SearchKind;
  uuid: string;
  title: string;
  subtitle: string | null;
  project: Reference | null;
  amount: Money | null;
  status: string | null;
  route: string;
};

/** A record that the user opened or keeps as a favourite. */
export type KnownRecord = FoundRecord & { is_favourite: boolean };

/**
 * Schema to note that a record was opened, or that it became a favourite or stopped being one.
 * docs/domain/search.md#recent-and-favourite-records
 */
export const knownRecordSchema = onUse(() =>
  record({
    kind: choice('Kind', SEARCH_KINDS).required(),
    uuid: identifier('Record').required(),
    is_favourite: boolean().label('Favourite'),
  }),
);

export type KnownRecordInput = InferType<typeof knownRecordSchema>;

/** Largest number of recent records, and of favourites. */
export const RECENT_MAX = 50;
export const FAVOURITES_MAX = 50;

// Route of a record's page by its kind; ":uuid" is the record, ":project" its project. docs/domain/screens.md#routes
const PAGES = {
  project: '/projects/:uuid',
  invoice: '/projects/:project/invoices/:uuid',
  expense: '/projects/:project/suppliers/expenses/:uuid',
  variation_order: '/projects/:project/variation-orders/:uuid',
  client: '/clients/list/:uuid',
  contractor: '/contractors/list/:uuid',
  user: '/users/list/:uuid',
} as const;

/** A kind whose records have pages of their own. */
export type PagedKind = keyof typeof PAGES;

/** The address of a record's page. docs/domain/screens.md#routes */
export const pageOfRecord = (kind: PagedKind, uuid: string, project = '') =>
  PAGES[kind].replace(':uuid', uuid).replace(':project', project);

/** The address of a purchase order. docs/domain/orders.md#several-orders-of-one-contractor */
export const pageOfOrder = (project: string, contractor: string, uuid: string) =>
  `/projects/${project}/purchase-orders/${contractor}?order=${uuid}`;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const PATTERNS = (Object.keys(PAGES) as PagedKind[]).map((kind) => ({
  kind,
  pattern: new RegExp(`^${PAGES[kind].replace(':project', UUID).replace(':uuid', `(${UUID})`)}$`, 'i'),
}));

/** The record whose page has this address, else undefined. */
export function recordOfPage(pathname: string): { kind: PagedKind; uuid: string } | undefined {
  for (const { kind, pattern } of PATTERNS) {
    const uuid = pattern.exec(pathname)?.[1];
    if (uuid) return { kind, uuid };
  }
  return undefined;
}

const OF_PROJECT = new RegExp(`^/projects/(${UUID})(?:/|$)`, 'i');

/** The project whose page has this address or contains it, else undefined. */
export const projectOfPage = (pathname: string) => OF_PROJECT.exec(pathname)?.[1];

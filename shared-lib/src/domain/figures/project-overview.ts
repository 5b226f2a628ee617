import type { Day } from '../days/dates';
import type { Money } from '../money/money';
import type { Reference } from '../reference';
import type { FigureDocument } from './figure';

/** Documents of a project that wait for something: how many, and what they come to in RM. */
export type WaitingDocuments = { count: number; amount: Money };

/** Open documents of one side of a project, and the overdue ones among them; RM. */
export type OpenDocuments = WaitingDocuments & {
  overdue_count: number;
  overdue_amount: Money;
  /** Days that the oldest of them is overdue; 0 when none is. */
  overdue_days: number;
};

/** The last live certificate of a project; `amount` is its total amount in RM. docs/domain/certificates.md#fields */
export type LastCertificate = { uuid: string; cert_no: string; date: Day; amount: Money };

/** A document as it was recorded in a project. Amounts in RM, as on its list: an omission is negative. */
export type RecordedDocument = Pick<FigureDocument, 'kind' | 'uuid' | 'ref_no' | 'amount'> & {
  /** The client, or the contractor or supplier. */
  party: Reference;
  /** The document's own day; the day it was recorded where it has none. */
  date: Day;
  created_at: string;
};

/** Most documents that the latest activity lists. */
export const LATEST_ACTIVITY_MAX = 5;

/**
 * What a project's page shows besides its figures, as of a day. What the caller's permissions do not open is null, and the
 * activity leaves it out. docs/domain/projects.md#overview
 */
export type ProjectOverview = {
  as_of: Day;
  receivable: OpenDocuments | null;
  payable: OpenDocuments | null;
  last_certificate: LastCertificate | null;
  submitted_variation_orders: WaitingDocuments;
  draft_purchase_orders: WaitingDocuments | null;
  /** The documents that were recorded last, the newest first. */
  activity: RecordedDocument[];
};

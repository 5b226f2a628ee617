import type { Day } from '../days/dates';
import type { Money } from '../money/money';
import type { Reference } from '../reference';
import type { FigureDocument } from './figure';

/** Number of a project's documents that await something, and their sum in RM. */
export type WaitingDocuments = { count: number; amount: Money };

/** Open documents of one side of a project, and the overdue ones among them; RM. */
export type OpenDocuments = WaitingDocuments & {
  overdue_count: number;
  overdue_amount: Money;
  /** Days that the oldest one is overdue; 0 without any. */
  overdue_days: number;
};

/** The last live certificate of a project; `amount` is its total amount in RM. docs/domain/certificates.md#fields */
export type LastCertificate = { uuid: string; cert_no: string; date: Day; amount: Money };

/** A recently recorded document of a project. Amounts in RM, as in its list: an omission is negative. */
export type RecordedDocument = Pick<FigureDocument, 'kind' | 'uuid' | 'ref_no' | 'amount'> & {
  /** The client, contractor or supplier. */
  party: Reference;
  /** The document's own day, else the day it was recorded. */
  date: Day;
  created_at: string;
};

/** Most documents that the latest activity lists. */
export const LATEST_ACTIVITY_MAX = 5;

/**
 * Data of a project's overview besides its figures, as of a day. Parts that the caller has no permission for are null
 * and missing from the activity. docs/domain/projects.md#overview
 */
export type ProjectOverview = {
  as_of: Day;
  receivable: OpenDocuments | null;
  payable: OpenDocuments | null;
  last_certificate: LastCertificate | null;
  submitted_variation_orders: WaitingDocuments;
  draft_purchase_orders: WaitingDocuments | null;
  /** The most recently recorded documents, newest first. */
  activity: RecordedDocument[];
};

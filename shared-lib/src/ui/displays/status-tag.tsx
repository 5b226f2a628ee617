type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

// Statuses in the API with their label and colour. docs/domain/screens.md#states-of-a-screen
const STATUSES: Record<string, readonly [text: string, tone: Tone]> = {
  New: ['New', 'info'],
  'On Going': ['On Going', 'warning'],
  Completed: ['Completed', 'success'],
  pending: ['Pending', 'warning'],
  partial: ['Partial', 'info'],
  paid: ['Paid', 'success'],
  writeOff: ['Written off', 'danger'],
  draft: ['Draft', 'neutral'],
  submitted: ['Submitted', 'info'],
  approved: ['Approved', 'success'],
  rejected: ['Rejected', 'danger'],
  void: ['Void', 'neutral'],
  issued: ['Issued', 'info'],
  closed: ['Closed', 'success'],
  cancelled: ['Cancelled', 'neutral'],
  live: ['Live', 'success'],
  deleted: ['Deleted', 'neutral'],
};

type Props = {
  /** Status in the API, such as `writeOff`. An unknown one is shown unchanged. */
  status: string;
};

/** Label of a status: 'Written off' for `writeOff`. */
export const statusText = (status: string) => STATUSES[status]?.[0] ?? status;

/**
 * Label of a status filter: "pending" also finds partly paid documents. states-and-deletions.md#invoices-and-expenses
 */
export const statusFilterText = (status: string) => (status === 'pending' ? 'Open' : statusText(status));

/** Coloured tag with the status of a document or project in words. */
export const StatusTag = ({ status }: Props) => (
  <ToneTag tone={STATUSES[status]?.[1] ?? 'neutral'}>{statusText(status)}</ToneTag>
);

/** Coloured tag with a text. */
export const ToneTag = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className="sl-tag" data-tone={tone}>
    {children}
  </span>
);

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

// The wire's word, what people read of it, and its colour. docs/domain/screens.md#states-of-a-screen
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
  /** The status as it travels, such as `writeOff`. An unknown one is shown as it is. */
  status: string;
};

/** What people read of a status: 'Written off' for `writeOff`. */
export const statusText = (status: string) => STATUSES[status]?.[0] ?? status;

/** What a filter by a status is called: "pending" finds part-paid documents too. states-and-deletions.md#invoices-and-expenses */
export const statusFilterText = (status: string) => (status === 'pending' ? 'Open' : statusText(status));

/** The state of a document or project: a coloured tag that also says it in words. */
export const StatusTag = ({ status }: Props) => (
  <ToneTag tone={STATUSES[status]?.[1] ?? 'neutral'}>{statusText(status)}</ToneTag>
);

/** A coloured tag that also says it in words. */
export const ToneTag = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className="sl-tag" data-tone={tone}>
    {children}
  </span>
);

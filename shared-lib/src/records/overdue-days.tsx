/** Days that a document is overdue, in red; "–" when it is not. certificates.md#balance-and-overdue */
export const OverdueDays = ({ days }: { days: number }) => (
  <span className="sl-figure" data-sign={days > 0 ? 'negative' : undefined}>
    {days > 0 ? days : '–'}
  </span>
);

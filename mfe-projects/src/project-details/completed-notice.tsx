import { Alert } from '@siteledger/shared-lib/ui';

/** What a completed project refuses and what it still takes. docs/domain/states-and-deletions.md#projects */
export const AFTER_COMPLETION =
  'No new certificates, purchase orders or moves. Expenses, payments and retention releases are still allowed.';

/** Says on the page of a completed project what can no longer be done. docs/domain/states-and-deletions.md#projects */
export const CompletedNotice = () => (
  <Alert
    className="completed-notice"
    type="info"
    title="This project is completed."
    description={`${AFTER_COMPLETION} An admin or business owner can reopen it.`}
  />
);

import { Alert } from '@siteledger/shared-lib/ui';

/** What a completed project refuses and what it still takes. docs/domain/states-and-deletions.md#projects */
export const AFTER_COMPLETION =
  'New progress certificates and purchase orders are refused, and nothing moves into the project. Expenses, payments and retention release are still taken.';

/** Says on the page of a completed project what can no longer be done. docs/domain/states-and-deletions.md#projects */
export const CompletedNotice = () => (
  <Alert
    className="completed-notice"
    type="info"
    title="This project is completed."
    description={`${AFTER_COMPLETION} An admin or a business owner may take it up again by its status.`}
  />
);

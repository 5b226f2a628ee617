import { Alert } from '@siteledger/shared-lib/ui';

/** Text about what a completed project refuses and still accepts. docs/domain/states-and-deletions.md#projects */
export const AFTER_COMPLETION =
  'No new certificates, purchase orders or moves. Expenses, payments and retention releases are still allowed.';

/** Notice on a completed project's page with its restrictions. docs/domain/states-and-deletions.md#projects */
export const CompletedNotice = () => (
  <Alert
    className="completed-notice"
    type="info"
    title="This project is completed."
    description={`${AFTER_COMPLETION} An admin or business owner can reopen it.`}
  />
);

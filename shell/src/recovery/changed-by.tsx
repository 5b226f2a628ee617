import { errorMessage, isConflict } from '@siteledger/shared-lib/api';
import { Alert } from '@siteledger/shared-lib/ui';

/** Says who was quicker, when a change was refused because of that. */
export const ChangedBy = ({ error }: { error: unknown }) =>
  isConflict(error) && (
    <Alert
      type="warning"
      title={errorMessage(error)}
      description="Nothing was saved. What you typed is kept; check the current state before you try again."
    />
  );

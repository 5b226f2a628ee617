import { errorMessage, isConflict } from '@siteledger/shared-lib/api';
import { Alert } from '@siteledger/shared-lib/ui';

/** Says whose earlier change caused a change to be refused. */
export const ChangedBy = ({ error }: { error: unknown }) =>
  isConflict(error) && (
    <Alert
      type="warning"
      title={errorMessage(error)}
      description="Nothing was saved. What you typed is kept; check the current state before you try again."
    />
  );

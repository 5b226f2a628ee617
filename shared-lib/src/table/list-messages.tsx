import { errorMessage, type CallError } from '@siteledger/shared-lib/api';
import { Alert, Button, EmptyState, ErrorState, NoPermission } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';

/** What a loading table shows. Specification §8. */
export const LOADING_TEXT = 'Loading...';

const FORBIDDEN = 403;
const INVALID = 422;

type FailureProps = { error: unknown; hasRows: boolean; onRetry: () => unknown; onShowAll: () => void };

/**
 * A list that could not be loaded, or not again, with the way to try once more; one whose filters the server does not
 * take, as of an address that was cut, with the way to drop them.
 */
export function LoadFailure({ error, hasRows, onRetry, onShowAll }: FailureProps) {
  const message = errorMessage(error);
  const retry = () => void onRetry();
  const { status } = error as Partial<CallError>;
  if (status === FORBIDDEN) return <NoPermission />;
  if (status === INVALID)
    return (
      <ErrorState message={message}>
        <Button onClick={onShowAll}>Clear search and filters</Button>
      </ErrorState>
    );
  if (!hasRows) return <ErrorState message={message} onRetry={retry} />;
  const action = (
    <Button size="small" onClick={retry}>
      Retry
    </Button>
  );
  const title = 'This list could not be refreshed; it shows what was loaded before.';
  return (
    <Alert type="error" showIcon title={title} description={message} action={action} style={{ marginBottom: 12 }} />
  );
}

type NoDataProps = { isNarrowed: boolean; onShowAll: () => void; nextStep?: ReactNode };

/** An empty list and the next step: to show everything when a search or filter hides rows, else the screen's own. */
export const NoData = ({ isNarrowed, onShowAll, nextStep }: NoDataProps) => (
  <EmptyState>{isNarrowed ? <Button onClick={onShowAll}>Clear search and filters</Button> : nextStep}</EmptyState>
);

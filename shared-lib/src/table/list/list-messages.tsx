import { CallState, errorMessage, type CallError } from '@siteledger/shared-lib/api';
import type { ListQuery } from '@siteledger/shared-lib/domain';
import { Alert, Button, EmptyState } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import type { ListEndpoint } from './list-endpoint';
import type { ListState } from './use-list-state';

/** Text of a loading table. docs/domain/errors.md#empty-and-loading */
export const LOADING_TEXT = 'Loading...';

/** Button that clears search and filters. */
export const ShowAll = ({ onShowAll }: { onShowAll: () => void }) => (
  <Button onClick={onShowAll}>Clear search and filters</Button>
);

type FailureProps = { error: unknown; hasRows: boolean; onRetry: () => unknown; onShowAll: () => void };

/**
 * Error of a list that failed to load or reload, with a Retry button. If the server rejects its filters, as from a
 * truncated address, it has a button to clear them.
 */
export function LoadFailure({ error, hasRows, onRetry, onShowAll }: FailureProps) {
  const { status } = error as Partial<CallError>;
  // Earlier rows must not stay after a missing permission or an invalid query.
  if (!hasRows || status === 403 || status === 422)
    return <CallState error={error} onRetry={onRetry} wayOut={<ShowAll onShowAll={onShowAll} />} />;
  const action = (
    <Button size="small" onClick={() => void onRetry()}>
      Retry
    </Button>
  );
  const title = 'This list could not be refreshed; it shows what was loaded before.';
  return (
    <Alert className="sl-list-stale" type="error" title={title} description={errorMessage(error)} action={action} />
  );
}

type NoDataProps<Row, Args> = {
  list: Pick<ListState, 'isNarrowed' | 'isAsOpened' | 'showAll'>;
  endpoint: ListEndpoint<Row, Args>;
  query: ListQuery & Args;
  nextStep?: ReactNode;
};

/**
 * Empty list with a next step: to clear search and filters if they hide rows, else the screen's own.
 * docs/domain/errors.md#empty-and-loading
 */
export function NoData<Row, Args>(props: NoDataProps<Row, Args>) {
  const { list, nextStep } = props;
  if (!list.isNarrowed) return <EmptyState>{nextStep}</EmptyState>;
  if (list.isAsOpened) return <NoDataAsOpened {...props} />;
  return (
    <EmptyState>
      <ShowAll onShowAll={list.showAll} />
    </EmptyState>
  );
}

// The user did not choose the screen's default filters, so they count as hiding rows only if there are some without
// them.
function NoDataAsOpened<Row, Args>({ list, endpoint, query, nextStep }: NoDataProps<Row, Args>) {
  const { currentData: everything, error } = endpoint.useQuery({ ...query, page: 1, filters: {} });
  if (everything?.total === 0) return <EmptyState>{nextStep}</EmptyState>;
  const isAnswered = everything !== undefined || error !== undefined;
  return <EmptyState>{isAnswered && <ShowAll onShowAll={list.showAll} />}</EmptyState>;
}

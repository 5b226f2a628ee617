import { CallState, errorMessage, type CallError } from '@siteledger/shared-lib/api';
import type { ListQuery } from '@siteledger/shared-lib/domain';
import { Alert, Button, EmptyState } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import type { ListEndpoint } from './list-endpoint';
import type { ListState } from './use-list-state';

/** What a loading table shows. docs/domain/errors.md#empty-and-loading */
export const LOADING_TEXT = 'Loading...';

/** The way back to the whole list. */
export const ShowAll = ({ onShowAll }: { onShowAll: () => void }) => (
  <Button onClick={onShowAll}>Clear search and filters</Button>
);

type FailureProps = { error: unknown; hasRows: boolean; onRetry: () => unknown; onShowAll: () => void };

/**
 * A list that could not be loaded, or not again, with the way to try once more; one whose filters the server does not
 * take, as of an address that was cut, with the way to drop them.
 */
export function LoadFailure({ error, hasRows, onRetry, onShowAll }: FailureProps) {
  const { status } = error as Partial<CallError>;
  // Rows of before do not answer what is not allowed, or not asked rightly.
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
  /** What the list has asked for. */
  query: ListQuery & Args;
  nextStep?: ReactNode;
};

/**
 * An empty list and the next step: to show everything when a search or filter hides rows, else the screen's own.
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

// Nobody chose the filters that a screen opens with: they hide something only if there is something without them.
function NoDataAsOpened<Row, Args>({ list, endpoint, query, nextStep }: NoDataProps<Row, Args>) {
  const { currentData: everything, error } = endpoint.useQuery({ ...query, page: 1, filters: {} });
  if (everything?.total === 0) return <EmptyState>{nextStep}</EmptyState>;
  const isAnswered = everything !== undefined || error !== undefined;
  return <EmptyState>{isAnswered && <ShowAll onShowAll={list.showAll} />}</EmptyState>;
}

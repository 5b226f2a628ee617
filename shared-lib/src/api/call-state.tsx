import { ErrorState, LoadingState, NoPermission, NotFoundState } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import type { CallError } from './calls';
import { errorMessage } from './error-message';

type Props = {
  /** The failure of the call; without one the call is pending. */
  error: unknown;
  onRetry: () => unknown;
  /** Title for a 404, such as "Client not found."; the children offer a link. */
  notFound?: string;
  children?: ReactNode;
  /** Offers to drop a query that the server rejects (422), as from a truncated address; a retry would fail again. */
  wayOut?: ReactNode;
};

/**
 * Placeholder for a call's data: loading, no permission (403), not found (404), or the server's message with a Retry
 * button. docs/domain/errors.md#what-people-read
 */
export function CallState({ error, onRetry, notFound, children, wayOut }: Props) {
  if (!error) return <LoadingState />;
  const { status } = error as Partial<CallError>;
  if (status === 403) return <NoPermission />;
  if (status === 404 && notFound) return <NotFoundState title={notFound}>{children}</NotFoundState>;
  if (status === 422 && wayOut) return <ErrorState message={errorMessage(error)}>{wayOut}</ErrorState>;
  return <ErrorState message={errorMessage(error)} onRetry={() => void onRetry()} />;
}

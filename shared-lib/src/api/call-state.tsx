import { ErrorState, LoadingState, NoPermission, NotFoundState } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import type { CallError } from './calls';
import { errorMessage } from './error-message';

type Props = {
  /** The failure of the call; while there is none, it is under way. */
  error: unknown;
  onRetry: () => unknown;
  /** What is said when the server knows no such record: "Client not found.", and the way on. */
  notFound?: string;
  children?: ReactNode;
  /** The way to drop what the server does not take, as of an address that was cut: trying again would end the same. */
  wayOut?: ReactNode;
};

/**
 * What is where a call's data will be, or would be: that it loads, that it is not for this user (403), that there is no
 * such record (404), or what the server says, with Retry. docs/domain/errors.md#what-people-read
 */
export function CallState({ error, onRetry, notFound, children, wayOut }: Props) {
  if (!error) return <LoadingState />;
  const { status } = error as Partial<CallError>;
  if (status === 403) return <NoPermission />;
  if (status === 404 && notFound) return <NotFoundState title={notFound}>{children}</NotFoundState>;
  if (status === 422 && wayOut) return <ErrorState message={errorMessage(error)}>{wayOut}</ErrorState>;
  return <ErrorState message={errorMessage(error)} onRetry={() => void onRetry()} />;
}

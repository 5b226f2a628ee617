import { errorMessage } from '@siteledger/shared-lib/api';
import { Link } from '@siteledger/shared-lib/router';
import { EmptyState, ErrorState, LoadingState, NoPermission } from '@siteledger/shared-lib/ui';

type Props = {
  error: unknown;
  onRetry: () => unknown;
  /** What is not there, such as "Client", and the list that leads on. */
  what: string;
  list: { path: string; title: string };
};

const statusOf = (error: unknown) => (error as { status?: unknown }).status;

/** A party's page before its party is there, or when it cannot be. */
export function PartyNotThere({ error, onRetry, what, list }: Props) {
  if (!error) return <LoadingState />;
  if (statusOf(error) === 403) return <NoPermission />;
  if (statusOf(error) !== 404) return <ErrorState message={errorMessage(error)} onRetry={() => void onRetry()} />;
  return (
    <EmptyState title={`${what} not found.`}>
      <p>It may have been deleted.</p>
      <Link to={list.path}>{list.title}</Link>
    </EmptyState>
  );
}

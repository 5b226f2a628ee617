import { errorMessage } from '@siteledger/shared-lib/api';
import { Link } from '@siteledger/shared-lib/router';
import { EmptyState, ErrorState, LoadingState, NoPermission } from '@siteledger/shared-lib/ui';
import { ordersPath } from './order-paths';

type Props = { project: string; error: unknown; onRetry: () => void };

const statusOf = (error: unknown) => (error as { status?: unknown } | undefined)?.status;

/** What stands where an order will be, or would be: loading, no permission, not found, or an error with Retry. */
export function OrderState({ project, error, onRetry }: Props) {
  if (!error) return <LoadingState />;
  if (statusOf(error) === 403) return <NoPermission />;
  if (statusOf(error) !== 404) return <ErrorState message={errorMessage(error)} onRetry={onRetry} />;
  return <OrderNotFound project={project} />;
}

/** An order that was deleted, moved to another project, or is not one of this user's. */
export const OrderNotFound = ({ project }: { project: string }) => (
  <EmptyState title="Purchase order not found.">
    <p>It may have been deleted or moved to another project.</p>
    <Link to={ordersPath(project)}>All purchase orders</Link>
  </EmptyState>
);

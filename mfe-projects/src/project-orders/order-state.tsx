import { CallState } from '@siteledger/shared-lib/api';
import { Link } from '@siteledger/shared-lib/router';
import { EmptyState } from '@siteledger/shared-lib/ui';
import { ordersPath } from './order-paths';

const NOT_FOUND = 'Purchase order not found.';

type Props = { project: string; error: unknown; onRetry: () => void };

/** Placeholder for an order: loading, no permission, not found, or an error with Retry. */
export const OrderState = ({ project, ...call }: Props) => (
  <CallState {...call} notFound={NOT_FOUND}>
    <WayOn project={project} />
  </CallState>
);

/** State for an order that was deleted, moved to another project, or is not visible to the user. */
export const OrderNotFound = ({ project }: { project: string }) => (
  <EmptyState title={NOT_FOUND}>
    <WayOn project={project} />
  </EmptyState>
);

const WayOn = ({ project }: { project: string }) => (
  <>
    <p>It may have been deleted or moved to another project.</p>
    <Link to={ordersPath(project)}>All purchase orders</Link>
  </>
);

import { ORDER_REFUSALS, type Project } from '@siteledger/shared-lib/domain';
import { LinkButton, PlusOutlined } from '@siteledger/shared-lib/ui';
import { ordersPath } from './order-paths';

type Props = {
  project: Pick<Project, 'uuid' | 'status'>;
  contractor?: string;
};

/**
 * Button to the form of a new order; on a completed project the reason why there is none.
 * states-and-deletions.md#projects
 */
export function NewOrderButton({ project, contractor }: Props) {
  if (project.status === 'Completed') return <span className="order-refusal">{ORDER_REFUSALS.completedProject}</span>;
  const search = contractor && `?contractor=${contractor}`;
  return (
    <LinkButton
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      to={{ pathname: `${ordersPath(project.uuid)}/create`, search }}
    >
      New purchase order
    </LinkButton>
  );
}

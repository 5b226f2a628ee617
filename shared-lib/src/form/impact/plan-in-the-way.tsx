import type { EnvironmentName, RemoteMatrixRow } from '@siteledger/platform/contract';
import { waitingText } from '@siteledger/shared-lib/domain';
import { Alert } from '@siteledger/shared-lib/ui';

type Props = {
  remote: RemoteMatrixRow;
  environment: EnvironmentName;
  /** Whether the change is one for later, too. */
  isPlanning?: boolean;
};

/** Says, before a remote is changed, that a change of it is planned, and what becomes of that. */
export function PlanInTheWay({ remote, environment, isPlanning = false }: Props) {
  const request = remote.requests.find((one) => one.environment === environment);
  if (!request?.plan || request.plan.problem || request.changed_since_by) return null;
  return (
    <Alert
      type="warning"
      title={`${waitingText(request)}, by ${request.requested_by}.`}
      description={
        isPlanning
          ? 'Only one change can be planned at a time. Cancel that one first.'
          : 'If you change it now, that plan will not be carried out.'
      }
    />
  );
}

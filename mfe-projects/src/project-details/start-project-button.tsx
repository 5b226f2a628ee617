import { tellOutcome } from '@siteledger/shared-lib/api';
import { compareMoney, type Project } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { Button } from '@siteledger/shared-lib/ui';
import { useProjectsUpdateMutation } from '../api';
import { updateOf } from './fields-of';

/** Whether a project is still New although it has invoices or expenses. docs/domain/projects.md#states */
export const canStart = ({ status, total_invoiced, total_expenses }: Project) =>
  status === 'New' && [total_invoiced, total_expenses].some((amount) => compareMoney(amount, 0) !== 0);

/** Button that sets such a New project to On Going; needs permission to change it. docs/domain/projects.md#states */
export function StartProjectButton({ project }: { project: Project }) {
  const [updateProject, { isLoading }] = useProjectsUpdateMutation();
  if (!canStart(project)) return null;

  const start = async () => {
    await tellOutcome(
      updateProject({ uuid: project.uuid, body: { ...updateOf(project), status: 'On Going' } }).unwrap(),
      `Project "${project.name}" started.`,
    );
  };
  return (
    <Permission any={['project.update']}>
      <Button type="primary" loading={isLoading} onClick={() => void start()}>
        Start the project
      </Button>
    </Permission>
  );
}

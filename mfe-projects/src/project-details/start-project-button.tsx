import { notifyError } from '@siteledger/shared-lib/api';
import { compareMoney, type Project } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { Button, notify } from '@siteledger/shared-lib/ui';
import { useProjectsUpdateMutation } from '../api';
import { updateOf } from './fields-of';

const hasBegun = ({ total_invoiced, total_expenses }: Project) =>
  [total_invoiced, total_expenses].some((amount) => compareMoney(amount, 0) !== 0);

/** Makes a New project that has invoices or expenses already On Going, for who may change it. docs/domain/projects.md#states */
export function StartProjectButton({ project }: { project: Project }) {
  const [updateProject, { isLoading }] = useProjectsUpdateMutation();
  if (project.status !== 'New' || !hasBegun(project)) return null;

  const start = async () => {
    try {
      await updateProject({ uuid: project.uuid, body: { ...updateOf(project), status: 'On Going' } }).unwrap();
      notify.success(`Project "${project.name}" started.`);
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <Permission any={['project.update']}>
      <Button type="primary" loading={isLoading} onClick={() => void start()}>
        Start the project
      </Button>
    </Permission>
  );
}

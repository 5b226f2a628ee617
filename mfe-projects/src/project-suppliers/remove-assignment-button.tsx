import { tellOutcome } from '@siteledger/shared-lib/api';
import { compareMoney, type Project, type ProjectContractor } from '@siteledger/shared-lib/domain';
import { Button, confirmDialog, DeleteOutlined } from '@siteledger/shared-lib/ui';
import { useProjectSuppliersUnassignMutation } from './project-suppliers-api';

type Props = { project: Project; contractor: ProjectContractor };

/**
 * Button that removes a contractor from the project after confirmation; hidden once there are orders or bills.
 * docs/domain/projects.md#assigned-contractors
 */
export function RemoveAssignmentButton({ project, contractor }: Props) {
  const [unassign, { isLoading }] = useProjectSuppliersUnassignMutation();
  const { uuid, name } = contractor;
  if (contractor.po_count > 0 || compareMoney(contractor.billed, 0) > 0) return null;

  const askAndRemove = async () => {
    const isSure = await confirmDialog({
      title: `Remove "${name}" from this project?`,
      content: 'They have no orders or bills in this project. You can assign them again.',
      okText: 'Remove',
      destructive: true,
    });
    if (!isSure) return;
    await tellOutcome(unassign({ project: project.uuid, contractor: uuid }).unwrap(), `Contractor "${name}" removed.`);
  };

  return (
    <Button
      type="text"
      size="small"
      icon={<DeleteOutlined aria-hidden />}
      aria-label={`Remove ${name} from the project`}
      loading={isLoading}
      onClick={() => void askAndRemove()}
    />
  );
}

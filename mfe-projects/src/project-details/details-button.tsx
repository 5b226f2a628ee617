import type { Project } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { EditOutlined, EyeOutlined, LeftOutlined, LinkButton } from '@siteledger/shared-lib/ui';
import { editPath, projectPath } from '../project-paths';

type Props = { project: Project; isOpen: boolean };

/** Leads to the fields of a project, to change them or, for who may not, to read them; there it leads back to the overview. */
export function DetailsButton({ project: { uuid }, isOpen }: Props) {
  const mayChange = usePermissions().can('project.update');
  if (isOpen)
    return (
      <LinkButton to={projectPath(uuid)} icon={<LeftOutlined aria-hidden />}>
        <span className="details-text">Overview</span>
      </LinkButton>
    );
  return (
    <LinkButton to={editPath(uuid)} icon={mayChange ? <EditOutlined aria-hidden /> : <EyeOutlined aria-hidden />}>
      <span className="details-text">{mayChange ? 'Edit details' : 'View details'}</span>
    </LinkButton>
  );
}

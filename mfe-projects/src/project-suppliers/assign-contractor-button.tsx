import type { Project } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { Button, TeamOutlined } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { AssignContractorModal } from './assign-contractor-modal';

/** Opens the assignment of a contractor to the project; for who may change the project. */
export function AssignContractorButton({ project }: { project: Project }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Permission any={['project.update']}>
      <Button icon={<TeamOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Assign contractor
      </Button>
      {isOpen && <AssignContractorModal project={project} onClose={() => setOpen(false)} />}
    </Permission>
  );
}

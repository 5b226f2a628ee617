import { CallState } from '@siteledger/shared-lib/api';
import { Link } from '@siteledger/shared-lib/router';
import { Button, CloseOutlined, StatusTag } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { useProjectsOneQuery } from '../api';
import { OpenedProject } from './opened-project';

type Props = { uuid: string; onClose: () => void };

/** The project opened by the address, above the list, if its row is not on the present page. */
export const OpenedElsewhere = ({ uuid, onClose }: Props) => (
  <section className="opened-elsewhere" aria-label="Opened project">
    <OpenedByAddress uuid={uuid} onClose={onClose} />
  </section>
);

function OpenedByAddress({ uuid, onClose }: Props) {
  const { currentData: project, error, refetch } = useProjectsOneQuery(uuid);
  if (project)
    return (
      <>
        <Heading onClose={onClose}>
          <Link className="project-name" to={`/projects/${uuid}`}>
            {project.name}
          </Link>
          <span className="opened-elsewhere-code">{project.code}</span>
          <StatusTag status={project.status} />
        </Heading>
        <OpenedProject project={project} />
      </>
    );
  return (
    <CallState error={error} onRetry={refetch} notFound="Project not found.">
      <p>It may have been deleted, or you may not have access.</p>
      <Button onClick={onClose}>Close</Button>
    </CallState>
  );
}

const Heading = ({ children, onClose }: { children: ReactNode; onClose: () => void }) => (
  <div className="opened-elsewhere-head">
    {children}
    <Button
      type="text"
      size="small"
      icon={<CloseOutlined aria-hidden />}
      aria-label="Close project"
      onClick={onClose}
    />
  </div>
);

import type { Project } from '@siteledger/shared-lib/domain';
import { Link, Outlet } from '@siteledger/shared-lib/router';
import { useOpenedProject } from './use-opened-project';

type Props = { project: Pick<Project, 'uuid' | 'name'> };

/** Content of an opened row: one of the project's views, and links to the others and to the project. */
export function OpenedProject({ project }: Props) {
  const { views, shown, search } = useOpenedProject();
  return (
    <div className="opened-project">
      <div className="opened-project-head">
        <nav className="view-switch" aria-label={`Views of ${project.name}`}>
          {views.map(({ key, path, label }) => (
            <Link
              key={key}
              to={{ pathname: `/projects/list/${project.uuid}/${path}`, search }}
              aria-current={key === shown?.key ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        {shown && <Link to={`/projects/${project.uuid}/${shown.tab}`}>Open in project</Link>}
      </div>
      <Outlet context={project} />
    </div>
  );
}

import type { User } from '@siteledger/shared-lib/domain';
import { useMemberRights } from '../use-member-rights';
import { ProjectsSelect } from './projects-select';
import { useAssignments, useChange } from './use-assignments';

/** The projects given to a user, chosen in place by who may. */
export function ProjectsCell({ user }: { user: User }) {
  const { mayChange } = useMemberRights();
  const { edit } = useAssignments();
  const change = useChange(user.uuid);
  if (!mayChange(user)) return <ProjectNames user={user} />;
  return (
    <ProjectsSelect
      label={`Projects of ${user.name}`}
      chosen={change?.projects ?? user.projects}
      isWrong={change !== undefined && change.messages.length > 0}
      onChange={(projects) => edit(user, { projects })}
    />
  );
}

const ProjectNames = ({ user: { projects } }: { user: User }) => {
  const names = projects.map(({ name }) => name).join(', ');
  return (
    <span className="sl-list-text" title={names}>
      {names || '–'}
    </span>
  );
};

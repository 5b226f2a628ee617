import type { User } from '@siteledger/shared-lib/domain';
import { useMemberRights } from '../use-member-rights';
import { ProjectsSelect } from './projects-select';
import { useAssignments, useChange } from './use-assignments';

/** A user's assigned projects, editable in place with the permission. */
export function ProjectsCell({ user }: { user: User }) {
  const { mayChange, mayChangeUsers } = useMemberRights();
  const { edit } = useAssignments();
  const change = useChange(user.uuid);
  if (!mayChange(user)) return <ProjectNames user={user} isTold={mayChangeUsers} />;
  return (
    <ProjectsSelect
      label={`Projects of ${user.name}`}
      chosen={change?.projects ?? user.projects}
      isSmall
      isWrong={change !== undefined && change.messages.length > 0}
      onChange={(projects) => edit(user, { projects })}
    />
  );
}

const ProjectNames = ({ user: { projects }, isTold }: { user: User; isTold: boolean }) => {
  const names = projects.map(({ name }) => name).join(', ');
  return (
    <span className="role-user-line">
      <span className="sl-list-text" title={names}>
        {names || '–'}
      </span>
      {isTold && <span className="role-user-note role-rule">Only a Super Admin can edit a Super Admin.</span>}
    </span>
  );
};

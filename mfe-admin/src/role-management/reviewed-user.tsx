import { Button, UndoOutlined } from '@siteledger/shared-lib/ui';
import { useUsersRolesQuery } from '../api';
import { useMemberRights } from '../use-member-rights';
import { diffOf, type AssignmentChange } from './assignment-change';
import { ChangeMessages } from './change-messages';
import { RoleGrants } from './role-grants';
import { useAssignments } from './use-assignments';

type Props = { change: AssignmentChange };

/** Additions and removals of one user. */
export function ReviewedUser({ change }: Props) {
  const { user, roles } = change;
  const { drop } = useAssignments();
  const { isSelf } = useMemberRights();
  const nameOfRole = useRoleNames(change);
  const { rolesGiven, rolesTaken, projectsGiven, projectsTaken } = diffOf(change);
  const namesOf = (projects: readonly { name: string }[]) => projects.map(({ name }) => name);
  return (
    <li>
      <div className="role-review-head">
        <span>
          <strong>{user.name}</strong> <span className="role-user-note">{user.email}</span>
        </span>
        <Button
          type="link"
          size="small"
          icon={<UndoOutlined aria-hidden />}
          aria-label={`Exclude ${user.name}`}
          onClick={() => drop(user.uuid)}
        >
          Exclude
        </Button>
      </div>
      <dl className="role-diff">
        <Line word="Added" sign="+" tone="success" names={[...rolesGiven.map(nameOfRole), ...namesOf(projectsGiven)]} />
        <Line
          word="Removed"
          sign="−"
          tone="danger"
          names={[...rolesTaken.map(nameOfRole), ...namesOf(projectsTaken)]}
        />
      </dl>
      {rolesGiven.length + rolesTaken.length > 0 && roles.length > 0 && (
        <>
          <p className="role-review-note">With these roles they can:</p>
          <RoleGrants roleIds={roles} label={`${user.name} can`} />
        </>
      )}
      {roles.length === 0 && <p className="role-review-note">Without a role, they can sign in but see nothing.</p>}
      {isSelf(user) && <p className="role-review-note">This is your own access.</p>}
      <ChangeMessages change={change} />
    </li>
  );
}

type LineProps = { word: string; sign: string; tone: string; names: readonly string[] };

function Line({ word, sign, tone, names }: LineProps) {
  if (names.length === 0) return null;
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        {names.map((name) => (
          <span key={name} className="role-diff-name" data-tone={tone}>
            <span aria-hidden>{sign} </span>
            {name}
          </span>
        ))}
      </dd>
    </div>
  );
}

function useRoleNames({ user }: AssignmentChange) {
  const { data: roles = [] } = useUsersRolesQuery();
  return (id: number) => [...roles, ...user.roles].find((role) => role.id === id)?.name ?? String(id);
}

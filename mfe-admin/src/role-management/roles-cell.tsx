import type { User } from '@siteledger/shared-lib/domain';
import { Select } from '@siteledger/shared-lib/ui';
import { useMemberRights } from '../use-member-rights';
import { useRoleOptions } from '../use-role-options';
import { RoleTags } from '../role-tags';
import { useAssignments, useChange } from './use-assignments';

/** A user's roles, editable in place with the permission. */
export function RolesCell({ user }: { user: User }) {
  const { mayChange } = useMemberRights();
  return mayChange(user) ? <RolesChoice user={user} /> : <RoleTags roles={user.roles} />;
}

function RolesChoice({ user }: { user: User }) {
  const { options, isLoading } = useRoleOptions();
  const { edit } = useAssignments();
  const change = useChange(user.uuid);
  return (
    <Select<number[]>
      className="role-choice role-choice-tags"
      size="small"
      mode="multiple"
      aria-label={`Roles of ${user.name}`}
      placeholder="No role"
      options={options}
      loading={isLoading}
      optionFilterProp="label"
      status={change && change.messages.length > 0 ? 'error' : undefined}
      value={[...(change?.roles ?? user.roles.map(({ id }) => id))]}
      onChange={(roles) => edit(user, { roles })}
    />
  );
}

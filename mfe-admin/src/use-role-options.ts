import { useUsersRolesQuery } from './api';
import { useMemberRights } from './use-member-rights';

/** Options of the roles that the signed-in user may grant. docs/domain/roles-and-permissions.md#super-admins */
export function useRoleOptions() {
  const { data: roles = [], isFetching } = useUsersRolesQuery();
  const { mayGrant } = useMemberRights();
  const options = roles.filter(({ id }) => mayGrant(id)).map(({ id, name }) => ({ value: id, label: name }));
  return { options, isLoading: isFetching };
}

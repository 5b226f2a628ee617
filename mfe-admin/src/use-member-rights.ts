import { useUserDetailsQuery } from '@siteledger/shared-lib/api';
import { mayActAs, mayManageRoles, type User } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';

const idsOf = (roles: readonly { id: number }[]) => roles.map(({ id }) => id);

/**
 * Permissions of the signed-in user over other users. During an impersonation nothing can be changed.
 * docs/domain/roles-and-permissions.md#impersonation
 */
export function useMemberRights() {
  const { data: self } = useUserDetailsQuery();
  const { can } = usePermissions();
  const isImpersonating = self?.impersonated_by !== undefined;
  const own = idsOf(self?.roles ?? []);
  return {
    mayChangeUsers: can('member') && !isImpersonating,
    mayChange: (user: User) => can('member') && !isImpersonating && mayManageRoles(own, idsOf(user.roles)),
    mayImpersonate: (user: User) =>
      can('impersonate') && !isImpersonating && self !== undefined && mayActAs(self, user),
    mayGrant: (roleId: number) => mayManageRoles(own, [roleId]),
    isSelf: (user: User) => user.id === self?.id,
    impersonated: isImpersonating ? self.name : undefined,
  };
}

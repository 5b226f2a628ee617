import { permissionsOfRoles, ROLES, type CurrentUser, type RoleId } from '@siteledger/shared-lib/domain';

/** The four roles as in the server's response. */
export const fourRoles = [
  { id: ROLES.SUPER_ADMIN, uuid: '00000000-0000-4000-8000-00000000b001', name: 'Super Admin', version: 1 },
  { id: ROLES.ADMIN, uuid: '00000000-0000-4000-8000-00000000b002', name: 'Admin', version: 1 },
  { id: ROLES.BUSINESS_OWNER, uuid: '00000000-0000-4000-8000-00000000b003', name: 'Business Owner', version: 1 },
  { id: ROLES.PROJECT_MANAGER, uuid: '00000000-0000-4000-8000-00000000b004', name: 'Project Manager', version: 1 },
];

/** One of them, as part of a user. */
export const roleOf = (id: RoleId) => {
  const { name } = fourRoles.find((role) => role.id === id)!;
  return { id, name };
};

/** The current user with one role and its permissions. */
export const holderOf = (id: RoleId): Pick<CurrentUser, 'roles' | 'permissions'> => ({
  roles: [roleOf(id)],
  permissions: permissionsOfRoles([id]).map((name) => ({ name })),
});

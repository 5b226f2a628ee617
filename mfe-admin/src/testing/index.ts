import { permissionsOfRoles, ROLES, type CurrentUser, type RoleId } from '@siteledger/shared-lib/domain';

/** The four roles as the server lists them. */
export const fourRoles = [
  { id: ROLES.SUPER_ADMIN, uuid: '00000000-0000-4000-8000-00000000b001', name: 'Super Admin', version: 1 },
  { id: ROLES.ADMIN, uuid: '00000000-0000-4000-8000-00000000b002', name: 'Admin', version: 1 },
  { id: ROLES.BUSINESS_OWNER, uuid: '00000000-0000-4000-8000-00000000b003', name: 'Business Owner', version: 1 },
  { id: ROLES.PROJECT_MANAGER, uuid: '00000000-0000-4000-8000-00000000b004', name: 'Project Manager', version: 1 },
];

/** The named one of them, as a user holds it. */
export const roleOf = (id: RoleId) => {
  const { name } = fourRoles.find((role) => role.id === id)!;
  return { id, name };
};

/** The current user with one role and what it grants. */
export const holderOf = (id: RoleId): Pick<CurrentUser, 'roles' | 'permissions'> => ({
  roles: [roleOf(id)],
  permissions: permissionsOfRoles([id]).map((name) => ({ name })),
});

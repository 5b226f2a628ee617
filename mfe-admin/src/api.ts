import { addEndpoints } from '@siteledger/shared-lib/api';
import type { Role, User } from '@siteledger/shared-lib/domain';

/** Endpoints of users and roles. */
export const usersApi = addEndpoints((build) => ({
  /**
   * Users with roles and projects; searched by name and e-mail; filters `role` (a role's id) and `project`.
   * docs/domain/roles-and-permissions.md#users
   */
  usersList: build.list<User>('GET /users', ['User', 'Role']),
  /** One user; 404 if they do not exist. docs/domain/roles-and-permissions.md#users */
  usersOne: build.record<User>('GET /users/:', 'User', 'Role'),
  /** The four roles, whose names may change. docs/domain/roles-and-permissions.md#users */
  usersRoles: build.one<Role[], void>({
    query: () => '/roles',
    providesTags: ['Role'],
  }),
}));

export const { useUsersOneQuery, useUsersRolesQuery } = usersApi;

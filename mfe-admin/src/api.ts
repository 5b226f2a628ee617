import { api, listQueryParams, one } from '@siteledger/shared-lib/api';
import type { ListQuery, ListReply, Role, User } from '@siteledger/shared-lib/domain';

/** Users and roles in the one API slice. */
export const usersApi = api.injectEndpoints({
  // Another release of this remote may have been here before; its endpoints give way.
  overrideExisting: true,
  endpoints: (build) => ({
    /**
     * Users with their roles and projects; searched by name and e-mail; filters `role` (a role's id) and `project`.
     * docs/domain/roles-and-permissions.md#users
     */
    usersList: build.query<ListReply<User>, ListQuery>({
      query: (query) => ({ url: '/users', params: listQueryParams(query) }),
      providesTags: ['User', 'Role'],
    }),
    /** One user; 404 when there is none. docs/domain/roles-and-permissions.md#users */
    usersOne: build.query<User, string>({
      query: (uuid) => `/users/${uuid}`,
      transformResponse: one<User>,
      providesTags: (_user, _error, uuid) => [{ type: 'User', id: uuid }, 'Role'],
    }),
    /** The four roles, whose names may change. docs/domain/roles-and-permissions.md#users */
    usersRoles: build.query<Role[], void>({
      query: () => '/roles',
      transformResponse: one<Role[]>,
      providesTags: ['Role'],
    }),
  }),
});

export const { useUsersOneQuery, useUsersRolesQuery } = usersApi;

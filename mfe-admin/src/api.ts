import { api, listQueryParams, one } from '@siteledger/shared-lib/api';
import type { ListQuery, ListReply, User } from '@siteledger/shared-lib/domain';

/** Users and roles in the one API slice. */
export const usersApi = api.injectEndpoints({
  // Another release of this remote may have been here before; its endpoints give way.
  overrideExisting: true,
  endpoints: (build) => ({
    /** Users with their roles and projects; searched by name and e-mail; filter `role` (a role's id). Specification §7. */
    usersList: build.query<ListReply<User>, ListQuery>({
      query: (query) => ({ url: '/users', params: listQueryParams(query) }),
      providesTags: ['User', 'Role'],
    }),
    /** The four roles, whose names may change. Specification §7. */
    usersRoles: build.query<{ id: number; name: string }[], void>({
      query: () => '/roles',
      transformResponse: one<{ id: number; name: string }[]>,
      providesTags: ['Role'],
    }),
  }),
});

export const { useUsersRolesQuery } = usersApi;

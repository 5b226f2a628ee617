import { addEndpoints, isConflict, one } from '@siteledger/shared-lib/api';
import type { ListQuery, Role, User, UserAssignment } from '@siteledger/shared-lib/domain';
import { usersApi } from '../api';

type Rename = { id: number; version: number; name: string };

/** Who has which roles and projects, and what the roles are called. docs/domain/roles-and-permissions.md#users */
const roleManagementApi = addEndpoints((build) => ({
  /**
   * Gives many users their roles and projects, all of them or none; 422 on `data.{index}.{field}`, 409 when one of them
   * was changed meanwhile or nobody would be Super Admin. docs/domain/roles-and-permissions.md#users
   */
  usersAssign: build.change<User[], UserAssignment[]>({
    query: (data) => ({ url: '/batch-update/usersRoles', method: 'PUT', body: { data } }),
    // The reply is in the rows before the refetch: an edit begun right after a save starts from the saved version.
    onQueryStarted: async (_data, { dispatch, queryFulfilled, ...store }) => {
      const saved = await queryFulfilled.then(
        ({ data }) => new Map(data.map((user) => [user.uuid, user])),
        () => undefined,
      );
      if (!saved) return;
      for (const { endpointName, originalArgs } of usersApi.util.selectInvalidatedBy(store.getState(), ['User'])) {
        if (endpointName !== 'usersList') continue;
        dispatch(
          usersApi.util.updateQueryData('usersList', originalArgs as ListQuery, (list) => {
            list.data = list.data.map((user) => saved.get(user.uuid) ?? user);
          }),
        );
      }
    },
    // Whoever changed their own roles sees another menu.
    invalidatesTags: (users, error) => (users || isConflict(error) ? ['User', 'Session'] : []),
  }),
  /** The users as they are now, for changes that somebody else was quicker than. roles-and-permissions.md#users */
  usersLatest: build.query<User[], string[]>({
    queryFn: async (uuids, _api, _extra, call) => {
      const answers = await Promise.all(uuids.map(async (uuid) => call(`/users/${uuid}`)));
      // Who is not there any more is named when it is saved.
      return { data: answers.flatMap(({ data }) => (data ? [one(data as { data: User })] : [])) };
    },
  }),
  /**
   * Renames a role, of the version that was read; its id and rights stay. 422 names the field.
   * docs/domain/roles-and-permissions.md#users, docs/domain/roles-and-permissions.md#roles
   */
  rolesRename: build.change<Role, Rename>({
    query: ({ id, version, name }) => ({ url: `/roles/${id}`, method: 'PUT', version, body: { name } }),
    // The chips of the top bar carry the names, too.
    invalidatesTags: (role, error) => (role || isConflict(error) ? ['Role', 'Session'] : []),
  }),
}));

export const { useUsersAssignMutation, useLazyUsersLatestQuery, useRolesRenameMutation } = roleManagementApi;

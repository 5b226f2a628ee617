import { addEndpoints, isConflict, one } from '@siteledger/shared-lib/api';
import type { ListQuery, Role, User, UserAssignment } from '@siteledger/shared-lib/domain';
import { usersApi } from '../api';

type Rename = { id: number; version: number; name: string };

/** Endpoints of assigned roles and projects, and of role names. docs/domain/roles-and-permissions.md#users */
const roleManagementApi = addEndpoints((build) => ({
  /**
   * Sets the roles and projects of many users, all or none; 422 on `data.{index}.{field}`, 409 if one of them changed
   * meanwhile or no Super Admin would remain. docs/domain/roles-and-permissions.md#users
   */
  usersAssign: build.change<User[], UserAssignment[]>({
    query: (data) => ({ url: '/batch-update/usersRoles', method: 'PUT', body: { data } }),
    // Updates the cached rows before the refetch, so that an edit right after a save starts from the saved version.
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
    // A user who changed their own roles gets a different menu.
    invalidatesTags: (users, error) => (users || isConflict(error) ? ['User', 'Session'] : []),
  }),
  /** Latest state of users, after another person was quicker. roles-and-permissions.md#users */
  usersLatest: build.query<User[], string[]>({
    queryFn: async (uuids, _api, _extra, call) => {
      const answers = await Promise.all(uuids.map(async (uuid) => call(`/users/${uuid}`)));
      // Missing users are skipped; saving names them.
      return { data: answers.flatMap(({ data }) => (data ? [one(data as { data: User })] : [])) };
    },
  }),
  /**
   * Renames the version of a role that was read; its id and permissions stay. 422 names the field.
   * docs/domain/roles-and-permissions.md#users, docs/domain/roles-and-permissions.md#roles
   */
  rolesRename: build.change<Role, Rename>({
    query: ({ id, version, name }) => ({ url: `/roles/${id}`, method: 'PUT', version, body: { name } }),
    // The chips of the top bar also show role names.
    invalidatesTags: (role, error) => (role || isConflict(error) ? ['Role', 'Session'] : []),
  }),
}));

export const { useUsersAssignMutation, useLazyUsersLatestQuery, useRolesRenameMutation } = roleManagementApi;

import { addEndpoints, type Change, isConflict } from '@siteledger/shared-lib/api';
import type { Impersonation, User, UserInput, UserUpdate } from '@siteledger/shared-lib/domain';

/** Endpoints that change or impersonate users. docs/domain/sessions.md#impersonation-in-the-browser */
const changesApi = addEndpoints((build) => ({
  /** Creates a user with a password, roles and projects; 422 names the fields. roles-and-permissions.md#users */
  usersCreate: build.create<User, UserInput>('POST /users', (user) => (user ? ['User'] : [])),
  /**
   * Updates the version of a user that was read; without a password the present one stays. 422 names the fields. 409
   * means a stale version (then the user is refetched) or the last Super Admin.
   * docs/domain/roles-and-permissions.md#users, docs/domain/roles-and-permissions.md#super-admins
   */
  usersUpdate: build.change<User, Change<UserUpdate>>({
    query: ({ uuid, version, body }) => ({ url: `/users/${uuid}`, method: 'PUT', version, body }),
    replaces: 'usersOne',
    // A user who changed their own roles gets a different menu.
    invalidatesTags: (user, error) => (user || isConflict(error) ? ['User', 'Session'] : []),
  }),
  /**
   * Deletes the version of a user that was read; 409 for oneself and for the last Super Admin.
   * docs/domain/states-and-deletions.md#deletions
   */
  usersDelete: build.remove('DELETE /users/:', (_reply, error) => (!error || isConflict(error) ? ['User'] : [])),
  /** Removes a user's lost second factor and ends their sessions; 409 if there is none, 403 for a Super Admin. */
  usersResetSecondFactor: build.mutation<{ message: string }, string>({
    query: (uuid) => ({ url: `/users/${uuid}/second-factor`, method: 'DELETE' }),
  }),
  /**
   * Ends all sessions of another user; 403 for a Super Admin unless the caller is one.
   * docs/domain/roles-and-permissions.md#super-admins
   */
  usersEndSessions: build.mutation<{ message: string }, string>({
    query: (uuid) => ({ url: `/users/${uuid}/sessions`, method: 'DELETE' }),
  }),
  /**
   * Impersonates the user with this e-mail for an hour; 403 if that is not allowed. A GET request with a side effect.
   * docs/domain/sessions.md#calls
   */
  usersImpersonate: build.change<Impersonation, string>({
    query: (email) => ({ url: '/impersonate-user/take', params: { email } }),
  }),
}));

export const {
  useUsersCreateMutation,
  useUsersUpdateMutation,
  useUsersDeleteMutation,
  useUsersImpersonateMutation,
  useUsersResetSecondFactorMutation,
  useUsersEndSessionsMutation,
} = changesApi;

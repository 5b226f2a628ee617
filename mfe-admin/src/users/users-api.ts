import { addEndpoints, type Change, isConflict } from '@siteledger/shared-lib/api';
import type { Impersonation, User, UserInput, UserUpdate } from '@siteledger/shared-lib/domain';

/** Changes of users, and acting as one of them. docs/domain/sessions.md#impersonation-in-the-browser */
const changesApi = addEndpoints((build) => ({
  /** Creates a user with a password, roles and projects; 422 names the fields. roles-and-permissions.md#users */
  usersCreate: build.create<User, UserInput>('POST /users', (user) => (user ? ['User'] : [])),
  /**
   * Changes a user, of the version that was read; without a password it stays as it is. 422 names the fields, 409 tells
   * of a stale version (then the user is asked for again) or of the last Super Admin.
   * docs/domain/roles-and-permissions.md#users, docs/domain/roles-and-permissions.md#super-admins
   */
  usersUpdate: build.change<User, Change<UserUpdate>>({
    query: ({ uuid, version, body }) => ({ url: `/users/${uuid}`, method: 'PUT', version, body }),
    replaces: 'usersOne',
    // Whoever changed their own roles sees another menu.
    invalidatesTags: (user, error) => (user || isConflict(error) ? ['User', 'Session'] : []),
  }),
  /**
   * Deletes a user, of the version that was read; 409 for oneself and for the last Super Admin.
   * docs/domain/states-and-deletions.md#deletions
   */
  usersDelete: build.remove('DELETE /users/:', (_reply, error) => (!error || isConflict(error) ? ['User'] : [])),
  /** Removes the second step of a user who lost it; their sessions end. 409 when there is none, 403 for a Super Admin. */
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
   * Starts acting as the user of this e-mail, for an hour; 403 for whoever it may not be. A GET that changes.
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

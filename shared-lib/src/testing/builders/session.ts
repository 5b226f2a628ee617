import { permissionsOfRoles, ROLES, type CurrentUser, type TokenPair, type User } from '@siteledger/shared-lib/domain';
import { buildRecorded } from './sequence';

/** Response of a sign-in; valid for an hour. */
export const buildTokenPair = (given: Partial<TokenPair> = {}): TokenPair => ({
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  token_type: 'Bearer',
  expires_in: 3600,
  token_id: '1',
  ...given,
});

/** The signed-in user: a business owner with that role's permissions. */
export const buildCurrentUser = (given: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 1,
  uuid: '00000000-0000-4000-8000-00000000aaaa',
  name: 'Nur Aisyah binti Rahman',
  email: 'owner@demo.test',
  roles: [{ id: ROLES.BUSINESS_OWNER, name: 'Business Owner' }],
  permissions: permissionsOfRoles([ROLES.BUSINESS_OWNER]).map((name) => ({ name })),
  ...given,
});

/** A user in the users list: a project manager without projects. */
export function buildUser(given: Partial<User> = {}): User {
  const recorded = buildRecorded();
  return {
    ...recorded,
    name: `User ${recorded.id}`,
    email: `user${recorded.id}@demo.test`,
    roles: [{ id: ROLES.PROJECT_MANAGER, name: 'Project Manager' }],
    projects: [],
    ...given,
  };
}

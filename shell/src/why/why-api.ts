import { addEndpoints } from '@siteledger/shared-lib/api';
import type { RemoteExplanation } from '@siteledger/platform/contract';
import type { User } from '@siteledger/shared-lib/domain';

const FIRST_USERS = { per_page: 50, sort: 'name', order: 'asc' };

const whyApi = addEndpoints((build) => ({
  /**
   * Explains what the user with this uuid sees, which requires `member`; without a uuid, what the caller sees. 404 for
   * an unknown user.
   */
  remotesExplanation: build.one<RemoteExplanation, string | void>({
    query: (uuid) => (uuid ? `/remotes/explanation/${uuid}` : '/remotes/explanation'),
    providesTags: ['Remote', 'User', 'Role'],
  }),
  /** Users whose name or e-mail contains the text, by name. */
  explainableUsers: build.one<User[], string>({
    query: (search) => ({ url: '/users', params: { ...FIRST_USERS, search: search || undefined } }),
    providesTags: ['User'],
  }),
}));

export const { useRemotesExplanationQuery, useExplainableUsersQuery } = whyApi;

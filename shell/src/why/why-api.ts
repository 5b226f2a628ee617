import { addEndpoints } from '@siteledger/shared-lib/api';
import type { RemoteExplanation } from '@siteledger/platform/contract';
import type { User } from '@siteledger/shared-lib/domain';

const FIRST_USERS = { per_page: 50, sort: 'name', order: 'asc' };

/** What decides what somebody sees. */
const whyApi = addEndpoints((build) => ({
  /** Of the user with this uuid, which asks for `member`; of oneself without. 404 when there is no such user. */
  remotesExplanation: build.one<RemoteExplanation, string | void>({
    query: (uuid) => (uuid ? `/remotes/explanation/${uuid}` : '/remotes/explanation'),
    providesTags: ['Remote', 'User', 'Role'],
  }),
  /** Users by name whose name or e-mail has the text in it. */
  explainableUsers: build.one<User[], string>({
    query: (search) => ({ url: '/users', params: { ...FIRST_USERS, search: search || undefined } }),
    providesTags: ['User'],
  }),
}));

export const { useRemotesExplanationQuery, useExplainableUsersQuery } = whyApi;

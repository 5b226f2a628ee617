import { addEndpoints } from '@siteledger/shared-lib/api';
import type { IssuedPublishToken, PublishToken, PublishTokenInput } from '@siteledger/platform/contract';

/** Endpoints of publish tokens. */
export const publishTokensApi = addEndpoints((build) => ({
  /** The newest 200 tokens, including revoked and expired ones. */
  publishTokensList: build.one<PublishToken[], void>({
    query: () => '/remotes/tokens',
    providesTags: ['Remote'],
  }),
  /** Issues a token, which only this response contains; 422 names the fields. */
  publishTokensIssue: build.create<IssuedPublishToken, PublishTokenInput>('POST /remotes/tokens', ['Remote']),
  /** Revokes a token permanently; 409 if it is already revoked. */
  publishTokensRevoke: build.mutation<{ message: string }, string>({
    query: (uuid) => ({ url: `/remotes/tokens/${uuid}/revocation`, method: 'POST' }),
    invalidatesTags: ['Remote'],
  }),
}));

export const { usePublishTokensListQuery, usePublishTokensIssueMutation, usePublishTokensRevokeMutation } =
  publishTokensApi;

import { addEndpoints } from '@siteledger/shared-lib/api';
import type { IssuedPublishToken, PublishToken, PublishTokenInput } from '@siteledger/platform/contract';

/** Publish tokens in the one API slice. */
export const publishTokensApi = addEndpoints((build) => ({
  /** The newest 200 tokens, those that are revoked or over among them. */
  publishTokensList: build.one<PublishToken[], void>({
    query: () => '/remotes/tokens',
    providesTags: ['Remote'],
  }),
  /** Issues a token, which only this reply holds; 422 names the fields. */
  publishTokensIssue: build.create<IssuedPublishToken, PublishTokenInput>('POST /remotes/tokens', ['Remote']),
  /** Ends a token for good; 409 when it is revoked already. */
  publishTokensRevoke: build.mutation<{ message: string }, string>({
    query: (uuid) => ({ url: `/remotes/tokens/${uuid}/revocation`, method: 'POST' }),
    invalidatesTags: ['Remote'],
  }),
}));

export const { usePublishTokensListQuery, usePublishTokensIssueMutation, usePublishTokensRevokeMutation } =
  publishTokensApi;

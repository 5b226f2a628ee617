import {
  addEndpoints,
  type BasedOnRevision,
  changesRemotes,
  type RemotePlace,
  remotePlacePath,
} from '@siteledger/shared-lib/api';
import type {
  EnvironmentName,
  RemoteLockInput,
  ReleasePolicy,
  RemotePlaces,
  RemotePlacesInput,
  RemoteRequest,
  RemoteSetting,
} from '@siteledger/platform/contract';

/**
 * What only these screens do with the registry of remotes; the rest is shared with the shell's recovery.
 * docs/remotes.md#switch-roll-out-roll-back
 */
export const remotesApi = addEndpoints((build) => ({
  /** Brings a request into force; 403 to who asked or published, 409 when something changed since. */
  remotesConfirm: build.change<RemoteSetting, RemotePlace & { uuid: string }>({
    query: ({ uuid, ...place }) => ({
      url: `${remotePlacePath(place)}/requests/${uuid}/confirmation`,
      method: 'POST',
    }),
    invalidatesTags: changesRemotes,
  }),
  /** Ends a request without a change; 409 when it was decided before. */
  remotesDecline: build.mutation<{ message: string }, RemotePlace & { uuid: string }>({
    query: ({ uuid, ...place }) => ({ url: `${remotePlacePath(place)}/requests/${uuid}/refusal`, method: 'POST' }),
    invalidatesTags: changesRemotes,
  }),
  /** What is in the places of a remote, in its order there. docs/remotes.md#order-and-switch-fills */
  remotesPlaces: build.one<RemotePlaces, RemotePlace>({
    query: (place) => `${remotePlacePath(place)}/places`,
    providesTags: ['Remote'],
  }),
  /**
   * Orders and switches what is in the places of a remote, all of them at once; 422 names what is not there, 409 tells who
   * was quicker. docs/remotes.md#order-and-switch-fills
   */
  remotesArrange: build.change<RemoteSetting | RemoteRequest, BasedOnRevision & { body: RemotePlacesInput }>({
    query: ({ body, revision, ...place }) => ({
      url: `${remotePlacePath(place)}/places`,
      method: 'PUT',
      body,
      version: revision,
    }),
    invalidatesTags: changesRemotes,
  }),
  /** Locks the release of a remote until a moment, or lifts the lock; 409 tells who was quicker. docs/remotes.md#lock-a-release */
  remotesLock: build.change<RemoteSetting, BasedOnRevision & { body: RemoteLockInput }>({
    query: ({ body, revision, ...place }) => ({
      url: `${remotePlacePath(place)}/lock`,
      method: 'PUT',
      body,
      version: revision,
    }),
    invalidatesTags: changesRemotes,
  }),
  /** Whether an environment asks for a second person. */
  remotesPolicyChange: build.change<ReleasePolicy, { environment: EnvironmentName; needsSecondPerson: boolean }>({
    query: ({ environment, needsSecondPerson }) => ({
      url: `/remotes/policies/${environment}`,
      method: 'PUT',
      body: { needs_second_person: needsSecondPerson },
    }),
    invalidatesTags: changesRemotes,
  }),
  /**
   * Calls a release good where it has run; 409 when it is, or was rolled back from or revoked.
   * docs/remotes.md#switch-roll-out-roll-back
   */
  remotesCallGood: build.mutation<{ message: string }, RemotePlace & { version: string; reason: string }>({
    query: ({ version, reason, ...place }) => ({
      url: `${remotePlacePath(place)}/releases/${version}/good`,
      method: 'POST',
      body: { reason },
    }),
    invalidatesTags: changesRemotes,
  }),
  /** Takes a release out of use for good; 409 while it runs somewhere. docs/remotes.md#switch-roll-out-roll-back */
  remotesRevoke: build.mutation<{ message: string }, { remote: string; version: string; reason: string }>({
    query: ({ remote, version, reason }) => ({
      url: `/remotes/${remote}/releases/${version}/revocation`,
      method: 'POST',
      body: { reason },
    }),
    invalidatesTags: changesRemotes,
  }),
}));

export const {
  useRemotesConfirmMutation,
  useRemotesDeclineMutation,
  useRemotesPlacesQuery,
  useRemotesArrangeMutation,
  useRemotesLockMutation,
  useRemotesPolicyChangeMutation,
  useRemotesCallGoodMutation,
  useRemotesRevokeMutation,
} = remotesApi;

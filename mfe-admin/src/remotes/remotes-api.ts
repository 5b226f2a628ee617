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
 * Endpoints of the registry used only by these screens; the others are shared with the shell's recovery.
 * docs/remotes.md#switch-roll-out-roll-back
 */
export const remotesApi = addEndpoints((build) => ({
  /**
   * Confirms a request, which takes effect; 403 for its author or the release's publisher, 409 if something changed
   * since.
   */
  remotesConfirm: build.change<RemoteSetting, RemotePlace & { uuid: string }>({
    query: ({ uuid, ...place }) => ({
      url: `${remotePlacePath(place)}/requests/${uuid}/confirmation`,
      method: 'POST',
    }),
    invalidatesTags: changesRemotes,
  }),
  /** Declines a request; 409 if it was decided before. */
  remotesDecline: build.mutation<{ message: string }, RemotePlace & { uuid: string }>({
    query: ({ uuid, ...place }) => ({ url: `${remotePlacePath(place)}/requests/${uuid}/refusal`, method: 'POST' }),
    invalidatesTags: changesRemotes,
  }),
  /** Places of a remote with their fills in order. docs/remotes.md#order-and-switch-fills */
  remotesPlaces: build.one<RemotePlaces, RemotePlace>({
    query: (place) => `${remotePlacePath(place)}/places`,
    providesTags: ['Remote'],
  }),
  /**
   * Orders and switches the fills in all places of a remote; 422 names missing ones, 409 names the person who was
   * quicker. docs/remotes.md#order-and-switch-fills
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
  /**
   * Locks the release of a remote until a moment, or unlocks it; 409 names the person who was quicker.
   * docs/remotes.md#lock-a-release
   */
  remotesLock: build.change<RemoteSetting, BasedOnRevision & { body: RemoteLockInput }>({
    query: ({ body, revision, ...place }) => ({
      url: `${remotePlacePath(place)}/lock`,
      method: 'PUT',
      body,
      version: revision,
    }),
    invalidatesTags: changesRemotes,
  }),
  /** Sets whether an environment requires a second person. */
  remotesPolicyChange: build.change<ReleasePolicy, { environment: EnvironmentName; needsSecondPerson: boolean }>({
    query: ({ environment, needsSecondPerson }) => ({
      url: `/remotes/policies/${environment}`,
      method: 'PUT',
      body: { needs_second_person: needsSecondPerson },
    }),
    invalidatesTags: changesRemotes,
  }),
  /**
   * Marks a release as stable where it has run; 409 if it already is, or was rolled back from or revoked.
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
  /** Revokes a release permanently; 409 while it runs somewhere. docs/remotes.md#switch-roll-out-roll-back */
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

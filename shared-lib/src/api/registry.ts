import type {
  EnvironmentName,
  RemoteMatrix,
  RemoteRequest,
  RemoteSetting,
  RemoteSettingInput,
  SettingImpact,
  SettingPreviewInput,
} from '@siteledger/platform/contract';
import { answerStatus } from './answer-status';
import { isConflict } from './error-message';
import { addEndpoints } from './endpoints';

/** A remote in an environment. */
export type RemotePlace = { remote: string; environment: EnvironmentName };

/** A change of a place; `revision` is the one it is based on, undefined if nothing was ever set. */
export type BasedOnRevision = RemotePlace & { revision: number | undefined };

/** The address of a place. */
export const remotePlacePath = ({ remote, environment }: RemotePlace) =>
  `/remotes/${remote}/environments/${environment}`;

/**
 * Tags invalidated by a change of the registry. A refusal (409, 422) invalidates them, too, as the shown data may be
 * stale.
 */
export const changesRemotes = (_reply: unknown, error: unknown) =>
  !error || isConflict(error) || answerStatus(error) === 422 ? (['Remote'] as const) : [];

/**
 * Registry endpoints shared by the shell and the admin screens: what runs where, and how to change it.
 * docs/remotes.md#switch-roll-out-roll-back
 */
export const registryApi = addEndpoints((build) => ({
  /** Every remote with its releases and its setting in each environment. docs/remotes.md#switch-roll-out-roll-back */
  remotesMatrix: build.one<RemoteMatrix, void>({
    query: () => '/remotes/environments',
    providesTags: ['Remote'],
  }),
  /** The revisions of a place, newest first, at most 200. docs/remotes.md#switch-roll-out-roll-back */
  remotesHistory: build.one<RemoteSetting[], RemotePlace>({
    query: (place) => `${remotePlacePath(place)}/history`,
    providesTags: ['Remote'],
  }),
  /**
   * Previews a change without making it. Cached per `revision`. 422 names the fields.
   * docs/remotes.md#switch-roll-out-roll-back
   */
  remotesImpact: build.one<SettingImpact, BasedOnRevision & { body: SettingPreviewInput }>({
    query: ({ body, ...place }) => ({ url: `${remotePlacePath(place)}/impact`, method: 'POST', body }),
    keepUnusedDataFor: 0,
  }),
  /**
   * Switches a remote, selects a release or rolls one out. 202 with a request where a second person confirms; 422 names
   * the fields; 409 if another person was quicker. docs/remotes.md#switch-roll-out-roll-back
   */
  remotesChange: build.change<RemoteSetting | RemoteRequest, BasedOnRevision & { body: RemoteSettingInput }>({
    query: ({ body, revision, ...place }) => ({
      url: remotePlacePath(place),
      method: 'PUT',
      body,
      version: revision,
    }),
    invalidatesTags: changesRemotes,
  }),
  /**
   * Creates a new revision equal to the earlier one `body.revision`; 422 and 409 as above.
   * docs/remotes.md#switch-roll-out-roll-back
   */
  remotesRollBack: build.change<
    RemoteSetting | RemoteRequest,
    BasedOnRevision & { body: { revision: number; reason: string } }
  >({
    query: ({ body, revision, ...place }) => ({
      url: `${remotePlacePath(place)}/rollback`,
      method: 'POST',
      body,
      version: revision,
    }),
    invalidatesTags: changesRemotes,
  }),
}));

export const {
  useRemotesMatrixQuery,
  useRemotesHistoryQuery,
  useRemotesImpactQuery,
  useRemotesChangeMutation,
  useRemotesRollBackMutation,
} = registryApi;

/** Polls every 10 s while the tab has focus, and refetches when it gets focus. */
export const FOLLOWING_REMOTES = { pollingInterval: 10_000, skipPollingIfUnfocused: true, refetchOnFocus: true };

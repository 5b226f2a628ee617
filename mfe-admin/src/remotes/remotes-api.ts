import { api, isConflict, one } from '@siteledger/shared-lib/api';
import type {
  EnvironmentName,
  ReleasePolicy,
  RemoteMatrix,
  RemoteRequest,
  RemoteSetting,
  RemoteSettingInput,
  SettingImpact,
  SettingPreviewInput,
} from '@siteledger/platform/contract';

/** A remote in an environment. */
export type Place = { remote: string; environment: EnvironmentName };

/** A change of a place; `revision` is the one it is based on, none where nothing was ever set. */
type Based = Place & { revision: number | undefined };

const pathOf = ({ remote, environment }: Place) => `/remotes/${remote}/environments/${environment}`;

// After a conflict too: what is shown was not the latest.
const changesRemotes = (_reply: unknown, error: unknown) => (!error || isConflict(error) ? (['Remote'] as const) : []);

/** The registry of remotes in the one API slice. Architecture §3. */
export const remotesApi = api.injectEndpoints({
  // Another release of this remote may have been here before; its endpoints give way.
  overrideExisting: true,
  endpoints: (build) => ({
    /** Every remote with its releases, and what each environment does with it. Architecture §3. */
    remotesMatrix: build.query<RemoteMatrix, void>({
      query: () => '/remotes/environments',
      transformResponse: one<RemoteMatrix>,
      providesTags: ['Remote'],
    }),
    /** The revisions of a place, newest first, at most 200. Architecture §3. */
    remotesHistory: build.query<RemoteSetting[], Place>({
      query: (place) => `${pathOf(place)}/history`,
      transformResponse: one<RemoteSetting[]>,
      providesTags: ['Remote'],
    }),
    /** What a change would do; nothing is changed. Another `revision` is another question. 422 names the fields. Architecture §3. */
    remotesImpact: build.query<SettingImpact, Based & { body: SettingPreviewInput }>({
      query: ({ body, ...place }) => ({ url: `${pathOf(place)}/impact`, method: 'POST', body }),
      transformResponse: one<SettingImpact>,
      keepUnusedDataFor: 0,
    }),
    /** Switches, selects a release or rolls one out; 202 with a request where a second person confirms. 422 names the fields, 409 tells who was quicker. Architecture §3. */
    remotesChange: build.mutation<RemoteSetting | RemoteRequest, Based & { body: RemoteSettingInput }>({
      query: ({ body, revision, ...place }) => ({ url: pathOf(place), method: 'PUT', body, version: revision }),
      transformResponse: one<RemoteSetting | RemoteRequest>,
      invalidatesTags: changesRemotes,
    }),
    /** Makes a new revision that equals the earlier one `body.revision`; 422 and 409 as above. Architecture §3. */
    remotesRollBack: build.mutation<
      RemoteSetting | RemoteRequest,
      Based & { body: { revision: number; reason: string } }
    >({
      query: ({ body, revision, ...place }) => ({
        url: `${pathOf(place)}/rollback`,
        method: 'POST',
        body,
        version: revision,
      }),
      transformResponse: one<RemoteSetting | RemoteRequest>,
      invalidatesTags: changesRemotes,
    }),
    /** Brings a request into force; 403 to who asked or published, 409 when something changed since. */
    remotesConfirm: build.mutation<RemoteSetting, Place & { uuid: string }>({
      query: ({ uuid, ...place }) => ({ url: `${pathOf(place)}/requests/${uuid}/confirmation`, method: 'POST' }),
      transformResponse: one<RemoteSetting>,
      invalidatesTags: changesRemotes,
    }),
    /** Ends a request without a change; 409 when it was decided before. */
    remotesDecline: build.mutation<{ message: string }, Place & { uuid: string }>({
      query: ({ uuid, ...place }) => ({ url: `${pathOf(place)}/requests/${uuid}/refusal`, method: 'POST' }),
      invalidatesTags: changesRemotes,
    }),
    /** Whether an environment asks for a second person; doing without one waits for another Super Admin. */
    remotesPolicyChange: build.mutation<ReleasePolicy, { environment: EnvironmentName; needsSecondPerson: boolean }>({
      query: ({ environment, needsSecondPerson }) => ({
        url: `/remotes/policies/${environment}`,
        method: 'PUT',
        body: { needs_second_person: needsSecondPerson },
      }),
      transformResponse: one<ReleasePolicy>,
      invalidatesTags: changesRemotes,
    }),
    /** Confirms or declines a change of the policy that waits; 403 to confirm one's own. */
    remotesPolicyDecide: build.mutation<
      ReleasePolicy,
      { environment: EnvironmentName; decision: 'confirmation' | 'refusal' }
    >({
      query: ({ environment, decision }) => ({ url: `/remotes/policies/${environment}/${decision}`, method: 'POST' }),
      transformResponse: one<ReleasePolicy>,
      invalidatesTags: changesRemotes,
    }),
    /** Calls a release good where it has run; 409 when it is, or was rolled back from or revoked. Architecture §3. */
    remotesCallGood: build.mutation<{ message: string }, Place & { version: string; reason: string }>({
      query: ({ version, reason, ...place }) => ({
        url: `${pathOf(place)}/releases/${version}/good`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: changesRemotes,
    }),
    /** Takes a release out of use for good; 409 while it runs somewhere. Architecture §3. */
    remotesRevoke: build.mutation<{ message: string }, { remote: string; version: string; reason: string }>({
      query: ({ remote, version, reason }) => ({
        url: `/remotes/${remote}/releases/${version}/revocation`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: changesRemotes,
    }),
  }),
});

export const {
  useRemotesMatrixQuery,
  useRemotesHistoryQuery,
  useRemotesImpactQuery,
  useRemotesChangeMutation,
  useRemotesRollBackMutation,
  useRemotesConfirmMutation,
  useRemotesDeclineMutation,
  useRemotesPolicyChangeMutation,
  useRemotesPolicyDecideMutation,
  useRemotesCallGoodMutation,
  useRemotesRevokeMutation,
} = remotesApi;

/** Follows what others do: every 10 s while the tab is in front, and when somebody comes back to it. */
export const FOLLOWING = { pollingInterval: 10_000, skipPollingIfUnfocused: true, refetchOnFocus: true };

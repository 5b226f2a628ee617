import { api, one } from '@siteledger/shared-lib/api';
import type { SessionPlace } from '@siteledger/shared-lib/domain';

/** The user's own sessions. Refused while impersonating. docs/domain/sessions.md#calls */
const sessionsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Where the user is signed in, the place used last first. */
    sessionPlaces: build.query<SessionPlace[], void>({
      query: () => '/user/sessions',
      transformResponse: one<SessionPlace[]>,
      providesTags: ['SessionPlace'],
    }),
    /** Ends one session; 404 when it has ended already, and the list is loaded again all the same. */
    sessionPlacesEnd: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: `/user/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['SessionPlace'],
    }),
    /** Ends all sessions but this one. */
    sessionPlacesEndOthers: build.mutation<{ message: string }, void>({
      query: () => ({ url: '/user/sessions', method: 'DELETE' }),
      invalidatesTags: ['SessionPlace'],
    }),
  }),
});

export const { useSessionPlacesQuery, useSessionPlacesEndMutation, useSessionPlacesEndOthersMutation } = sessionsApi;

import { addEndpoints } from '@siteledger/shared-lib/api';
import type { SessionPlace } from '@siteledger/shared-lib/domain';

/** The user's own sessions. Refused while impersonating. docs/domain/sessions.md#calls */
const sessionsApi = addEndpoints((build) => ({
  /** Where the user is signed in, the place used last first. */
  sessionPlaces: build.one<SessionPlace[], void>({
    query: () => '/user/sessions',
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
}));

export const { useSessionPlacesQuery, useSessionPlacesEndMutation, useSessionPlacesEndOthersMutation } = sessionsApi;

import { addEndpoints } from '@siteledger/shared-lib/api';
import type { SessionPlace } from '@siteledger/shared-lib/domain';

/** The user's own sessions. Refused while impersonating. docs/domain/sessions.md#calls */
const sessionsApi = addEndpoints((build) => ({
  /** Places where the user is signed in, the most recently used first. */
  sessionPlaces: build.one<SessionPlace[], void>({
    query: () => '/user/sessions',
    providesTags: ['SessionPlace'],
  }),
  /** Ends one session; 404 when it has already ended. The list is reloaded in both cases. */
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

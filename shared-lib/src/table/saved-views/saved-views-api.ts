import { addEndpoints } from '@siteledger/shared-lib/api';
import type { Reference, SavedView, SavedViewInput } from '@siteledger/shared-lib/domain';

type Change = Pick<SavedView, 'uuid' | 'version' | 'name' | 'query'>;

/** Endpoints of the user's own views. */
export const savedViewsApi = addEndpoints((build) => ({
  /** The user's views of a screen, sorted by name. */
  savedViewsOf: build.one<SavedView[], string>({
    query: (screen) => ({ url: '/saved_views', params: { screen } }),
    providesTags: ['SavedView'],
  }),
  /** Saves a view; 422 for a name already used on the screen, 409 for a 51st view. */
  savedViewsCreate: build.change<SavedView, SavedViewInput>({
    query: (body) => ({ url: '/saved_views', method: 'POST', body }),
    invalidatesTags: ['SavedView'],
  }),
  /** Renames a view; 409 if another tab changed it meanwhile. */
  savedViewsUpdate: build.change<SavedView, Change>({
    query: ({ uuid, version, ...body }) => ({ url: `/saved_views/${uuid}`, method: 'PUT', body, version }),
    // Also after a conflict, because there is a newer version to show.
    invalidatesTags: ['SavedView'],
  }),
  /** Deletes a view. */
  savedViewsDelete: build.change<Reference, Pick<SavedView, 'uuid' | 'version'>>({
    query: ({ uuid, version }) => ({ url: `/saved_views/${uuid}`, method: 'DELETE', version }),
    invalidatesTags: ['SavedView'],
  }),
  /** Undoes the deletion of a view; 422 if its name has been reused. states-and-deletions.md#undo */
  savedViewsRestore: build.change<SavedView, string>({
    query: (uuid) => ({ url: `/saved_views/${uuid}/restore`, method: 'POST' }),
    invalidatesTags: ['SavedView'],
  }),
}));

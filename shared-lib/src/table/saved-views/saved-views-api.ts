import { addEndpoints } from '@siteledger/shared-lib/api';
import type { Reference, SavedView, SavedViewInput } from '@siteledger/shared-lib/domain';

type Change = Pick<SavedView, 'uuid' | 'version' | 'name' | 'query'>;

/** A person's own views in the one API slice. */
export const savedViewsApi = addEndpoints((build) => ({
  /** One's views of a screen, by name. */
  savedViewsOf: build.one<SavedView[], string>({
    query: (screen) => ({ url: '/saved_views', params: { screen } }),
    providesTags: ['SavedView'],
  }),
  /** Saves a view; a name that the screen has already is a 422, a 51st view a 409. */
  savedViewsCreate: build.change<SavedView, SavedViewInput>({
    query: (body) => ({ url: '/saved_views', method: 'POST', body }),
    invalidatesTags: ['SavedView'],
  }),
  /** Renames a view; 409 when it was changed in another tab meanwhile. */
  savedViewsUpdate: build.change<SavedView, Change>({
    query: ({ uuid, version, ...body }) => ({ url: `/saved_views/${uuid}`, method: 'PUT', body, version }),
    // Refused because it was changed elsewhere: then as well there is something newer to show.
    invalidatesTags: ['SavedView'],
  }),
  /** Deletes a view. */
  savedViewsDelete: build.change<Reference, Pick<SavedView, 'uuid' | 'version'>>({
    query: ({ uuid, version }) => ({ url: `/saved_views/${uuid}`, method: 'DELETE', version }),
    invalidatesTags: ['SavedView'],
  }),
  /** Takes back the deletion of a view; 422 when its name is taken since. states-and-deletions.md#undo */
  savedViewsRestore: build.change<SavedView, string>({
    query: (uuid) => ({ url: `/saved_views/${uuid}/restore`, method: 'POST' }),
    invalidatesTags: ['SavedView'],
  }),
}));

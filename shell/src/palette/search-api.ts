import { addEndpoints } from '@siteledger/shared-lib/api';
import type { FoundRecord, KnownRecord, KnownRecordInput, SearchKind } from '@siteledger/shared-lib/domain';

/** A search: the text, the open project, and the kinds if not all. */
export type Asked = { q: string; project?: string | undefined; kinds?: readonly SearchKind[] | undefined };

const searchApi = addEndpoints((build) => ({
  /** Records of every kind that match a text, grouped by kind, the best first. docs/domain/search.md */
  paletteSearch: build.one<FoundRecord[], Asked>({
    query: ({ q, project, kinds }) => ({
      url: '/search',
      params: { q, ...(project && { project }), ...(kinds && { kinds }) },
    }),
    keepUnusedDataFor: 30,
  }),
  /** The user's favourites, then recently opened records. docs/domain/search.md#recent-and-favourite-records */
  paletteKnown: build.one<KnownRecord[], void>({
    query: () => '/known_records',
    // Kept for a day, so that they are available offline.
    keepUnusedDataFor: 86_400,
    providesTags: ['KnownRecord'],
  }),
  /**
   * Records that a record was opened, or became or stopped being a favourite; 404 when the user may not (or no longer)
   * see it.
   */
  paletteNote: build.change<KnownRecord, KnownRecordInput>({
    query: (body) => ({ url: '/known_records', method: 'PUT', body }),
    // Also after a refusal, so that a lost record disappears from the list.
    invalidatesTags: ['KnownRecord'],
  }),
}));

export const { usePaletteSearchQuery, usePaletteKnownQuery, usePaletteNoteMutation } = searchApi;

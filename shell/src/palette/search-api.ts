import { addEndpoints } from '@siteledger/shared-lib/api';
import type { FoundRecord, KnownRecord, KnownRecordInput, SearchKind } from '@siteledger/shared-lib/domain';

/** What is searched: the text, the project that is open, and the kinds, if not all. */
export type Asked = { q: string; project?: string | undefined; kinds?: readonly SearchKind[] | undefined };

const searchApi = addEndpoints((build) => ({
  /** Records of every kind that fit a text, grouped by kind, the best first. docs/domain/search.md */
  paletteSearch: build.one<FoundRecord[], Asked>({
    query: ({ q, project, kinds }) => ({
      url: '/search',
      params: { q, ...(project && { project }), ...(kinds && { kinds }) },
    }),
    keepUnusedDataFor: 30,
  }),
  /** The user's favourites, then what was opened last. docs/domain/search.md#recent-and-favourite-records */
  paletteKnown: build.one<KnownRecord[], void>({
    query: () => '/known_records',
    // Also while the browser is offline.
    keepUnusedDataFor: 86_400,
    providesTags: ['KnownRecord'],
  }),
  /** Notes that a record was opened, or is a favourite or none any more; 404 when it is not the user's (any more). */
  paletteNote: build.change<KnownRecord, KnownRecordInput>({
    query: (body) => ({ url: '/known_records', method: 'PUT', body }),
    // Also when it was refused: what is lost is then forgotten.
    invalidatesTags: ['KnownRecord'],
  }),
}));

export const { usePaletteSearchQuery, usePaletteKnownQuery, usePaletteNoteMutation } = searchApi;

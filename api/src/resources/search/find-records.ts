import { isGranted, type FoundRecord, SEARCH_PERMISSIONS, type SearchKind } from '@siteledger/shared-lib/domain';
import { type Context } from '../../http/request/context';
import { readSearch } from './search-terms';
import { type RankedRecord, searchKind } from './search.queries';

type Given = {
  q?: string | null | undefined;
  kinds?: readonly (SearchKind | null | undefined)[] | undefined;
  project?: string | number | undefined;
};

const LIMIT = 8;

// Sorts groups by their best match; the sort is stable, so equal ones keep the order of kinds.
const byBest = (groups: RankedRecord[][]) =>
  groups.filter((group) => group.length > 0).sort((a, b) => a[0]!.rank - b[0]!.rank);

/**
 * Records that match the typed text, at most eight per kind, the kind with the best match first. `project` is the open
 * project: "cert 3" is its certificate. docs/domain/search.md
 */
export async function findRecords(context: Context, { q, kinds, project }: Given): Promise<FoundRecord[]> {
  const terms = readSearch(q ?? '', context.today, project !== undefined);
  if (!terms) return [];
  const chosen = terms.kinds.filter(
    (kind) => (!kinds || kinds.includes(kind)) && isGranted(context.user.permissions, SEARCH_PERMISSIONS[kind]),
  );
  const within = { limit: LIMIT, ...(project !== undefined && { project: String(project) }) };
  const groups = await Promise.all(chosen.map((kind) => searchKind(context, kind, terms, within)));
  return byBest(groups)
    .flat()
    .map(({ rank: _rank, ...record }) => record);
}

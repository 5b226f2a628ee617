import {
  knownRecordSchema,
  SEARCH_KINDS,
  SEARCH_PERMISSIONS,
  SEARCH_TEXT_MAX,
  text,
} from '@siteledger/shared-lib/domain';
import { callsOf } from '../../http/routes/calls';
import { type App } from '../../http/request/fastify-types';
import { requireFilters } from '../../http/routes/list';
import { all, one } from '../../http/openapi/openapi-replies';
import { oneOrMore, recordReference } from '../../lists';
import { findRecords } from './find-records';
import { noteKnown, readKnown } from './known-records';

const PARAMETERS = {
  q: text('q').max(SEARCH_TEXT_MAX),
  kinds: oneOrMore('kinds', SEARCH_KINDS),
  project: recordReference('project'),
};

export function searchRoutes(app: App) {
  const { get, put } = callsOf(app, 'authenticated');

  /**
   * Records of every kind that match the typed text and that the caller may see; 422 by parameter.
   * docs/domain/search.md
   */
  get(
    '/search',
    { summary: 'Search records of every kind', parameters: PARAMETERS, reply: all('FoundRecord') },
    ({ context, query }) => findRecords(context, requireFilters(query, PARAMETERS)),
  );

  /** The caller's favourite records, then those recently opened. docs/domain/search.md#recent-and-favourite-records */
  get(
    '/known_records',
    { summary: "List one's favourite and recent records", reply: all('KnownRecord') },
    ({ context }) => readKnown(context),
  );

  /**
   * Stores that a record was opened, or that it is or is no longer a favourite: 404 when the caller may not see it,
   * 409, 422.
   */
  put(
    '/known_records',
    {
      permission: [...new Set(Object.values(SEARCH_PERMISSIONS))],
      body: knownRecordSchema,
      summary: 'Note that a record was opened',
      reply: one('KnownRecord'),
    },
    ({ context, body }) => noteKnown(context, body),
  );
}

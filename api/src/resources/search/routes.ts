import {
  FieldErrors,
  type FieldMessages,
  knownRecordSchema,
  SEARCH_KINDS,
  SEARCH_PERMISSIONS,
  SEARCH_TEXT_MAX,
  text,
} from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { readFilters } from '../../http/list';
import { all, one } from '../../http/openapi-replies';
import { oneOrMore, recordReference } from '../../lists';
import { findRecords } from './find-records';
import { noteKnown, readKnown } from './known-records';

const PARAMETERS = {
  q: text('q').max(SEARCH_TEXT_MAX),
  kinds: oneOrMore('kinds', SEARCH_KINDS),
  project: recordReference('project'),
};

export function searchRoutes(app: App) {
  /** Records of every kind that fit what is typed, as far as the caller may see them; 422 by parameter. docs/domain/search.md */
  app.get(
    '/search',
    {
      config: { permission: 'authenticated' },
      schema: { summary: 'Search records of every kind', parameters: PARAMETERS, reply: all('FoundRecord') },
    },
    async ({ context, query }) => {
      const errors: FieldMessages = {};
      const given = readFilters(query, PARAMETERS, errors);
      if (Object.keys(errors).length > 0) throw new FieldErrors(errors);
      return { data: await findRecords(context, given) };
    },
  );

  /** The caller's favourite records, then those they opened last. docs/domain/search.md#recent-and-favourite-records */
  app.get(
    '/known_records',
    {
      config: { permission: 'authenticated' },
      schema: { summary: "List one's favourite and recent records", reply: all('KnownRecord') },
    },
    async ({ context }) => ({ data: await readKnown(context) }),
  );

  /** Notes that a record was opened, or is a favourite or none any more: 404 when it is not the caller's, 409, 422. */
  app.put(
    '/known_records',
    {
      config: { permission: [...new Set(Object.values(SEARCH_PERMISSIONS))] },
      schema: { body: knownRecordSchema, summary: 'Note that a record was opened', reply: one('KnownRecord') },
    },
    async ({ context, body }) => ({ data: await noteKnown(context, body) }),
  );
}

import { choice, organisationSchema } from '@siteledger/shared-lib/domain';
import { notFound } from '../../http/errors';
import { type App } from '../../http/fastify-types';
import { readList, replyList } from '../../http/list';
import { listParameters } from '../../http/openapi-parameters';
import { created, list as page, one } from '../../http/openapi-replies';
import { ifMatch } from '../../http/version';
import { createOrganisation } from './create-organisation';
import { deleteOrganisation } from './delete-organisation';
import { logoRoutes } from './logo/routes';
import { countOrganisations, findOrganisation, ORGANISATION_SORTS, pageOfOrganisations } from './organisations.queries';
import { updateOrganisation } from './update-organisation';

const ORGANISATION_LIST = {
  sortable: ORGANISATION_SORTS,
  defaultSort: { sort: 'created_at', order: 'desc' },
  filters: { type: choice('type', ['1', '2', '3']) },
} as const;

export function organisationRoutes(app: App) {
  logoRoutes(app);

  /**
   * Organisations: sub-contractors (1), suppliers (2) and our own company (3); `type` shows one kind.
   * docs/domain/parties.md#the-own-company
   */
  app.get(
    '/organisations',
    {
      config: { permission: 'contractor.view' },
      schema: {
        summary: 'List organisations',
        parameters: listParameters(ORGANISATION_LIST),
        reply: page('Organisation'),
      },
    },
    async ({ context, query }) => {
      const list = readList(query, ORGANISATION_LIST);
      const filter = { search: list.search, ...list.filters };
      return replyList(list, {
        total: await countOrganisations(context, filter),
        rows: (window) => pageOfOrganisations(context, filter, list, window),
      });
    },
  );

  /** Creates an organisation: 201 with it; 422 by field. docs/domain/parties.md#organisations */
  app.post(
    '/organisations',
    {
      config: { permission: 'contractor.create', idempotent: true },
      schema: { body: organisationSchema, summary: 'Create an organisation', reply: created('Organisation') },
    },
    async (request, reply) => {
      reply.code(201);
      return { data: await createOrganisation(request.context, request.body) };
    },
  );

  /** One organisation; `logo` is the path of its picture. docs/domain/parties.md#organisations */
  app.get(
    '/organisations/:id',
    {
      config: { permission: 'contractor.view' },
      schema: { summary: 'Read an organisation', reply: one('Organisation') },
    },
    async ({ context, params }) => {
      const organisation = await findOrganisation(context.db, params.id);
      if (!organisation) throw notFound('Organisation');
      return { data: organisation };
    },
  );

  /** Changes an organisation: 409 when it was changed meanwhile; 422 by field. parties.md#organisations, calls.md#versions */
  app.put(
    '/organisations/:id',
    {
      config: { permission: 'contractor.update' },
      schema: { body: organisationSchema, summary: 'Update an organisation', reply: one('Organisation') },
    },
    async (request) => ({
      data: await updateOrganisation(request.context, request.params.id, request.body, ifMatch(request)),
    }),
  );

  /**
   * Deletes an organisation, {uuid, name}; 422 with the projects that use it, 409 for the only own company.
   * docs/domain/states-and-deletions.md#deletions
   */
  app.delete(
    '/organisations/:id',
    {
      config: { permission: 'contractor.delete' },
      schema: { summary: 'Delete an organisation', reply: one('Reference') },
    },
    async (request) => ({
      data: await deleteOrganisation(request.context, request.params.id, ifMatch(request)),
    }),
  );
}

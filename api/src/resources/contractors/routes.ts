import { choice, contractorSchema } from '@siteledger/shared-lib/domain';
import { notFound } from '../../http/errors';
import { type App } from '../../http/fastify-types';
import { readList, replyList } from '../../http/list';
import { listParameters } from '../../http/openapi-parameters';
import { created, list as page, one } from '../../http/openapi-replies';
import { ifMatch } from '../../http/version';
import { createContractor } from './create-contractor';
import { deleteContractor } from './delete-contractor';
import { CONTRACTOR_SORTS, countContractors, findContractorRecord, pageOfContractors } from './contractors.queries';
import { updateContractor } from './update-contractor';

const CONTRACTOR_LIST = {
  sortable: CONTRACTOR_SORTS,
  defaultSort: { sort: 'created_at', order: 'desc' },
  filters: { type: choice('type', ['1', '2']) },
} as const;

export function contractorRoutes(app: App) {
  /** Contractors (type 1) and suppliers (type 2). docs/domain/parties.md#organisations */
  app.get(
    '/contractors',
    {
      config: { permission: 'contractor.view' },
      schema: { summary: 'List contractors', parameters: listParameters(CONTRACTOR_LIST), reply: page('Contractor') },
    },
    async ({ context, query }) => {
      const list = readList(query, CONTRACTOR_LIST);
      const filter = { search: list.search, ...list.filters };
      return replyList(list, {
        total: await countContractors(context, filter),
        rows: (window) => pageOfContractors(context, filter, list, window),
      });
    },
  );

  /** Creates a contractor or supplier: 201 with it; 422 by field. docs/domain/parties.md#organisations */
  app.post(
    '/contractors',
    {
      config: { permission: 'contractor.create', idempotent: true },
      schema: { body: contractorSchema, summary: 'Create a contractor', reply: created('Contractor') },
    },
    async (request, reply) => {
      reply.code(201);
      return { data: await createContractor(request.context, request.body) };
    },
  );

  /** One contractor or supplier. docs/domain/parties.md#organisations */
  app.get(
    '/contractors/:id',
    { config: { permission: 'contractor.view' }, schema: { summary: 'Read a contractor', reply: one('Contractor') } },
    async ({ context, params }) => {
      const contractor = await findContractorRecord(context.db, params.id);
      if (!contractor) throw notFound('Contractor');
      return { data: contractor };
    },
  );

  /** Changes a contractor: 409 when it was changed meanwhile; 422 by field. parties.md#organisations, calls.md#versions */
  app.put(
    '/contractors/:id',
    {
      config: { permission: 'contractor.update' },
      schema: { body: contractorSchema, summary: 'Update a contractor', reply: one('Contractor') },
    },
    async (request) => ({
      data: await updateContractor(request.context, request.params.id, request.body, ifMatch(request)),
    }),
  );

  /**
   * Deletes a contractor, {uuid, name}; 422 with `errors.contractor_id` and the names in `errors.projects`.
   * docs/domain/errors.md#deleting-a-contractor
   */
  app.delete(
    '/contractors/:id',
    {
      config: { permission: 'contractor.delete' },
      schema: { summary: 'Delete a contractor', reply: one('Reference') },
    },
    async (request) => ({
      data: await deleteContractor(request.context, request.params.id, ifMatch(request)),
    }),
  );
}

import { choice, contractorSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { readList, replyList } from '../../http/list';
import { createContractor } from './create-contractor';
import { CONTRACTOR_SORTS, countContractors, pageOfContractors } from './queries';

export function contractorRoutes(app: App) {
  /** Contractors (type 1) and suppliers (type 2). Specification §3, Decision §3. */
  app.get(
    '/contractors',
    { config: { permission: 'contractor.view' }, schema: { summary: 'List contractors' } },
    async ({ context, query }) => {
      const list = readList(query, {
        sortable: CONTRACTOR_SORTS,
        defaultSort: { sort: 'created_at', order: 'desc' },
        filters: { type: choice('type', ['1', '2']) },
      });
      const filter = { search: list.search, ...list.filters };
      return replyList(list, {
        total: await countContractors(context, filter),
        rows: (window) => pageOfContractors(context, filter, list, window),
      });
    },
  );

  /** Creates a contractor or supplier: 201 with it; 422 by field. Specification §5. */
  app.post(
    '/contractors',
    { config: { permission: 'contractor.create' }, schema: { body: contractorSchema, summary: 'Create a contractor' } },
    async (request, reply) => {
      reply.code(201);
      return { data: await createContractor(request.context, request.body) };
    },
  );
}

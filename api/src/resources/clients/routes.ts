import { choice, clientSchema } from '@siteledger/shared-lib/domain';
import { notFound } from '../../http/errors';
import { type App } from '../../http/fastify-types';
import { readList, replyList } from '../../http/list';
import { createClient } from './create-client';
import { CLIENT_SORTS, countClients, findClientRecord, pageOfClients } from './queries';

export function clientRoutes(app: App) {
  /** Clients; `with=deleted` adds the deleted ones. Specification §3. */
  app.get(
    '/clients',
    { config: { permission: 'client.view' }, schema: { summary: 'List clients' } },
    async ({ context, query }) => {
      const list = readList(query, {
        sortable: CLIENT_SORTS,
        defaultSort: { sort: 'created_at', order: 'desc' },
        filters: { with: choice('with', ['deleted']) },
      });
      const filter = { search: list.search, withDeleted: list.filters.with === 'deleted' };
      return replyList(list, {
        total: await countClients(context, filter),
        rows: (window) => pageOfClients(context, filter, list, window),
      });
    },
  );

  /** Creates a client: 201 with it; 422 by field. Specification §5. */
  app.post(
    '/clients',
    { config: { permission: 'client.create' }, schema: { body: clientSchema, summary: 'Create a client' } },
    async (request, reply) => {
      reply.code(201);
      return { data: await createClient(request.context, request.body) };
    },
  );

  /** One client, also a deleted one. Specification §7. */
  app.get(
    '/clients/:id',
    { config: { permission: 'client.view' }, schema: { summary: 'Read a client' } },
    async ({ context, params }) => {
      const client = await findClientRecord(context.db, params.id);
      if (!client) throw notFound('Client');
      return { data: client };
    },
  );
}

import { choice, CLIENT_DELETED_FILTERS, clientSchema } from '@siteledger/shared-lib/domain';
import { notFound } from '../../http/errors';
import { type App } from '../../http/fastify-types';
import { readList, replyList } from '../../http/list';
import { listParameters } from '../../http/openapi-parameters';
import { created, list as page, one } from '../../http/openapi-replies';
import { ifMatch } from '../../http/version';
import { createClient } from './create-client';
import { deleteClient } from './delete-client';
import { CLIENT_SORTS, countClients, findClientRecord, pageOfClients } from './clients.queries';
import { restoreClient } from './restore-client';
import { updateClient } from './update-client';

const CLIENT_LIST = {
  sortable: CLIENT_SORTS,
  defaultSort: { sort: 'created_at', order: 'desc' },
  filters: { deleted: choice('deleted', CLIENT_DELETED_FILTERS) },
} as const;

export function clientRoutes(app: App) {
  /** Clients; `deleted=1` shows the deleted ones, `deleted=all` both. docs/domain/parties.md#clients */
  app.get(
    '/clients',
    {
      config: { permission: 'client.view' },
      schema: { summary: 'List clients', parameters: listParameters(CLIENT_LIST), reply: page('Client') },
    },
    async ({ context, query }) => {
      const list = readList(query, CLIENT_LIST);
      const filter = { search: list.search, deleted: list.filters.deleted };
      return replyList(list, {
        total: await countClients(context, filter),
        rows: (window) => pageOfClients(context, filter, list, window),
      });
    },
  );

  /** Creates a client: 201 with it; 422 by field. docs/domain/parties.md#clients */
  app.post(
    '/clients',
    {
      config: { permission: 'client.create', idempotent: true },
      schema: { body: clientSchema, summary: 'Create a client', reply: created('Client') },
    },
    async (request, reply) => {
      reply.code(201);
      return { data: await createClient(request.context, request.body) };
    },
  );

  /** One client; a deleted one too, with `deleted_at`, so that it can be looked at and restored. parties.md#clients */
  app.get(
    '/clients/:id',
    { config: { permission: 'client.view' }, schema: { summary: 'Read a client', reply: one('Client') } },
    async ({ context, params }) => {
      const client = await findClientRecord(context.db, params.id);
      if (!client) throw notFound('Client');
      return { data: client };
    },
  );

  /** Changes a client: 409 when it was changed meanwhile or is deleted; 422 by field. parties.md#clients, calls.md#versions */
  app.put(
    '/clients/:id',
    {
      config: { permission: 'client.update' },
      schema: { body: clientSchema, summary: 'Update a client', reply: one('Client') },
    },
    async (request) => ({
      data: await updateClient(request.context, request.params.id, request.body, ifMatch(request)),
    }),
  );

  /** Deletes a client, {uuid, name}; 409 while a New or On Going project has it. states-and-deletions.md#deletions */
  app.delete(
    '/clients/:id',
    { config: { permission: 'client.delete' }, schema: { summary: 'Delete a client', reply: one('Reference') } },
    async (request) => ({
      data: await deleteClient(request.context, request.params.id, ifMatch(request)),
    }),
  );

  /**
   * Restores a deleted client under its uuid; 409 when it is not deleted. docs/domain/parties.md#clients,
   * docs/domain/states-and-deletions.md#deletions
   */
  app.post(
    '/clients/:id/restore',
    {
      config: { permission: 'client.restore', idempotent: true },
      schema: { summary: 'Restore a client', reply: one('Client') },
    },
    async (request) => ({
      data: await restoreClient(request.context, request.params.id, ifMatch(request)),
    }),
  );
}

import { clientSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/request/fastify-types';
import { resource } from '../../http/routes/resource';
import { CLIENTS, findClientRecord } from './clients.queries';
import { createClient } from './create-client';
import { deleteClient } from './delete-client';
import { restoreClient } from './restore-client';
import { updateClient } from './update-client';

export function clientRoutes(app: App) {
  const { list, create, read, update, remove, restore } = resource(app, {
    path: '/clients',
    name: ['a client', 'clients'],
    type: 'Client',
    permission: { view: 'client.view', create: 'client.create', change: 'client.update', delete: 'client.delete' },
    isKept: true,
  });

  /** Clients; `deleted=1` shows the deleted ones, `deleted=all` both. docs/domain/parties.md#clients */
  list('Client', CLIENTS);

  /** Creates a client: 201 with it; 422 by field. docs/domain/parties.md#clients */
  create(clientSchema, createClient);

  /** One client, also a deleted one (with `deleted_at`), so that it can be viewed and restored. parties.md#clients */
  read(({ context }, reference) => findClientRecord(context.db, reference));

  /**
   * Changes a client: 409 when its version is stale or it is deleted; 422 by field. parties.md#clients,
   * calls.md#versions
   */
  update(clientSchema, updateClient);

  /** Deletes a client, {uuid, name}; 409 while it has a New or On Going project. states-and-deletions.md#deletions */
  remove(deleteClient);

  /**
   * Restores a deleted client under its uuid; 409 when it is not deleted. docs/domain/parties.md#clients,
   * docs/domain/states-and-deletions.md#deletions
   */
  restore(restoreClient, { summary: 'Restore a client', permission: 'client.restore' });
}

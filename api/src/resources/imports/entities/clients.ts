import { clientSchema } from '@siteledger/shared-lib/domain';
import { findClientRecord } from '../../clients/clients.queries';
import { createClient } from '../../clients/create-client';
import { deleteClient } from '../../clients/delete-client';
import { updateClient } from '../../clients/update-client';
import { byColumn } from './by-column.queries';
import { formOf, type Importable } from './importable';

/** Clients, by name. */
export const CLIENTS: Importable = {
  schema: clientSchema,
  permission: 'client.create',
  keyOf: ({ name }) => name,
  findByKeys: byColumn('clients', 'name'),
  read: async ({ db }, uuid) => {
    const found = await findClientRecord(db, uuid);
    return found?.deleted_at ? undefined : formOf(clientSchema, found);
  },
  create: createClient,
  update: (context, uuid, body) => updateClient(context, uuid, body, undefined),
  remove: (context, uuid) => deleteClient(context, uuid, undefined),
};

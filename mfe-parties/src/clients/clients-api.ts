import { addEndpoints, type Change } from '@siteledger/shared-lib/api';
import type { Client, ClientInput } from '@siteledger/shared-lib/domain';

type Changed = { uuid: string; version: number };

/** Endpoints of clients. */
export const clientsApi = addEndpoints((build) => ({
  /**
   * Live clients; the filter `deleted` selects only deleted ones ('1') or all ('all'). Searched by name and person in
   * charge. docs/domain/parties.md#clients
   */
  clientsList: build.list<Client>('GET /clients', ['Client']),
  /** One client, including a deleted one; 404 if it does not exist. docs/domain/parties.md#clients */
  clientsOne: build.record<Client>('GET /clients/:', 'Client'),
  /**
   * Creates a client; 422 names the fields. A new end customer's name creates the end customer, too.
   * parties.md#end-customers
   */
  clientsCreate: build.create<Client, ClientInput>('POST /clients', (client) =>
    client ? ['Client', 'EndCustomer'] : [],
  ),
  /**
   * Updates a client: 422 names the invalid fields; 409 names who has changed it since it was read.
   * docs/domain/calls.md#versions
   */
  clientsUpdate: build.update<Client, Change<ClientInput>>('PUT /clients/:', {
    replaces: 'clientsOne',
    tag: 'Client',
    changes: ['Client', 'EndCustomer', 'Project', 'Invoice'],
  }),
  /**
   * Deletes a client; 409 names its New and On Going projects, or means a stale version.
   * docs/domain/states-and-deletions.md#deletions
   */
  clientsDelete: build.remove('DELETE /clients/:', ['Client']),
  /**
   * Restores a deleted client under its uuid; 409 if it is not deleted. docs/domain/parties.md#clients,
   * docs/domain/states-and-deletions.md#deletions
   */
  clientsRestore: build.change<Client, Changed>({
    query: ({ uuid, version }) => ({ url: `/clients/${uuid}/restore`, method: 'POST', version }),
    invalidatesTags: ['Client'],
  }),
}));

export const {
  useClientsOneQuery,
  useClientsCreateMutation,
  useClientsUpdateMutation,
  useClientsDeleteMutation,
  useClientsRestoreMutation,
} = clientsApi;

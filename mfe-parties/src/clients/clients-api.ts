import { addEndpoints, isConflict, listQueryParams } from '@siteledger/shared-lib/api';
import type { Client, ClientInput, ListQuery, ListReply } from '@siteledger/shared-lib/domain';

type Changed = { uuid: string; version: number };

/** Clients in the one API slice. */
export const clientsApi = addEndpoints((build) => ({
  /**
   * Live clients, with the filter `deleted` only deleted ones ('1') or all ('all'); searched by name and person in
   * charge. docs/domain/parties.md#clients
   */
  clientsList: build.query<ListReply<Client>, ListQuery>({
    query: (query) => ({ url: '/clients', params: listQueryParams(query) }),
    providesTags: ['Client'],
  }),
  /** One client, also a deleted one; 404 when there is none. docs/domain/parties.md#clients */
  clientsOne: build.one<Client, string>({
    query: (uuid) => `/clients/${uuid}`,
    providesTags: (_client, _error, uuid) => [{ type: 'Client', id: uuid }],
  }),
  /** Creates a client; 422 names the fields. A new end customer's name creates that too. parties.md#end-customers */
  clientsCreate: build.change<Client, ClientInput>({
    query: (body) => ({ url: '/clients', method: 'POST', body }),
    invalidatesTags: (client) => (client ? ['Client', 'EndCustomer'] : []),
  }),
  /**
   * Changes a client of the version that was read; 422 names the fields, 409 tells who changed it meanwhile.
   * docs/domain/calls.md#versions
   */
  clientsUpdate: build.change<Client, Changed & { body: ClientInput }>({
    query: ({ uuid, version, body }) => ({ url: `/clients/${uuid}`, method: 'PUT', version, body }),
    replaces: 'clientsOne',
    invalidatesTags: (client, error, { uuid }) => {
      if (client) return ['Client', 'EndCustomer', 'Project', 'Invoice'];
      return isConflict(error) ? [{ type: 'Client', id: uuid }] : [];
    },
  }),
  /**
   * Deletes a client; 409 names its New and On Going projects, or tells of a stale version.
   * docs/domain/states-and-deletions.md#deletions
   */
  clientsDelete: build.mutation<unknown, Changed>({
    query: ({ uuid, version }) => ({ url: `/clients/${uuid}`, method: 'DELETE', version }),
    invalidatesTags: ['Client'],
  }),
  /**
   * Restores a deleted client under its uuid; 409 when it is not deleted. docs/domain/parties.md#clients,
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

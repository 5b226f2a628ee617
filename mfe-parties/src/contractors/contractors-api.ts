import { addEndpoints, isConflict, listQueryParams } from '@siteledger/shared-lib/api';
import type { Contractor, ContractorInput, ListQuery, ListReply } from '@siteledger/shared-lib/domain';

type Changed = { uuid: string; version: number };

// A contractor is an organisation, too, and documents carry its name.
const CHANGED = ['Contractor', 'Organisation', 'Expense', 'PurchaseOrder'] as const;

/** Contractors and suppliers in the one API slice. */
export const contractorsApi = addEndpoints((build) => ({
  /** Sub-contractors and suppliers, searched by name; filter `type` ('1', '2'). parties.md#organisations */
  contractorsList: build.query<ListReply<Contractor>, ListQuery>({
    query: (query) => ({ url: '/contractors', params: listQueryParams(query) }),
    providesTags: ['Contractor'],
  }),
  /** One contractor or supplier; 404 when there is none. docs/domain/parties.md#organisations */
  contractorsOne: build.one<Contractor, string>({
    query: (uuid) => `/contractors/${uuid}`,
    providesTags: (_contractor, _error, uuid) => [{ type: 'Contractor', id: uuid }],
  }),
  /** Creates a contractor or supplier; 422 names the fields. docs/domain/parties.md#organisations */
  contractorsCreate: build.change<Contractor, ContractorInput>({
    query: (body) => ({ url: '/contractors', method: 'POST', body }),
    invalidatesTags: ['Contractor', 'Organisation'],
  }),
  /**
   * Changes a contractor of the version that was read; 422 names the fields, 409 tells who changed it meanwhile.
   * docs/domain/calls.md#versions
   */
  contractorsUpdate: build.change<Contractor, Changed & { body: ContractorInput }>({
    query: ({ uuid, version, body }) => ({ url: `/contractors/${uuid}`, method: 'PUT', version, body }),
    replaces: 'contractorsOne',
    invalidatesTags: (contractor, error, { uuid }) => {
      if (contractor) return CHANGED;
      return isConflict(error) ? [{ type: 'Contractor', id: uuid }] : [];
    },
  }),
  /** Deletes a contractor; 422 with `contractor_id` and `projects` while projects use it. errors.md#deleting-a-contractor */
  contractorsDelete: build.mutation<unknown, Changed>({
    query: ({ uuid, version }) => ({ url: `/contractors/${uuid}`, method: 'DELETE', version }),
    invalidatesTags: ['Contractor', 'Organisation'],
  }),
}));

export const {
  useContractorsOneQuery,
  useContractorsCreateMutation,
  useContractorsUpdateMutation,
  useContractorsDeleteMutation,
} = contractorsApi;

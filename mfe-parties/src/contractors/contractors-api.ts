import { addEndpoints, type Change } from '@siteledger/shared-lib/api';
import type { Contractor, ContractorInput } from '@siteledger/shared-lib/domain';

// A contractor is also an organisation, and documents include its name.
const CHANGED = ['Contractor', 'Organisation', 'Expense', 'PurchaseOrder'] as const;

/** Endpoints of contractors and suppliers. */
export const contractorsApi = addEndpoints((build) => ({
  /** Sub-contractors and suppliers, searched by name; filter `type` ('1', '2'). parties.md#organisations */
  contractorsList: build.list<Contractor>('GET /contractors', ['Contractor']),
  /** One contractor or supplier; 404 if it does not exist. docs/domain/parties.md#organisations */
  contractorsOne: build.record<Contractor>('GET /contractors/:', 'Contractor'),
  /** Creates a contractor or supplier; 422 names the fields. docs/domain/parties.md#organisations */
  contractorsCreate: build.create<Contractor, ContractorInput>('POST /contractors', ['Contractor', 'Organisation']),
  /**
   * Updates a contractor: 422 names the invalid fields; 409 names who has changed it since it was read.
   * docs/domain/calls.md#versions
   */
  contractorsUpdate: build.update<Contractor, Change<ContractorInput>>('PUT /contractors/:', {
    replaces: 'contractorsOne',
    tag: 'Contractor',
    changes: CHANGED,
  }),
  /**
   * Deletes a contractor; 422 with `contractor_id` and `projects` while projects use it.
   * errors.md#deleting-a-contractor
   */
  contractorsDelete: build.remove('DELETE /contractors/:', ['Contractor', 'Organisation']),
}));

export const {
  useContractorsOneQuery,
  useContractorsCreateMutation,
  useContractorsUpdateMutation,
  useContractorsDeleteMutation,
} = contractorsApi;

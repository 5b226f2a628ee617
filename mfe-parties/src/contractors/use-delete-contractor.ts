import { contractorDeletion } from '../party';
import { useContractorsDeleteMutation } from './contractors-api';

/** Deletes a contractor after confirmation. docs/domain/errors.md#deleting-a-contractor */
export const useDeleteContractor = () => contractorDeletion(useContractorsDeleteMutation());

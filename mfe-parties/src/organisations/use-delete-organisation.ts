import { contractorDeletion } from '../party';
import { useOrganisationsDeleteMutation } from './organisations-api';

/** Deletes an organisation after confirmation. docs/domain/errors.md#deleting-a-contractor */
export const useDeleteOrganisation = () => contractorDeletion(useOrganisationsDeleteMutation());

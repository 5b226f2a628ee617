import { tellOutcome } from '@siteledger/shared-lib/api';
import { useClientsRestoreMutation } from './clients-api';
import type { Deletable } from '../party';

/** Restores a deleted client; shows a refusal's text. docs/domain/errors.md#toasts */
export function useRestoreClient() {
  const [restoreClient, { isLoading }] = useClientsRestoreMutation();
  const restore = async ({ uuid, name, version }: Deletable) => {
    await tellOutcome(restoreClient({ uuid, version }).unwrap(), `Successfully restored "${name}"`);
  };
  return { restore, isRestoring: isLoading };
}

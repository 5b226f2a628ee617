import { notifyError } from '@siteledger/shared-lib/api';
import { notify } from '@siteledger/shared-lib/ui';
import { useClientsRestoreMutation } from './clients-api';
import type { Deletable } from '../party';

/** Brings a deleted client back; a refusal's text is shown. docs/domain/errors.md#toasts */
export function useRestoreClient() {
  const [restoreClient, { isLoading }] = useClientsRestoreMutation();
  const restore = async ({ uuid, name, version }: Deletable) => {
    try {
      await restoreClient({ uuid, version }).unwrap();
      notify.success(`Successfully restored "${name}"`);
    } catch (error) {
      notifyError(error);
    }
  };
  return { restore, isRestoring: isLoading };
}

import { useUserDetailsQuery } from '@siteledger/shared-lib/api';
import { isGranted, isGrantedAny, type Permission } from '@siteledger/shared-lib/domain';
import { useMemo } from 'react';

/**
 * Permissions of the signed-in user; none until the user is loaded. The server checks every call itself.
 * docs/domain/roles-and-permissions.md#who-may-do-what
 */
export function usePermissions() {
  const { data: user } = useUserDetailsQuery();
  return useMemo(() => {
    const granted = user?.permissions.map(({ name }) => name) ?? [];
    return {
      granted,
      /** For the requirements of a remote's descriptor: the platform knows no permission names. */
      meets: (required: string) => isGranted(granted, required),
      can: (required: Permission) => isGranted(granted, required),
      canAny: (required: readonly Permission[]) => isGrantedAny(granted, required),
    };
  }, [user]);
}

import { useUserDetailsQuery } from '@siteledger/shared-lib/api';
import { isGranted, isGrantedAny, type Permission } from '@siteledger/shared-lib/domain';
import { useMemo } from 'react';

/**
 * What the signed-in user may do. Until the user is known, nothing. The server decides again on every call.
 * docs/domain/roles-and-permissions.md#who-may-do-what
 */
export function usePermissions() {
  const { data: user } = useUserDetailsQuery();
  return useMemo(() => {
    const granted = user?.permissions.map(({ name }) => name) ?? [];
    return {
      granted,
      /** For what a remote's descriptor asks for: the platform knows no permission by name. */
      meets: (required: string) => isGranted(granted, required),
      can: (required: Permission) => isGranted(granted, required),
      canAny: (required: readonly Permission[]) => isGrantedAny(granted, required),
    };
  }, [user]);
}

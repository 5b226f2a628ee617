import { type CurrentUser, isGranted, recordOfPage, SEARCH_PERMISSIONS } from '@siteledger/shared-lib/domain';
import { useLocation } from '@siteledger/shared-lib/router';
import { useEffect } from 'react';
import { usePaletteNoteMutation } from './search-api';

// Who only passes a page by has not opened it.
const STAYED_MS = 1000;

/** Notes which records the user opens, so that the palette offers them; not while somebody else acts as them. */
export function useVisits(user: CurrentUser | undefined) {
  const { pathname } = useLocation();
  const [note] = usePaletteNoteMutation();

  useEffect(() => {
    const opened = recordOfPage(pathname);
    const held = user?.permissions.map(({ name }) => name) ?? [];
    if (!opened || user?.impersonated_by || !isGranted(held, SEARCH_PERMISSIONS[opened.kind])) return undefined;
    // A refusal says that the record is gone, as its page does.
    const timer = setTimeout(() => void note(opened), STAYED_MS);
    return () => clearTimeout(timer);
  }, [pathname, user, note]);
}

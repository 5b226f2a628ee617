import { type CurrentUser, isGranted, recordOfPage, SEARCH_PERMISSIONS } from '@siteledger/shared-lib/domain';
import { useLocation } from '@siteledger/shared-lib/router';
import { useEffect } from 'react';
import { usePaletteNoteMutation } from './search-api';

// A page counts as opened only after this stay.
const STAYED_MS = 1000;

/** Records which records the user opens, for the palette's list; not during impersonation. */
export function useVisits(user: CurrentUser | undefined) {
  const { pathname } = useLocation();
  const [note] = usePaletteNoteMutation();

  useEffect(() => {
    const opened = recordOfPage(pathname);
    const held = user?.permissions.map(({ name }) => name) ?? [];
    if (!opened || user?.impersonated_by || !isGranted(held, SEARCH_PERMISSIONS[opened.kind])) return undefined;
    // A refusal means that the record is gone, which its page already shows.
    const timer = setTimeout(() => void note(opened), STAYED_MS);
    return () => clearTimeout(timer);
  }, [pathname, user, note]);
}

import { onKeepDrafts } from '@siteledger/shared-lib/session';
import { notify } from '@siteledger/shared-lib/ui';
import { useEffect } from 'react';
import type { AssignmentChange } from './assignment-change';
import type { Assignments } from './assignments';

const KEPT = 'siteledger.draft:role-management';

/**
 * Keeps what is unsaved in this tab while the platform takes the page away, as a form does.
 * docs/architecture.md#forms-and-pickers
 */
export function useKeptChanges({ read, restore }: Assignments) {
  useEffect(() => {
    const kept = sessionStorage.getItem(KEPT);
    if (kept) {
      sessionStorage.removeItem(KEPT);
      restore(JSON.parse(kept) as AssignmentChange[]);
      notify.info('What you had chosen is back.');
    }
    return onKeepDrafts(() => {
      const changes = [...read().values()];
      if (changes.length > 0) sessionStorage.setItem(KEPT, JSON.stringify(changes));
    });
  }, [read, restore]);
}

import { keep, keptJson } from '@siteledger/platform/contract';
import { onKeepDrafts } from '@siteledger/shared-lib/session';
import { notify } from '@siteledger/shared-lib/ui';
import { useEffect } from 'react';
import type { AssignmentChange } from './assignment-change';
import type { Assignments } from './assignments';

const KEPT = 'siteledger.draft:role-management';

const areChanges = (value: unknown): value is AssignmentChange[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (one: Partial<AssignmentChange> | null) => one?.user && Array.isArray(one.roles) && Array.isArray(one.projects),
  );

/**
 * Stores unsaved changes in this tab when the platform leaves the page, like a form's draft.
 * docs/architecture.md#forms-and-pickers
 */
export function useKeptChanges({ read, restore }: Assignments) {
  useEffect(() => {
    const kept = keptJson(sessionStorage, KEPT, areChanges);
    sessionStorage.removeItem(KEPT);
    if (kept) {
      restore(kept);
      notify.info('Your unsaved changes are back.');
    }
    return onKeepDrafts(() => {
      const changes = [...read().values()];
      if (changes.length > 0) keep(sessionStorage, KEPT, JSON.stringify(changes));
    });
  }, [read, restore]);
}

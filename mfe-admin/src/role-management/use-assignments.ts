import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AssignmentChange } from './assignment-change';
import type { Assignments, Changes } from './assignments';

export const AssignmentsContext = createContext<Assignments | null>(null);

/** The surrounding screen's store of unsaved changes. */
export function useAssignments(): Assignments {
  const assignments = useContext(AssignmentsContext);
  if (!assignments) throw new Error('useAssignments is used outside of role management.');
  return assignments;
}

/** All unsaved changes. */
export function useChanges(): Changes {
  const { subscribe, read } = useAssignments();
  return useSyncExternalStore(subscribe, read);
}

/** A user's unsaved change, if any; only its own edits cause a render. */
export function useChange(uuid: string): AssignmentChange | undefined {
  const { subscribe, read } = useAssignments();
  return useSyncExternalStore(subscribe, () => read().get(uuid));
}

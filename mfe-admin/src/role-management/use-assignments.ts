import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AssignmentChange } from './assignment-change';
import type { Assignments, Changes } from './assignments';

export const AssignmentsContext = createContext<Assignments | null>(null);

/** The unsaved changes of the screen around, to change them. */
export function useAssignments(): Assignments {
  const assignments = useContext(AssignmentsContext);
  if (!assignments) throw new Error('useAssignments is used outside of role management.');
  return assignments;
}

/** Every unsaved change. */
export function useChanges(): Changes {
  const { subscribe, read } = useAssignments();
  return useSyncExternalStore(subscribe, read);
}

/** What is to become of one user, if anything; only their own changes draw again. */
export function useChange(uuid: string): AssignmentChange | undefined {
  const { subscribe, read } = useAssignments();
  return useSyncExternalStore(subscribe, () => read().get(uuid));
}

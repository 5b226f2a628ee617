import type { Reference, User } from '@siteledger/shared-lib/domain';
import { createStore } from '@siteledger/shared-lib/ui';
import { changesSomething, onTopOf, startChange, type AssignmentChange } from './assignment-change';

/** Unsaved changes by the user's uuid. */
export type Changes = ReadonlyMap<string, AssignmentChange>;

/** Store of unsaved changes, for users on all pages. */
export type Assignments = ReturnType<typeof createAssignments>;

/** Creates the store of changes. Rows subscribe individually, so that an edit in one row does not render the others. */
export function createAssignments() {
  const { read, set, subscribe } = createStore<Changes>(() => new Map());

  // Drops changes that no longer differ from the user.
  const put = (next: readonly AssignmentChange[]) => {
    const merged = new Map(read());
    for (const change of next) {
      if (changesSomething(change)) merged.set(change.user.uuid, change);
      else merged.delete(change.user.uuid);
    }
    set(merged);
  };

  const changeOf = (user: User) => read().get(user.uuid) ?? startChange(user);

  return {
    subscribe,
    read,
    /** Edits a user's change and clears the server's earlier messages. */
    edit: (user: User, to: { roles?: readonly number[]; projects?: readonly Reference[] }) =>
      put([{ ...changeOf(user), ...to, messages: [] }]),
    /** Applies the same edit to many users. */
    editAll: (users: readonly User[], act: (change: AssignmentChange) => AssignmentChange) =>
      put(users.map((user) => ({ ...act(changeOf(user)), messages: [] }))),
    /** Restores changes stored before the page was left. */
    restore: put,
    drop: (uuid: string) => set(new Map([...read()].filter(([key]) => key !== uuid))),
    clear: () => set(new Map()),
    /** Takes the latest state of users; a change of a user saved by another person is applied on top. */
    refresh: (users: readonly User[]) => {
      const overtaken = users.flatMap((user) => {
        const change = read().get(user.uuid);
        return change && change.user.version < user.version ? [onTopOf(change, user)] : [];
      });
      if (overtaken.length > 0) put(overtaken);
    },
    /** Stores the server's refusals by the user's uuid. */
    refuse: (messages: ReadonlyMap<string, readonly string[]>) =>
      set(
        new Map(
          [...read()].map(([uuid, change]) => [uuid, { ...change, messages: messages.get(uuid) ?? [] }] as const),
        ),
      ),
  };
}

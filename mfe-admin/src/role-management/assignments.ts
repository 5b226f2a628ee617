import type { Reference, User } from '@siteledger/shared-lib/domain';
import { createStore } from '@siteledger/shared-lib/ui';
import { changesSomething, onTopOf, startChange, type AssignmentChange } from './assignment-change';

/** The unsaved changes by the uuid of their user. */
export type Changes = ReadonlyMap<string, AssignmentChange>;

/** What role management keeps until it is saved: changes of users on this page and on others. */
export type Assignments = ReturnType<typeof createAssignments>;

/** Changes that are made in rows and told to them one by one, so that a choice in one row does not draw the others. */
export function createAssignments() {
  const { read, set, subscribe } = createStore<Changes>(() => new Map());

  // What gives and takes nothing any more is no change.
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
    /** Changes what a user is to have; what the server said of it before is about the past. */
    edit: (user: User, to: { roles?: readonly number[]; projects?: readonly Reference[] }) =>
      put([{ ...changeOf(user), ...to, messages: [] }]),
    /** Changes many users in the same way. */
    editAll: (users: readonly User[], act: (change: AssignmentChange) => AssignmentChange) =>
      put(users.map((user) => ({ ...act(changeOf(user)), messages: [] }))),
    /** Takes over changes that were kept while the page was away. */
    restore: put,
    /** Forgets the change of one user. */
    drop: (uuid: string) => set(new Map([...read()].filter(([key]) => key !== uuid))),
    clear: () => set(new Map()),
    /** Takes note of users as they are now: whoever was saved by somebody else keeps the change on top of that. */
    refresh: (users: readonly User[]) => {
      const overtaken = users.flatMap((user) => {
        const change = read().get(user.uuid);
        return change && change.user.version < user.version ? [onTopOf(change, user)] : [];
      });
      if (overtaken.length > 0) put(overtaken);
    },
    /** Notes why the server refused, by the uuid of the user. */
    refuse: (messages: ReadonlyMap<string, readonly string[]>) =>
      set(
        new Map(
          [...read()].map(([uuid, change]) => [uuid, { ...change, messages: messages.get(uuid) ?? [] }] as const),
        ),
      ),
  };
}

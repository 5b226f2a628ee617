import { fieldErrors, isConflict, notifyError } from '@siteledger/shared-lib/api';
import type { FieldMessages, UserAssignment } from '@siteledger/shared-lib/domain';
import { notify } from '@siteledger/shared-lib/ui';
import type { AssignmentChange } from './assignment-change';
import { useLazyUsersLatestQuery, useUsersAssignMutation } from './role-management-api';
import { useAssignments } from './use-assignments';

/** Saves all changes at once, all or none; refusals are stored with their users. roles-and-permissions.md#users */
export function useSaveAssignments() {
  const { read, clear, refuse, refresh } = useAssignments();
  const [assign, { isLoading }] = useUsersAssignMutation();
  const [askForLatest] = useLazyUsersLatestQuery();

  const save = async () => {
    const changes = [...read().values()];
    try {
      await assign(changes.map((change) => assignmentOf(change))).unwrap();
      clear();
      notify.success('Successfully update users.');
      return true;
    } catch (error) {
      refuse(messagesByUser(changes, fieldErrors(error)));
      notifyError(error);
      // Also for users on other pages, so that the next review is based on their latest state.
      if (isConflict(error)) refresh((await askForLatest(changes.map(({ user }) => user.uuid))).data ?? []);
      return false;
    }
  };

  return { save, isSaving: isLoading };
}

// By id, because a name may have changed since it was read.
const assignmentOf = ({ user, roles, projects }: AssignmentChange): UserAssignment => ({
  id: user.id,
  roles: [...roles],
  projects: projects.map(({ uuid }) => uuid),
  version: user.version,
});

// The server identifies a row by its index in the request: `data.0.roles`.
function messagesByUser(changes: readonly AssignmentChange[], errors: FieldMessages) {
  const messages = new Map<string, string[]>();
  for (const [field, texts] of Object.entries(errors)) {
    const uuid = changes[Number(/^data\.(\d+)\./.exec(field)?.[1])]?.user.uuid;
    if (uuid) messages.set(uuid, [...(messages.get(uuid) ?? []), ...texts]);
  }
  return messages;
}

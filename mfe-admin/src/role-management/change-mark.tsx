import type { User } from '@siteledger/shared-lib/domain';
import { Button, UndoOutlined } from '@siteledger/shared-lib/ui';
import { useAssignments, useChange } from './use-assignments';

/** Mark of a user with unsaved changes, with a button to discard them. */
export function ChangeMark({ user: { uuid, name } }: { user: User }) {
  const change = useChange(uuid);
  const { drop } = useAssignments();
  if (!change) return null;
  return (
    <span className="role-change-mark">
      <span className="sl-tag" data-tone={change.messages.length > 0 ? 'danger' : 'info'}>
        {change.messages.length > 0 ? 'Refused' : 'Changed'}
      </span>
      <Button
        type="text"
        size="small"
        icon={<UndoOutlined aria-hidden />}
        title="Undo"
        aria-label={`Undo the change to ${name}`}
        onClick={() => drop(uuid)}
      />
    </span>
  );
}

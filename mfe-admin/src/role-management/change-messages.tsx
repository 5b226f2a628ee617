import { CloseCircleFilled, WarningOutlined } from '@siteledger/shared-lib/ui';
import type { AssignmentChange } from './assignment-change';

type Props = { change: AssignmentChange };

/** Refusals of a user's change, and a note if another person was quicker. */
export function ChangeMessages({ change: { messages, isOvertaken } }: Props) {
  if (messages.length === 0 && !isOvertaken) return null;
  return (
    <ul className="role-messages" role="status">
      {messages.map((text) => (
        <li key={text} data-tone="danger">
          <CloseCircleFilled aria-hidden /> {text}
        </li>
      ))}
      {isOvertaken && (
        <li data-tone="warning">
          <WarningOutlined aria-hidden /> Someone else has changed this user. Your change will be added to theirs.
        </li>
      )}
    </ul>
  );
}

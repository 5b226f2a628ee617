import { useDrained } from '@siteledger/platform/runtime';
import { formatInstant } from '@siteledger/shared-lib/domain';
import { PauseCircleOutlined } from '@siteledger/shared-lib/ui';

/**
 * Tells who still works in a remote that is being drained that it is gone once they leave it.
 * docs/remotes.md#switch-roll-out-roll-back
 */
export function PauseNotice() {
  const found = useDrained();
  if (!found) return null;
  const { changed_by, until, message } = found;
  return (
    <div className="notice" role="status">
      <PauseCircleOutlined aria-hidden />
      <span>
        {changed_by ? `${changed_by} is switching this part off` : 'This part is being switched off'}
        {until && `, until ${formatInstant(until)}`}. Finish what you are doing; once you leave, it is not available.{' '}
        {message}
      </span>
    </div>
  );
}

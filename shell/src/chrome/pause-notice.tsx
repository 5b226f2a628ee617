import { formatInstant } from '@siteledger/shared-lib/domain';
import { PauseCircleOutlined } from '@siteledger/shared-lib/ui';
import { useListing } from '../remotes/listing-context';
import { useRouteHandle } from '../remotes/route-handle';

/** Tells who still works in a remote that is being drained that it is gone once they leave it. Architecture §3. */
export function PauseNotice() {
  const handle = useRouteHandle();
  const { paused } = useListing();
  const found = handle?.instead === 'paused' ? undefined : paused.find(({ name }) => name === handle?.remote);
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

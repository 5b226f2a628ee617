import type { PausedRemote } from '@siteledger/platform/contract';
import { useListing } from '../listing/listing-context';
import { useRouteHandle } from '../routes/route-handle';

/** The current screen's remote, if it has been switched off with `drain` and remains only for users already in it. */
export function useDrained(): PausedRemote | undefined {
  const handle = useRouteHandle();
  const { paused } = useListing();
  return handle?.instead === 'paused' ? undefined : paused.find(({ name }) => name === handle?.remote);
}

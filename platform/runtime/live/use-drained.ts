import type { PausedRemote } from '@siteledger/platform/contract';
import { useListing } from '../listing/listing-context';
import { useRouteHandle } from '../routes/route-handle';

/** The remote of the screen that is shown, when it has been switched off and stays only with those who are still in it. */
export function useDrained(): PausedRemote | undefined {
  const handle = useRouteHandle();
  const { paused } = useListing();
  return handle?.instead === 'paused' ? undefined : paused.find(({ name }) => name === handle?.remote);
}

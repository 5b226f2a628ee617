import type { RemoteSetting } from '@siteledger/platform/contract';

/** Whether a change switches a remote on or off, or neither. */
export function changeOfReach(present: Pick<RemoteSetting, 'enabled'> | undefined, enabled: boolean) {
  if ((present?.enabled ?? false) === enabled) return 'release';
  return enabled ? 'on' : 'off';
}

import type { RemoteSetting } from '@siteledger/platform/contract';
import { ToneTag } from '@siteledger/shared-lib/ui';

/** Tag that shows whether a remote is on. */
export function StateTag({ setting }: { setting: Pick<RemoteSetting, 'enabled'> | undefined }) {
  if (!setting) return <ToneTag tone="neutral">Not set</ToneTag>;
  return setting.enabled ? <ToneTag tone="success">On</ToneTag> : <ToneTag tone="danger">Off</ToneTag>;
}

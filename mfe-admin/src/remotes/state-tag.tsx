import type { RemoteSetting } from '@siteledger/platform/contract';

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** A coloured tag that also says it in words. */
export const ToneTag = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className="sl-tag" data-tone={tone}>
    {children}
  </span>
);

/** Whether a remote runs. */
export function StateTag({ setting }: { setting: Pick<RemoteSetting, 'enabled'> | undefined }) {
  if (!setting) return <ToneTag tone="neutral">Not set</ToneTag>;
  return setting.enabled ? <ToneTag tone="success">On</ToneTag> : <ToneTag tone="danger">Off</ToneTag>;
}

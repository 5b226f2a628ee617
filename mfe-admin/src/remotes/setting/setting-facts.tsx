import { type RemoteSetting } from '@siteledger/platform/contract';
import { changedText, formatInstant, lockedText } from '@siteledger/shared-lib/domain';
import { MODE_TEXT, rolloutText, useRoleName } from '../setting-words';
import './setting.css';

type Props = { setting: RemoteSetting };

/** Facts of a setting besides its release: rollout, message to staff, and author. */
export function SettingFacts({ setting }: Props) {
  const roleName = useRoleName();
  const { enabled, disable_mode, rollout, message, until, halted, reason } = setting;
  const locked = lockedText(setting);
  return (
    <div className="setting-facts">
      {rollout && (
        <>
          <p className="setting-rollout">{rolloutText(rollout, roleName)}</p>
          <div className="setting-share" aria-hidden>
            <span style={{ width: `${rollout.percent}%` }} />
          </div>
        </>
      )}
      {!enabled && (
        <p className="setting-off">
          {MODE_TEXT[disable_mode]}
          {until && ` · until ${formatInstant(until)}`}
        </p>
      )}
      {message && <p className="setting-message">“{message}”</p>}
      {locked && <p className="setting-locked">{locked}</p>}
      {halted && <p className="setting-halted">{reason}</p>}
      <p className="setting-by">{changedText(setting)}</p>
    </div>
  );
}

import {
  isSelectable,
  type EnvironmentName,
  type RemoteMatrixRow,
  type RemoteSetting,
} from '@siteledger/platform/contract';
import { changedText, formatInstant, lockedText, remoteText, waitingText } from '@siteledger/shared-lib/domain';
import { Button, ToneTag } from '@siteledger/shared-lib/ui';
import { useId, useState } from 'react';
import { RollBackModal } from './roll-back-modal';
import { SwitchModal } from './switch-modal';
import { TabState } from './tab-state';

type Props = {
  remote: RemoteMatrixRow;
  environment: EnvironmentName;
  /** False while the deciding central registry is unreachable. */
  isChangeable: boolean;
};

/** One remote: its setting here and who changed it, its state in this tab, and its switch. */
export function RemoteCard({ remote, environment, isChangeable }: Props) {
  const id = useId();
  const setting = remote.settings[environment];
  return (
    <li className="recovery-remote" aria-labelledby={id}>
      <div className="recovery-head">
        <h2 id={id}>{remoteText(remote)}</h2>
        {setting ? <StateTag setting={setting} /> : <ToneTag tone="neutral">Not set</ToneTag>}
        <code>{[remote.name, setting?.release].filter(Boolean).join(' ')}</code>
      </div>
      {setting && <Facts remote={remote} setting={setting} />}
      <TabState remote={remote.name} />
      {setting && <Actions remote={remote} setting={setting} isChangeable={isChangeable} />}
    </li>
  );
}

// The dialog checks in the history whether another release has run here; without another release the button is hidden.
const hasOther = ({ releases }: RemoteMatrixRow, { release }: RemoteSetting) =>
  releases.some((one) => isSelectable(one) && one.version !== release);

type ActionsProps = { remote: RemoteMatrixRow; setting: RemoteSetting; isChangeable: boolean };

function Actions({ remote, setting, isChangeable }: ActionsProps) {
  const [dialog, setDialog] = useState<'switch' | 'roll back'>();
  const close = () => setDialog(undefined);
  const act = setting.enabled ? 'Switch off' : 'Switch on';
  return (
    <>
      {isChangeable && (
        <div className="recovery-actions">
          <Button
            danger={setting.enabled}
            aria-label={`${act} ${remoteText(remote)}`}
            onClick={() => setDialog('switch')}
          >
            {act}
          </Button>
          {hasOther(remote, setting) && (
            <Button aria-label={`Roll back ${remoteText(remote)}`} onClick={() => setDialog('roll back')}>
              Roll back
            </Button>
          )}
        </div>
      )}
      {dialog === 'switch' && <SwitchModal remote={remote} present={setting} onClose={close} />}
      {dialog === 'roll back' && <RollBackModal remote={remote} present={setting} onClose={close} />}
    </>
  );
}

const StateTag = ({ setting: { enabled } }: { setting: RemoteSetting }) => (
  <ToneTag tone={enabled ? 'success' : 'danger'}>{enabled ? 'On' : 'Off'}</ToneTag>
);

function Facts({ remote, setting }: { remote: RemoteMatrixRow; setting: RemoteSetting }) {
  const { enabled, message, until, reason, release, environment } = setting;
  const summary = remote.releases.find(({ version }) => version === release);
  const request = remote.requests.find((one) => one.environment === environment);
  const locked = lockedText(setting);
  return (
    <>
      <p>
        {enabled ? 'Running' : 'Switched off'} since the change by {changedText(setting)}
        {!enabled && until && `, until ${formatInstant(until)}`}. Reason: {reason}
      </p>
      {locked && <p>{locked}.</p>}
      {message && <p>Shown to users: “{message}”</p>}
      {summary && !isSelectable(summary) && (
        <p className="recovery-fault">
          {summary.revoked
            ? `Release ${release} was revoked: ${summary.revoked.reason}`
            : summary.incompatibilities.join(' ')}
        </p>
      )}
      {remote.collisions?.[environment] && (
        <p className="recovery-fault">
          {remote.collisions[environment].join(' ')} Switch off or roll back the other remote, too.
        </p>
      )}
      {request && <p>{waitingText(request)}.</p>}
    </>
  );
}

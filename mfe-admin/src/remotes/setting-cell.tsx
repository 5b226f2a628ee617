import type { EnvironmentState, RemoteMatrixRow, EnvironmentName } from '@siteledger/platform/contract';
import { lockedText, placeText } from '@siteledger/shared-lib/domain';
import {
  AppstoreOutlined,
  Button,
  EditOutlined,
  HistoryOutlined,
  LockOutlined,
  ToneTag,
} from '@siteledger/shared-lib/ui';
import { type ReactNode, useState } from 'react';
import { ChangeSettingModal } from './setting/change-setting-modal';
import { HistoryDrawer } from './history/history-drawer';
import { IncompatibleHere } from './setting/incompatible-here';
import { LockModal } from './setting/lock-modal';
import { PlacesDrawer } from './places/places-drawer';
import { offersPlaces } from './places/place-words';
import { SettingFacts } from './setting/setting-facts';
import { FailuresInForce } from './release/release-health';
import { StateTag } from './state-tag';
import { WaitingRequest } from './request/waiting-request';

type Props = {
  remote: RemoteMatrixRow;
  state: EnvironmentState;
  isOwn: boolean;
  mayChange: boolean;
};

/** Setting of a remote in an environment, with its actions; only a note where it is unknown here. */
export function SettingCell(props: Props) {
  const { connection } = props.state;
  if (connection === 'unknown') return <p className="setting-unknown">Not known</p>;
  return <KnownSetting {...props} />;
}

function KnownSetting({ remote, state: { environment, at_work }, isOwn, mayChange }: Props) {
  const setting = remote.settings[environment];
  const request = remote.requests.find((one) => one.environment === environment);
  const atWork = at_work[remote.name] ?? 0;
  return (
    <div className="setting">
      <div className="setting-head">
        <StateTag setting={setting} />
        {setting && <code>{setting.release}</code>}
      </div>
      <IncompatibleHere {...{ remote, setting, isOwn }} />
      <Collisions remote={remote} environment={environment} />
      {setting && <SettingFacts setting={setting} />}
      {atWork > 0 && (
        <p className="setting-at-work">{atWork === 1 ? '1 active session' : `${atWork} active sessions`}</p>
      )}
      {request && <WaitingRequest remote={remote} request={request} mayDecide={mayChange} />}
      {isOwn && <FailuresInForce remote={remote} setting={setting} />}
      <SettingActions {...{ remote, environment, isOwn, mayChange }} />
    </div>
  );
}

type ActionsProps = Pick<Props, 'remote' | 'isOwn' | 'mayChange'> & Pick<EnvironmentState, 'environment'>;

type Dialog = 'change' | 'places' | 'lock' | 'history';

type Action = { dialog: Dialog; text: string; label: string; icon: ReactNode; isOffered: boolean };

function actionsOf({ remote, environment, mayChange }: ActionsProps): Action[] {
  const setting = remote.settings[environment];
  const isSet = setting !== undefined;
  const isLocked = isSet && lockedText(setting) !== undefined;
  const actions: Action[] = [
    { dialog: 'change', text: 'Change', label: 'Change', icon: <EditOutlined aria-hidden />, isOffered: mayChange },
    {
      ...{ dialog: 'places', text: 'Places', label: 'Places of', icon: <AppstoreOutlined aria-hidden /> },
      isOffered: mayChange && offersPlaces(remote, environment),
    },
    {
      ...{ dialog: 'lock', icon: <LockOutlined aria-hidden />, isOffered: mayChange && isSet },
      ...(isLocked ? { text: 'Unlock', label: 'Unlock' } : { text: 'Lock', label: 'Lock' }),
    },
    {
      ...{ dialog: 'history', text: 'History', label: 'History of', icon: <HistoryOutlined aria-hidden /> },
      isOffered: isSet,
    },
  ];
  return actions.filter(({ isOffered }) => isOffered);
}

function SettingActions(props: ActionsProps) {
  const { remote, environment, isOwn, mayChange } = props;
  const [dialog, setDialog] = useState<Dialog>();
  const place = placeText(remote, environment);
  const close = () => setDialog(undefined);
  return (
    <div className="setting-actions">
      {actionsOf(props).map(({ dialog: opened, text, label, icon }) => (
        <Button
          key={opened}
          size="small"
          type={opened === 'change' ? 'default' : 'text'}
          icon={icon}
          aria-label={`${label} ${place}`}
          onClick={() => setDialog(opened)}
        >
          {text}
        </Button>
      ))}
      {dialog === 'change' && <ChangeSettingModal {...{ remote, environment, isOwn }} onClose={close} />}
      {dialog === 'places' && <PlacesDrawer {...{ remote, environment }} onClose={close} />}
      {dialog === 'lock' && <LockModal {...{ remote, environment }} onClose={close} />}
      {dialog === 'history' && <HistoryDrawer {...{ remote, environment, mayChange }} onClose={close} />}
    </div>
  );
}

type CollisionsProps = { remote: RemoteMatrixRow; environment: EnvironmentName };

/**
 * Paths or endpoints that two running remotes both claim, which can happen after a roll-back; nothing without
 * collisions.
 */
function Collisions({ remote: { collisions = {} }, environment }: CollisionsProps) {
  const problems = collisions[environment] ?? [];
  if (problems.length === 0) return null;
  return (
    <div className="setting-incompatible">
      <ToneTag tone="danger">Collides</ToneTag>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <p>Switch off or roll back the other remote, too.</p>
    </div>
  );
}

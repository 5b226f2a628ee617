import type { EnvironmentState, RemoteMatrixRow } from '@siteledger/platform/contract';
import { placeText } from '@siteledger/shared-lib/domain';
import { AppstoreOutlined, Button, EditOutlined, HistoryOutlined } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { ChangeSettingModal } from './change-setting-modal';
import { HistoryDrawer } from './history-drawer';
import { IncompatibleHere } from './incompatible-here';
import { PlacesDrawer } from './places/places-drawer';
import { offersPlaces } from './places/place-words';
import { SettingFacts } from './setting-facts';
import { FailuresInForce } from './release-health';
import { StateTag } from './state-tag';
import { WaitingRequest } from './waiting-request';

type Props = {
  remote: RemoteMatrixRow;
  state: EnvironmentState;
  isOwn: boolean;
  /** Whether whoever looks can change it now. */
  mayChange: boolean;
};

/** What an environment does with a remote, and what can be done about it; one word where that is not known here. */
export function SettingCell(props: Props) {
  const { connection } = props.state;
  if (connection === 'not connected') return <p className="setting-unknown">Not connected</p>;
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

function SettingActions({ remote, environment, isOwn, mayChange }: ActionsProps) {
  const [dialog, setDialog] = useState<'change' | 'places' | 'history'>();
  const place = placeText(remote, environment);
  const close = () => setDialog(undefined);
  return (
    <div className="setting-actions">
      {mayChange && (
        <Button
          size="small"
          icon={<EditOutlined aria-hidden />}
          aria-label={`Change ${place}`}
          onClick={() => setDialog('change')}
        >
          Change
        </Button>
      )}
      {mayChange && offersPlaces(remote, environment) && (
        <Button
          size="small"
          type="text"
          icon={<AppstoreOutlined aria-hidden />}
          aria-label={`Places of ${place}`}
          onClick={() => setDialog('places')}
        >
          Places
        </Button>
      )}
      {remote.settings[environment] && (
        <Button
          size="small"
          type="text"
          icon={<HistoryOutlined aria-hidden />}
          aria-label={`History of ${place}`}
          onClick={() => setDialog('history')}
        >
          History
        </Button>
      )}
      {dialog === 'change' && <ChangeSettingModal {...{ remote, environment, isOwn }} onClose={close} />}
      {dialog === 'places' && <PlacesDrawer {...{ remote, environment }} onClose={close} />}
      {dialog === 'history' && <HistoryDrawer {...{ remote, environment, mayChange }} onClose={close} />}
    </div>
  );
}

import type { RemotePlace } from '@siteledger/shared-lib/api';
import type { EnvironmentName, RemoteMatrixRow } from '@siteledger/platform/contract';
import { placeText } from '@siteledger/shared-lib/domain';
import { Button, EditOutlined, HistoryOutlined } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { ChangeSettingModal } from './change-setting-modal';
import { HistoryDrawer } from './history-drawer';
import { SettingFacts } from './setting-facts';
import { FailuresInForce } from './release-health';
import { StateTag } from './state-tag';
import { WaitingRequest } from './waiting-request';

type Props = { remote: RemoteMatrixRow; environment: EnvironmentName; isOwn: boolean };

/** What an environment does with a remote, and what can be done about it. */
export function SettingCell({ remote, environment, isOwn }: Props) {
  const [dialog, setDialog] = useState<'change' | 'history'>();
  const place: RemotePlace = { remote: remote.name, environment };
  const setting = remote.settings[environment];
  const request = remote.requests.find((one) => one.environment === environment);
  const close = () => setDialog(undefined);
  return (
    <div className="setting">
      <div className="setting-head">
        <StateTag setting={setting} />
        {setting && <code>{setting.release}</code>}
      </div>
      {setting && <SettingFacts setting={setting} />}
      {request && <WaitingRequest request={request} />}
      {isOwn && <FailuresInForce remote={remote} setting={setting} />}
      <div className="setting-actions">
        <Button
          size="small"
          icon={<EditOutlined aria-hidden />}
          aria-label={`Change ${placeText(place)}`}
          onClick={() => setDialog('change')}
        >
          Change
        </Button>
        {setting && (
          <Button
            size="small"
            type="text"
            icon={<HistoryOutlined aria-hidden />}
            aria-label={`History of ${placeText(place)}`}
            onClick={() => setDialog('history')}
          >
            History
          </Button>
        )}
      </div>
      {dialog === 'change' && (
        <ChangeSettingModal remote={remote} environment={environment} isOwn={isOwn} onClose={close} />
      )}
      {dialog === 'history' && <HistoryDrawer remote={remote} environment={environment} onClose={close} />}
    </div>
  );
}

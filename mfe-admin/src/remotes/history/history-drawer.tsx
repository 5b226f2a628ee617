import { CallState, FOLLOWING_REMOTES, useRemotesHistoryQuery } from '@siteledger/shared-lib/api';
import type { EnvironmentName, RemoteMatrixRow, RemoteSetting } from '@siteledger/platform/contract';
import { placeText } from '@siteledger/shared-lib/domain';
import { EmptyState, Modal } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { HistoryEntry } from './history-entry';
import { RollBackModal } from './roll-back-modal';
import '../edge-drawer.css';
import './history.css';

type Props = { remote: RemoteMatrixRow; environment: EnvironmentName; mayChange: boolean; onClose: () => void };

/**
 * Revisions of a remote in an environment with person, time, change and reason; each earlier one can be rolled back to.
 */
export function HistoryDrawer({ remote, environment, mayChange, onClose }: Props) {
  const place = { remote: remote.name, environment };
  const { data: history, error, refetch } = useRemotesHistoryQuery(place, FOLLOWING_REMOTES);
  const [earlier, setEarlier] = useState<RemoteSetting>();
  return (
    <Modal
      open
      title={`History of ${placeText(remote, environment)}`}
      className="edge-drawer history-drawer"
      width={520}
      footer={null}
      onCancel={onClose}
    >
      {history ? (
        <HistoryEntries history={history} remote={remote} mayChange={mayChange} onRollBack={setEarlier} />
      ) : (
        <CallState error={error} onRetry={refetch} />
      )}
      {earlier && (
        <RollBackModal
          remote={remote}
          environment={environment}
          present={remote.settings[environment]}
          earlier={earlier}
          onClose={() => setEarlier(undefined)}
        />
      )}
    </Modal>
  );
}

type EntriesProps = {
  history: RemoteSetting[];
  remote: RemoteMatrixRow;
  mayChange: boolean;
  onRollBack: (earlier: RemoteSetting) => void;
};

const HistoryEntries = ({ history, remote, mayChange, onRollBack }: EntriesProps) =>
  history.length === 0 ? (
    <EmptyState>
      <p>No changes yet. Each one is listed here and can be rolled back.</p>
    </EmptyState>
  ) : (
    <ol className="history">
      {history.map((setting, index) => (
        <HistoryEntry
          key={setting.revision}
          setting={setting}
          before={history[index + 1]}
          isPresent={index === 0}
          mayChange={mayChange}
          revoked={revokedOf(remote, setting)}
          onRollBack={() => onRollBack(setting)}
        />
      ))}
    </ol>
  );

const revokedOf = ({ releases }: RemoteMatrixRow, { release, rollout }: RemoteSetting) =>
  releases.find(({ version, revoked }) => revoked && [release, rollout?.release].includes(version))?.version;

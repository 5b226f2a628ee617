import { CallState } from '@siteledger/shared-lib/api';
import type { EnvironmentName, RemoteMatrixRow } from '@siteledger/platform/contract';
import { placeText } from '@siteledger/shared-lib/domain';
import { EmptyState, Modal } from '@siteledger/shared-lib/ui';
import { useRemotesPlacesQuery } from '../remotes-api';
import { PlacesForm } from './places-form';
import '../setting/change-setting.css';
import '../edge-drawer.css';
import './places.css';

type Props = { remote: RemoteMatrixRow; environment: EnvironmentName; onClose: () => void };

/** Dialog with the fills in a remote's places in an environment: their order and switches. */
export function PlacesDrawer({ remote, environment, onClose }: Props) {
  const place = { remote: remote.name, environment };
  const { data, error, refetch } = useRemotesPlacesQuery(place, { refetchOnMountOrArgChange: true });
  const text = placeText(remote, environment);
  return (
    <Modal
      open
      title={`Places of ${text}`}
      className="edge-drawer places-drawer"
      width={520}
      footer={null}
      onCancel={onClose}
    >
      {!data && <CallState error={error} onRetry={refetch} />}
      {data?.places.length === 0 && <EmptyState>The selected release has no places.</EmptyState>}
      {data && data.places.length > 0 && <PlacesForm {...{ place, text, onClose }} present={data} />}
    </Modal>
  );
}

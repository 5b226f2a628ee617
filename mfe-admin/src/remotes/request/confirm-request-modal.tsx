import { notifyError } from '@siteledger/shared-lib/api';
import type { RemoteMatrixRow, RemoteRequest } from '@siteledger/platform/contract';
import { formatInstant, placeText } from '@siteledger/shared-lib/domain';
import { FormActions, ImpactPanel, useImpact } from '@siteledger/shared-lib/form';
import { Button, CancelButton, Modal, notify } from '@siteledger/shared-lib/ui';
import { changeOfReach } from '../setting/change-of-reach';
import { useRemotesConfirmMutation } from '../remotes-api';
import { differencesOf } from '../setting/setting-changes';
import { useRoleName } from '../setting-words';

type Props = { remote: RemoteMatrixRow; request: RemoteRequest; onClose: () => void };

/** Dialog for the second person: changes, author, reason, and effects. docs/remotes.md#switch-roll-out-roll-back */
export function ConfirmRequestModal({ remote, request, onClose }: Props) {
  const [confirm, { isLoading }] = useRemotesConfirmMutation();
  const { uuid, environment, setting, requested_by, requested_at } = request;
  const { enabled, release, rollout } = setting;
  const place = { remote: request.remote, environment };
  const preview = useImpact(
    { ...place, revision: remote.settings[environment]?.revision },
    { enabled, release, rollout },
  );
  const text = placeText(remote, environment);

  const onConfirm = () =>
    confirm({ ...place, uuid })
      .unwrap()
      .then(() => notify.success(`${text} changed.`))
      .then(onClose)
      .catch(notifyError);
  return (
    <Modal open title={`Confirm the change of ${text}?`} footer={null} onCancel={onClose}>
      <div className="confirm-request">
        <RequestedChanges remote={remote} request={request} />
        <p>
          {requested_by}, {formatInstant(requested_at)}: {setting.reason}
        </p>
        <ImpactPanel {...preview} change={changeOfReach(remote.settings[environment], enabled)} />
        <FormActions>
          <CancelButton />
          <Button type="primary" loading={isLoading} disabled={!preview.impact} onClick={() => void onConfirm()}>
            Confirm
          </Button>
        </FormActions>
      </div>
    </Modal>
  );
}

type RequestedChangesProps = { remote: RemoteMatrixRow; request: RemoteRequest };

function RequestedChanges({ remote, request: { environment, setting } }: RequestedChangesProps) {
  const roleName = useRoleName();
  const present = remote.settings[environment];
  // Without arrangements in the request, the present ones stay.
  const wanted = { ...setting, places: setting.places ?? present?.places };
  return <p>{differencesOf(present, wanted, roleName).join('; ') || 'It no longer changes anything.'}</p>;
}

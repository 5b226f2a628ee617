import { useRemotesChangeMutation } from '@siteledger/shared-lib/api';
import { type RemoteMatrixRow, type RemoteSetting, switchedSetting } from '@siteledger/platform/contract';
import { outcomeText, placeText, remoteSettingSchema, remoteText } from '@siteledger/shared-lib/domain';
import { DialogActions, Form, ImpactPanel, TextAreaField, TextField, useImpact } from '@siteledger/shared-lib/form';
import { Modal, notify } from '@siteledger/shared-lib/ui';
import { ChangedBy } from './changed-by';

type Props = { remote: RemoteMatrixRow; present: RemoteSetting; onClose: () => void };

type Typed = { message?: string | null; reason: string };

/** Switches a remote off or on, with a reason. Its release and rollout stay unchanged. */
export function SwitchModal({ remote: row, present, onClose }: Props) {
  const [change, { error }] = useRemotesChangeMutation();
  const { remote, environment, revision, release, rollout } = present;
  const impact = useImpact({ remote, environment, revision }, { enabled: !present.enabled, release, rollout });
  const called = remoteText(row);
  const act = `${present.enabled ? 'Switch off' : 'Switch on'} ${called}`;

  const onSubmit = async (typed: Typed) => {
    const body = switchedSetting(present, { enabled: !present.enabled, disable_mode: 'now', ...typed });
    const reply = await change({ remote, environment, revision, body }).unwrap();
    notify.success(
      outcomeText(reply, placeText(row, environment), `${called} switched ${present.enabled ? 'off' : 'on'}.`),
    );
    onClose();
  };

  return (
    <Modal open title={`${act}?`} footer={null} onCancel={onClose}>
      {present.enabled && <p>Current users are moved out after any save completes. What they typed is kept.</p>}
      <Form
        label={act}
        schema={present.enabled ? offSchema : onSchema}
        initialValues={{}}
        onSubmit={onSubmit}
        guardsLeaving="dialog"
      >
        {/* Only informs: Recovery must work even when the preview fails. */}
        <ImpactPanel {...impact} change={present.enabled ? 'off' : 'on'} />
        {present.enabled && <TextField name="message" hint="Shown in place of its screens." />}
        <TextAreaField name="reason" />
        <ChangedBy error={error} />
        <DialogActions danger={present.enabled}>{act}</DialogActions>
      </Form>
    </Modal>
  );
}

const offSchema = remoteSettingSchema.pick(['message', 'reason']);
const onSchema = remoteSettingSchema.pick(['reason']);

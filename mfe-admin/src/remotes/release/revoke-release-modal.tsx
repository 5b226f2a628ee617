import { type RemoteMatrixRow, revocationSchema } from '@siteledger/platform/contract';
import { remoteText } from '@siteledger/shared-lib/domain';
import { DialogActions, Form, TextAreaField } from '@siteledger/shared-lib/form';
import { Modal, notify } from '@siteledger/shared-lib/ui';
import { useRemotesRevokeMutation } from '../remotes-api';

type Props = { remote: RemoteMatrixRow; version: string; onClose: () => void };

/** Dialog to revoke a release permanently, with a reason. */
export function RevokeReleaseModal({ remote, version, onClose }: Props) {
  const [revoke] = useRemotesRevokeMutation();

  const onSubmit = async ({ reason }: { reason: string }) => {
    const { message } = await revoke({ remote: remote.name, version, reason }).unwrap();
    notify.success(message);
    onClose();
  };

  const called = `${remoteText(remote)} ${version}`;
  return (
    <Modal open title={`Revoke ${called}?`} footer={null} onCancel={onClose}>
      <Form
        label={`Revocation of ${called}`}
        schema={revocationSchema}
        initialValues={{}}
        onSubmit={onSubmit}
        guardsLeaving="dialog"
      >
        <p className="revocation-text">
          It can no longer be selected, nor used when a newer release fails. This cannot be undone; the next release
          needs a new version.
        </p>
        <TextAreaField name="reason" hint="Visible to everyone who manages remotes." />
        <DialogActions danger>Revoke {version}</DialogActions>
      </Form>
    </Modal>
  );
}

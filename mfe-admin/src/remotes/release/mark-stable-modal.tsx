import { type EnvironmentName, markStableSchema, type RemoteMatrixRow } from '@siteledger/platform/contract';
import { remoteText } from '@siteledger/shared-lib/domain';
import { DialogActions, Form, TextAreaField } from '@siteledger/shared-lib/form';
import { Modal, notify } from '@siteledger/shared-lib/ui';
import { useRemotesCallGoodMutation } from '../remotes-api';

type Props = { remote: RemoteMatrixRow; version: string; environment: EnvironmentName; onClose: () => void };

/** Dialog to mark a release as stable, with a reason. */
export function MarkStableModal({ remote, version, environment, onClose }: Props) {
  const [markStable] = useRemotesCallGoodMutation();

  const onSubmit = async ({ reason }: { reason: string }) => {
    const { message } = await markStable({ remote: remote.name, environment, version, reason }).unwrap();
    notify.success(message);
    onClose();
  };

  const called = `${remoteText(remote)} ${version}`;
  return (
    <Modal open title={`Mark ${called} as stable?`} footer={null} onCancel={onClose}>
      <Form
        label={`Mark ${called} as stable`}
        schema={markStableSchema}
        initialValues={{}}
        onSubmit={onSubmit}
        guardsLeaving="dialog"
      >
        <p className="revocation-text">
          If a later release fails, people in {environment} get this one instead. It stays stable until someone rolls
          back from it or revokes it.
        </p>
        <TextAreaField name="reason" hint="Visible to everyone who manages remotes." />
        <DialogActions>Mark {version} as stable</DialogActions>
      </Form>
    </Modal>
  );
}

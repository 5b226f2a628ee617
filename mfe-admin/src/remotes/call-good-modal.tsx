import { type EnvironmentName, goodReleaseSchema } from '@siteledger/platform/contract';
import { Form, FormActions, SubmitButton, TextAreaField } from '@siteledger/shared-lib/form';
import { Button, Modal, notify } from '@siteledger/shared-lib/ui';
import { useRemotesCallGoodMutation } from './remotes-api';

type Props = { remote: string; version: string; environment: EnvironmentName; onClose: () => void };

/** Calls a release good by one's word, with the reason. */
export function CallGoodModal({ remote, version, environment, onClose }: Props) {
  const [callGood] = useRemotesCallGoodMutation();

  const onSubmit = async ({ reason }: { reason: string }) => {
    const { message } = await callGood({ remote, environment, version, reason }).unwrap();
    notify.success(message);
    onClose();
  };

  return (
    <Modal open title={`Call ${remote} ${version} good?`} footer={null} onCancel={onClose}>
      <Form
        label={`Word for ${remote} ${version}`}
        schema={goodReleaseSchema}
        initialValues={{}}
        onSubmit={onSubmit}
        guardsLeaving={false}
      >
        <p className="revocation-text">
          When a later release fails, people in {environment} get this one instead. It stays good until somebody rolls
          back from it or revokes it.
        </p>
        <TextAreaField name="reason" hint="Stands beside the release for everybody who manages remotes." />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Call {version} good</SubmitButton>
        </FormActions>
      </Form>
    </Modal>
  );
}

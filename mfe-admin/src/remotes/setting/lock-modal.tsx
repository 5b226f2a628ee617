import {
  type EnvironmentName,
  lockingSchema,
  type RemoteLockInput,
  remoteLockSchema,
  type RemoteMatrixRow,
} from '@siteledger/platform/contract';
import { lockedText, placeText } from '@siteledger/shared-lib/domain';
import { DialogActions, Form, TextAreaField } from '@siteledger/shared-lib/form';
import { Modal, notify } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { MomentField } from './moment-field';
import { useRemotesLockMutation } from '../remotes-api';

type Props = { remote: RemoteMatrixRow; environment: EnvironmentName; onClose: () => void };

/** Dialog to lock or unlock the release of a remote in an environment, with a reason. docs/remotes.md#lock-a-release */
export function LockModal({ remote, environment, onClose }: Props) {
  const [lock] = useRemotesLockMutation();
  const present = remote.settings[environment];
  // Kept from opening the dialog, so that its question stays the same if another user is quicker.
  const [lifted] = useState(present && lockedText(present));
  const text = placeText(remote, environment);
  const title = lifted ? `Unlock ${text}?` : `Lock ${text}?`;

  const onSubmit = async ({ until = null, reason }: RemoteLockInput) => {
    const place = { remote: remote.name, environment, revision: present?.revision };
    await lock({ ...place, body: { until, reason } }).unwrap();
    notify.success(`${text} ${lifted ? 'unlocked' : 'locked'}.`);
    onClose();
  };

  return (
    <Modal open title={title} footer={null} onCancel={onClose}>
      <Form
        label={title}
        schema={lifted ? remoteLockSchema : lockingSchema}
        initialValues={{}}
        onSubmit={onSubmit}
        guardsLeaving="dialog"
      >
        {lifted ? (
          <p className="revocation-text">
            {lifted}. Without the lock, builds, publish tokens and rollout stages can select another release.
          </p>
        ) : (
          <>
            <p className="revocation-text">
              Until then, builds, publish tokens and rollout stages cannot select another release. People still can, and
              a release that fails is still halted.
            </p>
            <MomentField name="until" hint="Kuala Lumpur time." />
          </>
        )}
        <TextAreaField name="reason" hint="Visible to everyone who manages remotes." />
        <DialogActions>{lifted ? 'Unlock' : 'Lock'}</DialogActions>
      </Form>
    </Modal>
  );
}

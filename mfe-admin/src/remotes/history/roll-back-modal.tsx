import { isConflict, useRemotesRollBackMutation } from '@siteledger/shared-lib/api';
import {
  type EnvironmentName,
  type RemoteMatrixRow,
  type RemoteSetting,
  revocationSchema,
} from '@siteledger/platform/contract';
import { changedText, formatInstant, outcomeText, placeText, remoteText } from '@siteledger/shared-lib/domain';
import { DialogActions, Form, ImpactPanel, TextAreaField, useImpact } from '@siteledger/shared-lib/form';
import { Alert, Modal, notify } from '@siteledger/shared-lib/ui';
import { changeOfReach } from '../setting/change-of-reach';
import { LockWarning } from '../setting/lock-warning';
import { SettingFacts } from '../setting/setting-facts';
import { StateTag } from '../state-tag';

type Props = {
  remote: RemoteMatrixRow;
  environment: EnvironmentName;
  present: RemoteSetting | undefined;
  earlier: RemoteSetting;
  onClose: () => void;
};

/** Dialog to roll a remote back to an earlier revision, with its effects and a field for the reason. */
export function RollBackModal({ remote, environment, present, earlier, onClose }: Props) {
  const [rollBack, { error }] = useRemotesRollBackMutation();
  const { enabled, release, rollout, revision } = earlier;
  const place = { remote: remote.name, environment };
  const text = placeText(remote, environment);
  const impact = useImpact({ ...place, revision: present?.revision }, { enabled, release, rollout });

  const onSubmit = async ({ reason }: { reason: string }) => {
    const reply = await rollBack({ ...place, revision: present?.revision, body: { revision, reason } }).unwrap();
    notify.success(outcomeText(reply, text, `${text} rolled back.`));
    onClose();
  };

  return (
    <Modal open title={`Roll back ${text}?`} footer={null} onCancel={onClose}>
      <Form
        label={`Roll back ${text} to ${revision}`}
        schema={rollBackSchema}
        initialValues={{}}
        onSubmit={onSubmit}
        guardsLeaving="dialog"
      >
        <div className="roll-back-to">
          <p>To the state of {formatInstant(earlier.changed_at)}:</p>
          <div className="setting-head">
            <StateTag setting={earlier} />
            <code>{release}</code>
          </div>
          <SettingFacts setting={earlier} />
        </div>
        <ImpactPanel {...impact} change={changeOfReach(present, enabled)} />
        <LockWarning present={present} />
        <TextAreaField name="reason" />
        {isConflict(error) && present && (
          <Alert
            type="warning"
            title={`It was changed in the meantime by ${changedText(present)}.`}
            description={`Their reason: ${present.reason}. What you typed is kept; roll back once more to undo their change too.`}
          />
        )}
        <DialogActions danger disabled={!impact.impact}>
          {impact.impact?.needs_second_person ? 'Ask for confirmation' : `Roll back ${remoteText(remote)}`}
        </DialogActions>
      </Form>
    </Modal>
  );
}

// A roll-back only needs a reason, with the same rule as elsewhere.
const rollBackSchema = revocationSchema;

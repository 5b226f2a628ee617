import { CallState, useRemotesHistoryQuery, useRemotesRollBackMutation } from '@siteledger/shared-lib/api';
import {
  revisionToRollBackTo,
  type RemoteMatrixRow,
  type RemoteSetting,
  revocationSchema,
} from '@siteledger/platform/contract';
import { formatInstant, outcomeText, placeText, remoteText } from '@siteledger/shared-lib/domain';
import { DialogActions, Form, ImpactPanel, TextAreaField, useImpact } from '@siteledger/shared-lib/form';
import { Modal, notify } from '@siteledger/shared-lib/ui';
import { ChangedBy } from './changed-by';

type Props = { remote: RemoteMatrixRow; present: RemoteSetting; onClose: () => void };

/** Rolls back to the last release that ran before the present one. */
export function RollBackModal({ remote, present, onClose }: Props) {
  const { name, releases } = remote;
  const { environment } = present;
  const {
    data: history,
    error,
    refetch,
  } = useRemotesHistoryQuery({ remote: name, environment }, { refetchOnMountOrArgChange: true });
  const earlier = history && revisionToRollBackTo(history, releases);
  return (
    <Modal open title={`Roll back ${remoteText(remote)}?`} footer={null} onCancel={onClose}>
      {!history && <CallState error={error} onRetry={refetch} />}
      {history && !earlier && (
        <p>
          There is no earlier release to roll back to.
          {present.enabled && ' Switch it off instead.'}
        </p>
      )}
      {earlier && <RollBackForm remote={remote} present={present} earlier={earlier} onClose={onClose} />}
    </Modal>
  );
}

type FormProps = Props & { earlier: RemoteSetting };

function RollBackForm({ remote: row, present, earlier, onClose }: FormProps) {
  const [rollBack, { error }] = useRemotesRollBackMutation();
  const { remote, environment, revision } = present;
  const called = remoteText(row);
  const { enabled, release, rollout } = earlier;
  const impact = useImpact({ remote, environment, revision }, { enabled, release, rollout });

  const onSubmit = async ({ reason }: { reason: string }) => {
    const body = { revision: earlier.revision, reason };
    const reply = await rollBack({ remote, environment, revision, body }).unwrap();
    notify.success(outcomeText(reply, placeText(row, environment), `${called} rolled back to ${earlier.release}.`));
    onClose();
  };

  return (
    <Form
      label={`Roll back ${called}`}
      schema={reasonSchema}
      initialValues={{}}
      onSubmit={onSubmit}
      guardsLeaving="dialog"
    >
      <p>
        Back to <strong>{earlier.release}</strong>, as it was set on {formatInstant(earlier.changed_at)}.
        {!present.enabled && ' This also switches it on.'}
      </p>
      {/* Only informs: a failed preview does not block the rollback. */}
      <ImpactPanel {...impact} change={present.enabled ? 'release' : 'on'} />
      <TextAreaField name="reason" />
      <ChangedBy error={error} />
      <DialogActions danger>{`Roll back ${called}`}</DialogActions>
    </Form>
  );
}

// The form of a rollback has only the reason, with the usual rule.
const reasonSchema = revocationSchema;

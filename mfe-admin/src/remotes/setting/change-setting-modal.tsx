import { useRemotesChangeMutation } from '@siteledger/shared-lib/api';
import {
  isSelectable,
  type EnvironmentName,
  type RemoteMatrixRow,
  type RemoteSetting,
  type RemoteSettingInput,
  normalizedSetting,
} from '@siteledger/platform/contract';
import { outcomeText, placeText, remoteSettingSchema, remoteText, wholeNumber } from '@siteledger/shared-lib/domain';
import { Form } from '@siteledger/shared-lib/form';
import { Modal, notify } from '@siteledger/shared-lib/ui';
import { ChangeSettingEnd } from './change-setting-end';
import { SettingFields } from './setting-fields';
import './change-setting.css';

type Props = {
  remote: RemoteMatrixRow;
  environment: EnvironmentName;
  isOwn: boolean;
  promoted?: string;
  onClose: () => void;
};

/**
 * Dialog to change a remote's setting in an environment; shows the effects before saving.
 * docs/remotes.md#switch-roll-out-roll-back
 */
export function ChangeSettingModal({ remote, environment, isOwn, promoted, onClose }: Props) {
  const [change, { error }] = useRemotesChangeMutation();
  const place = { remote: remote.name, environment };
  const present = remote.settings[environment];
  const text = placeText(remote, environment);
  const title = promoted ? `Promote ${promoted} of ${remoteText(remote)} to ${environment}` : `Change ${text}`;

  const onSubmit = async ({ version, ...input }: RemoteSettingInput & { version?: number | null }) => {
    const reply = await change({ ...place, revision: version ?? undefined, body: normalizedSetting(input) }).unwrap();
    notify.success(outcomeText(reply, text, `${text} changed.`));
    onClose();
  };

  return (
    <Modal open title={title} className="change-setting" width={980} footer={null} onCancel={onClose}>
      <Form
        label={title}
        schema={settingFormSchema}
        initialValues={shownFirst(remote, present, promoted)}
        onSubmit={onSubmit}
        guardsLeaving="dialog"
      >
        <div className="change-setting-fields">
          <code className="change-setting-name">{remote.name}</code>
          <SettingFields remote={remote} environment={environment} present={present} />
        </div>
        <ChangeSettingEnd
          remote={remote}
          environment={environment}
          present={present}
          isOwn={isOwn}
          isPromotion={promoted !== undefined}
          error={error}
        />
      </Form>
    </Modal>
  );
}

// `version` is the revision that the change is based on; it is sent outside the body.
const settingFormSchema = remoteSettingSchema.shape({ version: wholeNumber('Version') });

function shownFirst({ releases }: RemoteMatrixRow, present: RemoteSetting | undefined, promoted: string | undefined) {
  const release = promoted ?? present?.release ?? releases.find(isSelectable)?.version;
  if (!present) return { enabled: true, disable_mode: 'drain', release };
  // A promotion is for everybody; the user can still choose a rollout in the form.
  const rollout = promoted ? null : present.rollout;
  return { ...present, release, rollout, reason: null, version: present.revision };
}

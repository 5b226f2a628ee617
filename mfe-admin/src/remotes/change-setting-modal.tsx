import { useRemotesChangeMutation } from '@siteledger/shared-lib/api';
import {
  isFit,
  type EnvironmentName,
  type RemoteMatrixRow,
  type RemoteSettingInput,
  settingToSend,
} from '@siteledger/platform/contract';
import { outcomeText, placeText, remoteSettingSchema, wholeNumber } from '@siteledger/shared-lib/domain';
import { Form } from '@siteledger/shared-lib/form';
import { Modal, notify } from '@siteledger/shared-lib/ui';
import { ChangeSettingEnd } from './change-setting-end';
import { SettingFields } from './setting-fields';
import './change-setting.css';

type Props = { remote: RemoteMatrixRow; environment: EnvironmentName; isOwn: boolean; onClose: () => void };

/** Changes what an environment does with a remote; what that does is shown before it is saved. Architecture §3. */
export function ChangeSettingModal({ remote, environment, isOwn, onClose }: Props) {
  const [change, { error }] = useRemotesChangeMutation();
  const place = { remote: remote.name, environment };
  const present = remote.settings[environment];

  const onSubmit = async ({ version, ...input }: RemoteSettingInput & { version?: number | null }) => {
    const reply = await change({ ...place, revision: version ?? undefined, body: settingToSend(input) }).unwrap();
    notify.success(outcomeText(reply, `Changed ${placeText(place)}.`));
    onClose();
  };

  return (
    <Modal
      open
      title={`Change ${placeText(place)}`}
      className="change-setting"
      width={980}
      footer={null}
      onCancel={onClose}
    >
      <Form
        label={`Change ${placeText(place)}`}
        schema={settingFormSchema}
        initialValues={present ? { ...present, reason: null, version: present.revision } : firstSetting(remote)}
        onSubmit={onSubmit}
        guardsLeaving={false}
      >
        <div className="change-setting-fields">
          <SettingFields remote={remote} environment={environment} present={present} />
        </div>
        <ChangeSettingEnd place={place} present={present} isOwn={isOwn} error={error} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

// `version` is the revision that the change is based on; it travels beside the body.
const settingFormSchema = remoteSettingSchema.shape({ version: wholeNumber('Version') });

const firstSetting = ({ releases }: RemoteMatrixRow) => ({
  enabled: true,
  disable_mode: 'drain',
  release: releases.find(isFit)?.version,
});

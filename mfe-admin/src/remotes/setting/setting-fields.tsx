import type { EnvironmentName, RemoteMatrixRow, RemoteSetting } from '@siteledger/platform/contract';
import { FormSection, SelectField, TextAreaField, useFormValues } from '@siteledger/shared-lib/form';
import { DisableModeField } from './disable-mode-field';
import { MomentField } from './moment-field';
import { releaseOptions } from './release-options';
import { RolloutField } from './rollout-field';
import { SwitchField } from './switch-field';

type Props = { remote: RemoteMatrixRow; environment: EnvironmentName; present: RemoteSetting | undefined };

/** All fields of a remote's setting in an environment. */
export function SettingFields({ remote: { releases }, environment, present }: Props) {
  const { enabled } = useFormValues();
  return (
    <>
      <FormSection>
        <SwitchField name="enabled" />
        <SelectField name="release" options={releaseOptions(releases, { environment, running: present?.release })} />
      </FormSection>
      {enabled === false && (
        <FormSection title="For current users">
          <DisableModeField name="disable_mode" />
          <TextAreaField name="message" hint="Shown in place of its screens, and above those that are being drained." />
          <MomentField name="until" hint="Kuala Lumpur time. It is switched on again then." />
        </FormSection>
      )}
      <RolloutField releases={releases} environment={environment} present={present} />
      <FormSection>
        <TextAreaField name="reason" hint="Recorded in the history." />
      </FormSection>
    </>
  );
}

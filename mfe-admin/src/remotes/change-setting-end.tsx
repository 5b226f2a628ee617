import { isConflict } from '@siteledger/shared-lib/api';
import type {
  EnvironmentName,
  RemoteMatrixRow,
  RemoteSetting,
  SettingPreviewInput,
} from '@siteledger/platform/contract';
import { changedText, remoteText } from '@siteledger/shared-lib/domain';
import {
  ChangedMeanwhile,
  FormActions,
  ImpactPanel,
  SubmitButton,
  useFormValues,
  useImpact,
} from '@siteledger/shared-lib/form';
import { Alert, Button } from '@siteledger/shared-lib/ui';
import { OWN_NAME } from '../own-name';

type Props = {
  remote: RemoteMatrixRow;
  environment: EnvironmentName;
  present: RemoteSetting | undefined;
  isOwn: boolean;
  /** Whether a release of another environment is selected here. */
  isPromotion: boolean;
  /** Why the last try to save was refused. */
  error: unknown;
  onCancel: () => void;
};

/** The end of the form: what the change does, whether somebody else was quicker, and the button that names the act. */
export function ChangeSettingEnd({ remote, environment, present, isOwn, isPromotion, error, onCancel }: Props) {
  const { enabled, release, rollout, version } = useFormValues() as SettingPreviewInput & { version: number | null };
  const place = { remote: remote.name, environment };
  const preview = useImpact({ ...place, revision: version ?? undefined }, { enabled, release, rollout });
  const act = actOf(remoteText(remote), present?.enabled ?? false, enabled);
  return (
    <>
      <div className="change-setting-impact">
        <ImpactPanel {...preview} />
        {isOwn && !enabled && remote.name === OWN_NAME && <LockOutWarning />}
        <ChangedMeanwhile message={meanwhile(present, error)} />
      </div>
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton danger={act.isDangerous} disabled={!preview.impact}>
          {isPromotion && !act.isDangerous ? `Promote to ${environment}` : act.text}
        </SubmitButton>
      </FormActions>
    </>
  );
}

function actOf(remote: string, isOn: boolean, enabled: boolean) {
  if (isOn && !enabled) return { text: `Switch off ${remote}`, isDangerous: true };
  return { text: !isOn && enabled ? `Switch on ${remote}` : 'Save', isDangerous: false };
}

function meanwhile(present: RemoteSetting | undefined, error: unknown) {
  const refused = isConflict(error) ? 'Nothing was saved: it' : 'It';
  return present && `${refused} was changed meanwhile by ${changedText(present)}. Their reason: ${present.reason}`;
}

const LockOutWarning = () => (
  <Alert
    type="warning"
    showIcon
    title="This screen goes with it."
    description="It is part of this remote. Once that is off here, switch it on again at /recovery."
  />
);

import { isConflict } from '@siteledger/shared-lib/api';
import type {
  EnvironmentName,
  RemoteMatrixRow,
  RemoteSetting,
  SettingPreviewInput,
} from '@siteledger/platform/contract';
import { changedText, remoteText } from '@siteledger/shared-lib/domain';
import { ChangedMeanwhile, DialogActions, ImpactPanel, useFormValues, useImpact } from '@siteledger/shared-lib/form';
import { Alert } from '@siteledger/shared-lib/ui';
import { OWN_NAME } from '../../own-name';
import { changeOfReach } from './change-of-reach';
import { LockWarning } from './lock-warning';

type Props = {
  remote: RemoteMatrixRow;
  environment: EnvironmentName;
  present: RemoteSetting | undefined;
  isOwn: boolean;
  isPromotion: boolean;
  error: unknown;
};

/** End of the form: effects of the change, a notice about conflicts, and the submit button. */
export function ChangeSettingEnd({ remote, environment, present, isOwn, isPromotion, error }: Props) {
  const { enabled, release, rollout, version } = useFormValues() as Values;
  const place = { remote: remote.name, environment };
  const preview = useImpact({ ...place, revision: version ?? undefined }, { enabled, release, rollout });
  const act = actOf({ remote, environment, isPromotion, wasOn: present?.enabled ?? false, enabled });
  return (
    <>
      <div className="change-setting-impact">
        <ImpactPanel {...preview} change={changeOfReach(present, enabled)} />
        {isOwn && !enabled && remote.name === OWN_NAME && <LockOutWarning />}
        <LockWarning present={present} />
      </div>
      <ChangedMeanwhile error={error} message={meanwhile(present, error)} />
      <DialogActions danger={act.isDangerous} disabled={!preview.impact}>
        {preview.impact?.needs_second_person ? ASKS : act.text}
      </DialogActions>
    </>
  );
}

const ASKS = 'Ask for confirmation';

type Values = SettingPreviewInput & { version: number | null };

type Act = Pick<Props, 'remote' | 'environment' | 'isPromotion'> & Pick<Values, 'enabled'> & { wasOn: boolean };

function actOf({ remote, environment, isPromotion, wasOn, enabled }: Act) {
  if (wasOn && !enabled) return { text: `Switch off ${remoteText(remote)}`, isDangerous: true };
  if (isPromotion) return { text: `Promote to ${environment}`, isDangerous: false };
  return { text: !wasOn && enabled ? `Switch on ${remoteText(remote)}` : 'Save', isDangerous: false };
}

function meanwhile(present: RemoteSetting | undefined, error: unknown) {
  const refused = isConflict(error) ? 'Not saved: it' : 'It';
  return (
    present && `${refused} was changed in the meantime by ${changedText(present)}. Their reason: ${present.reason}`
  );
}

const LockOutWarning = () => (
  <Alert
    type="warning"
    title="You are switching off this screen too."
    description="Use Recovery to switch it back on."
  />
);

import type { EnvironmentName, ReleaseSummary, RemoteRollout, RemoteSetting } from '@siteledger/platform/contract';
import { FieldFrame, useFormField, useFormValues, wrongBy } from '@siteledger/shared-lib/form';
import { Input, Select } from '@siteledger/shared-lib/ui';
import { releaseOptions } from './release-options';
import { RolloutRoles } from './rollout-roles';
import { RolloutStagesField } from './rollout-stages-field';

type Props = {
  releases: readonly ReleaseSummary[];
  environment: EnvironmentName;
  present: RemoteSetting | undefined;
};

const NAME = 'rollout';
const FIRST_PERCENT = 10;

/** Field for an optional second release for a share of the users. */
export function RolloutField({ releases, environment, present }: Props) {
  const { value, setValue, frame, control, innerMessages } = useFormField({ name: NAME });
  const { release: selected } = useFormValues();
  const rollout = (value ?? null) as RemoteRollout | null;
  const place = { environment, running: present?.rollout?.release };
  const options = releaseOptions(releases, place).filter((one) => one.value !== selected);
  const fit = options.filter(({ disabled }) => !disabled);
  // A halted release must be chosen explicitly.
  const first = fit.find(({ isHalted }) => !isHalted)?.value ?? '';
  return (
    <fieldset className="choices rollout" disabled={control.disabled}>
      <legend>Rollout</legend>
      <label>
        <input
          type="checkbox"
          checked={rollout !== null}
          disabled={fit.length === 0 && !rollout}
          onChange={({ target }) =>
            setValue(target.checked ? { release: first, percent: FIRST_PERCENT, roles: [] } : null)
          }
        />
        <span>
          Gradual rollout
          <small>
            {fit.length > 0 || rollout
              ? 'Another release for a percentage of users, who keep it as the percentage grows.'
              : 'There is no other release that can run here.'}
          </small>
        </span>
      </label>
      {rollout && (
        <RolloutParts
          id={frame.id}
          rollout={rollout}
          options={options}
          messages={innerMessages}
          onChange={(part) => setValue({ ...rollout, ...part })}
        />
      )}
      <p id={`${frame.id}-message`} className="sl-field-message" aria-live="polite">
        {!hasOwnPlace(innerMessages) && frame.message}
      </p>
    </fieldset>
  );
}

// Parts whose errors are shown below them.
const OWN_PLACES = ['release', 'percent', 'stages.minutes', 'stages.loads'].map((part) => `${NAME}.${part}`);

const hasOwnPlace = (messages: Record<string, string>) => OWN_PLACES.some((name) => messages[name]);

type PartsProps = {
  id: string;
  rollout: RemoteRollout;
  options: ReturnType<typeof releaseOptions>;
  /** Errors of its parts, by full name: `rollout.percent`. */
  messages: Record<string, string>;
  onChange: (part: Partial<Record<keyof RemoteRollout, unknown>>) => void;
};

const RolloutParts = ({ id, rollout, options, messages, onChange }: PartsProps) => (
  <div className="rollout-parts">
    <FieldFrame id={`${id}-release`} label="Rollout release" message={messages[`${NAME}.release`]} isRequired>
      <Select
        id={`${id}-release`}
        {...wrongBy(`${id}-release`, messages[`${NAME}.release`])}
        options={options}
        value={rollout.release || undefined}
        placeholder="Choose a release"
        onChange={(release: string) => onChange({ release })}
      />
    </FieldFrame>
    <FieldFrame id={`${id}-percent`} label="Percent of the users" message={messages[`${NAME}.percent`]} isRequired>
      <Input
        id={`${id}-percent`}
        {...wrongBy(`${id}-percent`, messages[`${NAME}.percent`])}
        type="number"
        min={0}
        max={100}
        suffix="%"
        value={rollout.percent ?? ''}
        onChange={({ target: { value } }) => onChange({ percent: value === '' ? null : Number(value) })}
      />
    </FieldFrame>
    <RolloutRoles roles={rollout.roles} onChange={(roles) => onChange({ roles })} />
    <RolloutStagesField
      {...{ id, rollout }}
      messageOf={(part) => messages[`${NAME}.stages.${part}`]}
      onChange={(stages) => onChange({ stages })}
    />
  </div>
);

import { DISABLE_MODES, type DisableMode } from '@siteledger/platform/contract';
import { type FieldProps, useFormField } from '@siteledger/shared-lib/form';

const MEANING: Record<DisableMode, readonly [title: string, meaning: string]> = {
  drain: ['Drain', 'Current users can finish; no new users.'],
  now: ['Now', 'Current users are moved out after any save completes. What they typed is kept.'],
};

/** Choice of how a remote is switched off. */
export function DisableModeField(props: Pick<FieldProps, 'name'>) {
  const { value, setValue, control } = useFormField(props);
  return (
    <fieldset className="choices" disabled={control.disabled}>
      <legend>How</legend>
      {DISABLE_MODES.map((mode) => (
        <label key={mode}>
          <input
            type="radio"
            name={control.id}
            aria-describedby={`${control.id}-${mode}`}
            checked={(value ?? 'drain') === mode}
            onChange={() => setValue(mode)}
          />
          <span>
            {MEANING[mode][0]}
            <small id={`${control.id}-${mode}`}>{MEANING[mode][1]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import { FieldFrame, type FieldProps, useFormField } from '@siteledger/shared-lib/form';

/** On/off switch. */
export function SwitchField(props: FieldProps) {
  const { value, setValue, frame, control } = useFormField(props);
  const isOn = value === true;
  return (
    <FieldFrame {...frame} isRequired={false}>
      <span className="switch">
        <input
          id={control.id}
          type="checkbox"
          role="switch"
          disabled={control.disabled}
          aria-describedby={control['aria-describedby']}
          checked={isOn}
          onChange={(event) => setValue(event.target.checked)}
          onBlur={control.onBlur}
        />
        <span aria-hidden>{isOn ? 'On' : 'Off'}</span>
      </span>
    </FieldFrame>
  );
}

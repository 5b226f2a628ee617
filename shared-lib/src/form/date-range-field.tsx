import { DayRangePicker, type DayRange } from './day-range-picker';
import { FieldFrame } from './field-frame';
import { useFormField, type FieldProps } from './use-form-field';

/** A range of days in a form; the value is `[from, to]`, or null. docs/domain/screens.md#forms */
export function DateRangeField({ allowsSingle, ...props }: FieldProps & { allowsSingle?: boolean }) {
  const { value, setValue, frame, control } = useFormField(props);
  const { 'aria-required': _, ...picker } = control;
  return (
    <FieldFrame {...frame}>
      <DayRangePicker
        {...picker}
        allowsSingle={allowsSingle}
        value={Array.isArray(value) ? (value as unknown as DayRange) : [null, null]}
        onChange={(range) => setValue(range.some(Boolean) ? range : null)}
      />
    </FieldFrame>
  );
}

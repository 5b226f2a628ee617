import { Input } from '@siteledger/shared-lib/ui';
import { FieldFrame } from './field-frame';
import { useFormField, type FieldProps } from './use-form-field';

type Props = FieldProps & {
  /** Unit, such as "days". */
  unit?: string;
};

/** Field for a whole number. Invalid text stays in the box, with the schema's message. */
export function WholeNumberField({ unit, ...props }: Props) {
  const { text, setValue, frame, control } = useFormField(props);
  return (
    <FieldFrame {...frame}>
      <Input
        {...control}
        className="sl-decimal"
        value={text}
        suffix={unit}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => setValue(valueOf(event.target.value.trim()))}
      />
    </FieldFrame>
  );
}

const valueOf = (typed: string) => (/^\d{1,15}$/.test(typed) ? Number(typed) : typed || null);

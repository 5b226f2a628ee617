import { timeInKualaLumpur } from '@siteledger/shared-lib/domain';
import { FieldFrame, type FieldProps, useFormField } from '@siteledger/shared-lib/form';
import { Input } from '@siteledger/shared-lib/ui';

const KUALA_LUMPUR_OFFSET = '+08:00';

// Incomplete input must not be treated as empty, because a remote would be off without an end.
const UNFINISHED = 'unfinished';

/** Field for a day and time in Kuala Lumpur; the value is an instant with its zone, "2026-07-01T18:00:00+08:00". */
export function MomentField(props: FieldProps) {
  const { text, setValue, frame, control } = useFormField(props);
  // Browsers report a day without a time only through `validity`.
  const lookAt = ({ validity, value }: HTMLInputElement) => {
    if (validity.badInput) setValue(UNFINISHED);
    else if (text === UNFINISHED && value === '') setValue('');
  };
  return (
    <FieldFrame {...frame}>
      <Input
        {...control}
        type="datetime-local"
        value={text && text !== UNFINISHED ? timeInKualaLumpur(new Date(text)) : ''}
        onChange={({ target: { value } }) => setValue(value && `${value}:00${KUALA_LUMPUR_OFFSET}`)}
        onKeyUp={({ currentTarget }) => lookAt(currentTarget)}
        onBlur={({ currentTarget }) => {
          lookAt(currentTarget);
          control.onBlur();
        }}
      />
    </FieldFrame>
  );
}

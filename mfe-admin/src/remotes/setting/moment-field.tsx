import { FieldFrame, type FieldProps, useFormField } from '@siteledger/shared-lib/form';
import { Input } from '@siteledger/shared-lib/ui';

// sv-SE writes "2026-07-01 18:00".
const kualaLumpur = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kuala_Lumpur',
  dateStyle: 'short',
  timeStyle: 'short',
});

const KUALA_LUMPUR_OFFSET = '+08:00';

// What was begun is no moment, and must not count as none: a remote would be off for no stated time.
const UNFINISHED = 'unfinished';

/** A day and time in Kuala Lumpur; the value is an instant with its zone, "2026-07-01T18:00:00+08:00". */
export function MomentField(props: FieldProps) {
  const { text, setValue, frame, control } = useFormField(props);
  // The browser tells of a day without a time by its validity alone.
  const lookAt = ({ validity, value }: HTMLInputElement) => {
    if (validity.badInput) setValue(UNFINISHED);
    else if (text === UNFINISHED && value === '') setValue('');
  };
  return (
    <FieldFrame {...frame}>
      <Input
        {...control}
        type="datetime-local"
        value={text && text !== UNFINISHED ? kualaLumpur.format(new Date(text)).replace(' ', 'T') : ''}
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

import { FieldFrame, type FieldProps, useFormField } from '@siteledger/shared-lib/form';
import { Input } from '@siteledger/shared-lib/ui';

// sv-SE writes "2026-07-01 18:00".
const kualaLumpur = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kuala_Lumpur',
  dateStyle: 'short',
  timeStyle: 'short',
});

const KUALA_LUMPUR_OFFSET = '+08:00';

/** A day and time in Kuala Lumpur; the value is an instant with its zone, "2026-07-01T18:00:00+08:00". */
export function MomentField(props: FieldProps) {
  const { text, setValue, frame, control } = useFormField(props);
  return (
    <FieldFrame {...frame}>
      <Input
        {...control}
        type="datetime-local"
        value={text && kualaLumpur.format(new Date(text)).replace(' ', 'T')}
        onChange={({ target: { value } }) => setValue(value && `${value}:00${KUALA_LUMPUR_OFFSET}`)}
      />
    </FieldFrame>
  );
}

import { FieldFrame, useFormField } from '@siteledger/shared-lib/form';
import { Input } from '@siteledger/shared-lib/ui';

/** Why a completed project is taken up again; required, but only there when it is. states-and-deletions.md#projects */
export function ReopenReasonField() {
  const { frame, control, text, setValue } = useFormField({
    name: 'status_reason',
    hint: 'Reason for reopening',
    isWide: true,
  });
  return (
    <FieldFrame {...frame} isRequired>
      <Input {...control} aria-required value={text} onChange={(event) => setValue(event.target.value)} />
    </FieldFrame>
  );
}

import type { ProjectStatus } from '@siteledger/shared-lib/domain';
import { useFormValues, FieldFrame, useFormField } from '@siteledger/shared-lib/form';
import { Alert, Input } from '@siteledger/shared-lib/ui';
import { AFTER_COMPLETION } from './completed-notice';
import { isReopened } from './reopening';

/**
 * Consequence of the chosen status: a field for the reason to reopen, or a warning about completing.
 * docs/domain/states-and-deletions.md#projects
 */
export function StatusConsequence({ from }: { from: ProjectStatus }) {
  const { status } = useFormValues();
  if (isReopened(from, status)) return <ReopenReasonField />;
  if (status !== 'Completed' || from === 'Completed') return null;
  return <Alert className="status-consequence" type="warning" title={`Once completed: ${AFTER_COMPLETION}`} />;
}

/** Required reason to reopen a completed project. states-and-deletions.md#projects */
function ReopenReasonField() {
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

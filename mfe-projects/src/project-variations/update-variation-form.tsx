import {
  day,
  variationOrderSchema,
  wholeNumber,
  type VariationOrderDetails,
  type VariationOrderUpdate,
} from '@siteledger/shared-lib/domain';
import { ChangedMeanwhile, DialogFields, Form, FormActions, SubmitButton } from '@siteledger/shared-lib/form';
import { Alert, Button, notify } from '@siteledger/shared-lib/ui';
import { useCloseVariation } from './variation-dialog';
import { VariationFields } from './variation-fields';
import { useProjectVariationsUpdateMutation } from './variations-api';

type Props = { variation: VariationOrderDetails };

// The project cannot change, the status has its own actions, and `version` is sent outside the body.
const schema = variationOrderSchema.omit(['project_uuid', 'status']).shape({ version: wholeNumber('Version') });

// An approved one needs its date, as figures of a past day include it from that day on.
const approvedSchema = schema.shape({ approved_date: day('Approved Date').required() });

/**
 * Form of a variation order with the fields that its status allows. Another user's changes are never silently
 * overwritten. docs/domain/calls.md#versions, docs/domain/variations.md#states
 */
export function UpdateVariationForm({ variation }: Props) {
  const [update, { error }] = useProjectVariationsUpdateMutation();
  const close = useCloseVariation();
  const { uuid, status, contractor, status_reason } = variation;

  const onSubmit = async ({ version, ...body }: VariationOrderUpdate & { version?: number | null }) => {
    const { vo_no } = await update({ uuid, version: version ?? variation.version, body }).unwrap();
    notify.success(`Variation order ${vo_no} updated.`);
    close();
  };

  return (
    <Form
      label="Variation order"
      schema={status === 'approved' ? approvedSchema : schema}
      initialValues={{ ...variation, contractor_uuid: contractor?.uuid }}
      onSubmit={onSubmit}
      isReadOnly={status === 'void'}
    >
      <DialogFields>
        <StateNote status={status} reason={status_reason} />
        <VariationFields isApproved={status === 'approved'} contractor={contractor} />
      </DialogFields>
      <ChangedMeanwhile error={error} />
      <FormActions>
        <Button onClick={close}>Close</Button>
        <SubmitButton>Save changes</SubmitButton>
      </FormActions>
    </Form>
  );
}

type NoteProps = { status: VariationOrderDetails['status']; reason: string | null };

function StateNote({ status, reason }: NoteProps) {
  if (status === 'approved') return <Alert type="info" title="Approved: amounts are locked. Void it to reverse." />;
  if (status !== 'void') return null;
  return <Alert type="info" title="Void; can no longer be edited." description={reason} />;
}

import {
  NEW_VARIATION_ORDER_STATUSES,
  variationOrderSchema,
  type Project,
  type VariationOrderInput,
} from '@siteledger/shared-lib/domain';
import { DialogActions, DialogFields, Form, SelectField } from '@siteledger/shared-lib/form';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { notify, statusText } from '@siteledger/shared-lib/ui';
import { VariationFields } from './variation-fields';
import { useCloseVariation, VariationDialog } from './variation-dialog';
import { useProjectVariationsCreateMutation } from './variations-api';

const statuses = NEW_VARIATION_ORDER_STATUSES.map((value) => ({ value, label: statusText(value) }));

/** Dialog to record a variation order, over the list; leaving its path closes it. docs/domain/variations.md#fields */
export function CreateVariationModal() {
  const { uuid: project_uuid } = useOutletContext<Project>();
  const [create] = useProjectVariationsCreateMutation();
  const close = useCloseVariation();

  const onSubmit = async (input: VariationOrderInput) => {
    const { vo_no } = await create(input).unwrap();
    notify.success(`Variation order ${vo_no} created.`);
    close();
  };

  return (
    <VariationDialog title="New variation order">
      <Form
        label="New variation order"
        schema={variationOrderSchema}
        initialValues={{ project_uuid, type: 'addition', status: 'draft' }}
        onSubmit={onSubmit}
      >
        <DialogFields>
          <VariationFields isNew numberHint="Leave blank to use the next number">
            <SelectField name="status" options={statuses} hint="Counts only when approved" />
          </VariationFields>
        </DialogFields>
        <DialogActions onCancel={close}>Create variation order</DialogActions>
      </Form>
    </VariationDialog>
  );
}

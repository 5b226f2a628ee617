import { voidingSchema, type VariationOrder } from '@siteledger/shared-lib/domain';
import { DialogActions, Form, TextAreaField } from '@siteledger/shared-lib/form';
import { Modal, notify } from '@siteledger/shared-lib/ui';
import { voidingWords } from './variation-words';
import { useProjectVariationsUpdateMutation } from './variations-api';

type Props = { variation: VariationOrder; isOpen: boolean; onClose: () => void };

/** Dialog to void an approved variation order with a reason; its effects are reversed. variations.md#states */
export function VoidVariationModal({ variation, isOpen, onClose }: Props) {
  const [update] = useProjectVariationsUpdateMutation();
  const { uuid, version, vo_no, title } = variation;

  const onSubmit = async ({ status_reason }: { status_reason: string }) => {
    await update({ uuid, version, body: { status: 'void', status_reason } }).unwrap();
    notify.success(`Variation order ${vo_no} voided.`);
    onClose();
  };

  return (
    <Modal open={isOpen} title={`Void ${vo_no} "${title}"?`} footer={null} destroyOnHidden onCancel={onClose}>
      <Form
        label={`Void ${vo_no}`}
        schema={voidingSchema}
        initialValues={{}}
        onSubmit={onSubmit}
        guardsLeaving="dialog"
      >
        <p className="void-words">{voidingWords(variation)} This cannot be undone.</p>
        <TextAreaField name="status_reason" />
        <DialogActions danger>Void {vo_no}</DialogActions>
      </Form>
    </Modal>
  );
}

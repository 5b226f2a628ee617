import { assignmentSchema, type Project } from '@siteledger/shared-lib/domain';
import { DialogActions, Form, LookupField } from '@siteledger/shared-lib/form';
import { Modal, notify } from '@siteledger/shared-lib/ui';
import { NewContractorLink } from '../new-record-link';
import { useContractorSearch } from '../use-contractor-search';
import { useProjectSuppliersAssignMutation } from './project-suppliers-api';

type Props = { project: Project; onClose: () => void };

/** Dialog to assign a contractor or supplier to the project before any order. projects.md#assigned-contractors */
export function AssignContractorModal({ project, onClose }: Props) {
  const [assign] = useProjectSuppliersAssignMutation();
  const contractors = useContractorSearch();

  const onSubmit = async ({ contractor_uuid }: { contractor_uuid: string | number }) => {
    const { name } = await assign({ project: project.uuid, contractor_uuid }).unwrap();
    notify.success(`Contractor "${name}" assigned.`);
    onClose();
  };

  return (
    <Modal open title="Assign contractor" footer={null} onCancel={onClose}>
      <Form
        label="Assign contractor"
        schema={assignmentSchema}
        initialValues={{}}
        onSubmit={onSubmit}
        guardsLeaving="dialog"
      >
        <LookupField
          name="contractor_uuid"
          lookup={contractors}
          placeholder="Search by name"
          hint="Contractors with a PO or bill are already listed."
          action={<NewContractorLink />}
        />
        <DialogActions>Assign</DialogActions>
      </Form>
    </Modal>
  );
}

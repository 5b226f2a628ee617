import {
  DEFAULT_PROJECT_STATUS,
  DEFAULT_RETENTION_PERCENT,
  PROJECT_STATUSES,
  projectSchema,
  type ProjectInput,
} from '@siteledger/shared-lib/domain';
import { DialogActions, DialogFields, Form } from '@siteledger/shared-lib/form';
import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Modal, notify } from '@siteledger/shared-lib/ui';
import { useProjectsCreateMutation } from '../api';
import { editPath } from '../project-paths';
import { ProjectFields } from '../project-fields';

const newProject = {
  status: DEFAULT_PROJECT_STATUS,
  retention_percent: DEFAULT_RETENTION_PERCENT,
  project_managers: [],
};

/** Dialog to create a project, over the list; leaving its path closes it. docs/domain/screens.md#routes */
export function CreateProjectModal() {
  const [createProject] = useProjectsCreateMutation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const close = () => void navigate({ pathname: '/projects/list', search }, { replace: true });

  const onSubmit = async (input: ProjectInput) => {
    const { uuid } = await createProject(input).unwrap();
    notify.success('Project created successfully.');
    await navigate(editPath(uuid), { replace: true });
  };

  return (
    <Modal open title="New project" width={780} footer={null} onCancel={close}>
      <Form label="New project" schema={projectSchema} initialValues={newProject} onSubmit={onSubmit}>
        <DialogFields>
          <ProjectFields statuses={PROJECT_STATUSES} />
        </DialogFields>
        <DialogActions onCancel={close}>Create project</DialogActions>
      </Form>
    </Modal>
  );
}

import { errorMessage } from '@siteledger/shared-lib/api';
import {
  nextProjectStatuses,
  type Project,
  type ProjectStatus,
  type ProjectUpdate,
} from '@siteledger/shared-lib/domain';
import {
  ChangedMeanwhile,
  DiscardButton,
  Form,
  FormActions,
  SubmitButton,
  useFormValues,
} from '@siteledger/shared-lib/form';
import { notify } from '@siteledger/shared-lib/ui';
import { useMemo } from 'react';
import { isConflict, useProjectsUpdateMutation } from '../api';
import { ProjectFields } from '../project-fields';
import { isReopened, updateSchemaFrom } from './reopening';
import { ReopenReasonField } from './reopen-reason-field';

type Props = { project: Project };

/** Changes a project; what somebody else saved meanwhile is never overwritten unseen. Specification §5, Decisions §1 and §4. */
export function UpdateProjectForm({ project }: Props) {
  const [updateProject, { error }] = useProjectsUpdateMutation();
  const schema = useMemo(() => updateSchemaFrom(project.status), [project.status]);

  const onSubmit = async (body: ProjectUpdate) => {
    await updateProject({ uuid: project.uuid, body }).unwrap();
    notify.success('Project updated successfully.');
  };

  return (
    <Form label="Project" schema={schema} initialValues={fieldsOf(project)} onSubmit={onSubmit}>
      <ProjectFields project={project} statuses={nextProjectStatuses(project.status)}>
        <ReasonWhenReopened from={project.status} />
      </ProjectFields>
      <div className="project-form-end">
        <ChangedMeanwhile message={conflictOf(error)} />
        <FormActions>
          <DiscardButton>Discard changes</DiscardButton>
          <SubmitButton>Save changes</SubmitButton>
        </FormActions>
      </div>
    </Form>
  );
}

const fieldsOf = ({ client_uuid, project_managers, ...project }: Project) => ({
  ...project,
  client_name: client_uuid,
  project_managers: project_managers.map(({ id }) => id),
});

// "Changed by {name} at {time}"; any other refusal says nothing about what changed.
function conflictOf(error: unknown) {
  const message = isConflict(error) ? errorMessage(error) : null;
  return typeof message === 'string' ? message : undefined;
}

function ReasonWhenReopened({ from }: { from: ProjectStatus }) {
  const { status } = useFormValues();
  return isReopened(from, status) ? <ReopenReasonField /> : null;
}

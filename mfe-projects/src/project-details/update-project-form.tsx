import {
  FIGURES_PREVIEW_MS,
  type Project,
  type ProjectUpdate,
  mayReopenProjects,
  nextProjectStatuses,
  type ProjectStatus,
} from '@siteledger/shared-lib/domain';
import {
  ChangedMeanwhile,
  DiscardButton,
  Form,
  FormActions,
  SubmitButton,
  useTyped,
  type Typed,
} from '@siteledger/shared-lib/form';
import { useNavigate } from '@siteledger/shared-lib/router';
import { notify } from '@siteledger/shared-lib/ui';
import { useMemo, type ReactNode } from 'react';
import { useUserDetailsQuery } from '@siteledger/shared-lib/api';
import { useProjectsUpdateMutation } from '../api';
import { ProjectFields } from '../project-fields';
import { fieldsOf } from './fields-of';
import { projectPath } from '../project-paths';
import { updateSchemaFrom, isReopened } from './reopening';
import { StatusConsequence } from './status-consequence';

type Props = {
  project: Project;
  onTyped: (typed: Typed<ProjectUpdate>) => void;
  children?: ReactNode;
};

/**
 * Form to update a project, which returns to its overview. Another user's changes are never silently overwritten.
 * docs/domain/projects.md#fields, docs/domain/calls.md#versions
 */
export function UpdateProjectForm({ project, onTyped, children }: Props) {
  const [updateProject, { error }] = useProjectsUpdateMutation();
  const schema = useMemo(() => updateSchemaFrom(project.status), [project.status]);
  const statuses = useStatusOptions(project.status);
  const navigate = useNavigate();

  const onSubmit = async (body: ProjectUpdate) => {
    const { name } = await updateProject({ uuid: project.uuid, body }).unwrap();
    notify.success(`Project "${name}" updated.`);
    await navigate(projectPath(project.uuid), { replace: true });
  };

  return (
    <Form label="Project" schema={schema} initialValues={fieldsOf(project)} onSubmit={onSubmit} guardsLeaving="address">
      <TypedValues schema={schema} onTyped={onTyped} />
      <ProjectFields project={project} statuses={statuses}>
        <StatusConsequence from={project.status} />
      </ProjectFields>
      <div className="project-form-end">
        <ChangedMeanwhile error={error} />
        {children}
        <FormActions>
          <DiscardButton>Discard changes</DiscardButton>
          <SubmitButton>Save changes</SubmitButton>
        </FormActions>
      </div>
    </Form>
  );
}

type TypedValuesProps = Pick<Props, 'onTyped'> & { schema: ReturnType<typeof updateSchemaFrom> };

// A component, because the form's values are available only inside it.
function TypedValues({ schema, onTyped }: TypedValuesProps) {
  useTyped(schema, onTyped, FIGURES_PREVIEW_MS);
  return null;
}

/**
 * Statuses that the user may set for a project in this status; only some users may reopen a completed one.
 * docs/domain/states-and-deletions.md#projects
 */
function useStatusOptions(status: ProjectStatus): readonly ProjectStatus[] {
  const { data: user } = useUserDetailsQuery();
  const mayReopen = mayReopenProjects(user?.roles.map(({ id }) => id) ?? []);
  return nextProjectStatuses(status).filter((next) => mayReopen || !isReopened(status, next));
}

import type { Reference } from '@siteledger/shared-lib/domain';
import {
  EmailField,
  FormSection,
  PasswordField,
  SelectField,
  TextField,
  type Option,
} from '@siteledger/shared-lib/form';
import { useProjectChoice } from './use-project-choice';

type Props = {
  roles: { options: readonly Option[]; isLoading: boolean };
  /** The projects that the user has already, on offer whatever is found. */
  projects?: readonly Reference[];
  passwordHint?: string;
  /** Off for who may only look: nobody sees a password. */
  hasPassword?: boolean;
};

const NONE: readonly Reference[] = [];

/** Every editable field of a user. Specification §3 and §5. */
export function UserFields({ roles, projects = NONE, passwordHint, hasPassword = true }: Props) {
  const choice = useProjectChoice(projects);
  return (
    <>
      <FormSection>
        <TextField name="name" />
        <EmailField name="email" />
        {hasPassword && <PasswordField name="password" hint={passwordHint} autoComplete="new-password" />}
        {hasPassword && <PasswordField name="password_confirmation" autoComplete="new-password" />}
      </FormSection>
      <FormSection title="Access">
        <SelectField name="roles" {...roles} isMultiple isWide hint="Takes effect at their next click" />
        <SelectField
          name="projects"
          options={choice.options}
          isLoading={choice.isLoading}
          onSearch={choice.search}
          isMultiple
          isWide
          placeholder="None assigned"
          hint="Besides the projects that they manage"
        />
      </FormSection>
    </>
  );
}

import { useProjectOptionsQuery } from '@siteledger/shared-lib/api';
import type { Reference } from '@siteledger/shared-lib/domain';
import {
  EmailField,
  FormSection,
  LookupField,
  PasswordField,
  SelectField,
  TextField,
  type Option,
} from '@siteledger/shared-lib/form';
import { useLookup } from '@siteledger/shared-lib/ui';

type Props = {
  roles: { options: readonly Option[]; isLoading: boolean };
  /** The projects that the user has already, on offer whatever is found. */
  projects?: readonly Reference[];
  passwordHint?: string;
  /** Off for who may only look, and for whoever looks at themselves: the profile asks for the present password first. */
  hasPassword?: boolean;
};

const NONE: readonly Reference[] = [];

const optionOf = ({ uuid, name }: Reference) => ({ value: uuid, label: name });

/** Every editable field of a user. docs/domain/roles-and-permissions.md#users */
export function UserFields({ roles, projects = NONE, passwordHint, hasPassword = true }: Props) {
  const lookup = useLookup(useProjectOptionsQuery, optionOf, projects.map(optionOf));
  return (
    <>
      <FormSection>
        <TextField name="name" />
        <EmailField name="email" />
        {hasPassword && <PasswordField name="password" hint={passwordHint} autoComplete="new-password" />}
        {hasPassword && <PasswordField name="password_confirmation" autoComplete="new-password" />}
      </FormSection>
      <FormSection title="Access">
        <SelectField name="roles" {...roles} isMultiple isWide hint="Takes effect immediately" />
        <LookupField
          name="projects"
          lookup={lookup}
          isMultiple
          isWide
          placeholder="None assigned"
          hint="In addition to projects they manage"
        />
      </FormSection>
    </>
  );
}

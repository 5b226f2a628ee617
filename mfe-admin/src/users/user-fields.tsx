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
  /** The user's present projects, which are always offered. */
  projects?: readonly Reference[];
  passwordHint?: string;
  /** False in a read-only form, and for the viewer's own user: the profile page first requires the present password. */
  hasPassword?: boolean;
};

const NONE: readonly Reference[] = [];

const optionOf = ({ uuid, name }: Reference) => ({ value: uuid, label: name });

/** All editable fields of a user. docs/domain/roles-and-permissions.md#users */
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

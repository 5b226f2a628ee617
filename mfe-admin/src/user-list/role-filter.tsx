import { Select } from '@siteledger/shared-lib/ui';
import { useUsersRolesQuery } from '../api';

type Props = {
  /** A role's id as text, or '' for any. */
  role: string;
  onChange: (role: string) => void;
};

/** Shows the users of one role. */
export function RoleFilter({ role, onChange }: Props) {
  const { data: roles = [], isFetching } = useUsersRolesQuery();
  return (
    <Select
      className="sl-list-filter"
      aria-label="Role"
      placeholder="All roles"
      allowClear
      loading={isFetching}
      options={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={role || undefined}
      onChange={(chosen?: string) => onChange(chosen ?? '')}
    />
  );
}

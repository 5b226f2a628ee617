import { ProjectFilter } from '@siteledger/shared-lib/records';
import { type ListState } from '@siteledger/shared-lib/table';
import { Select } from '@siteledger/shared-lib/ui';
import { useUsersRolesQuery } from './api';
import type { noUserFilters } from './no-user-filters';

type Props = { list: Pick<ListState<typeof noUserFilters>, 'filters' | 'setFilter'> };

/** Filters by role and by visible project. */
export const UserFilters = ({ list: { filters, setFilter } }: Props) => (
  <>
    <RoleFilter role={filters.role} onChange={(role) => setFilter('role', role)} />
    <ProjectFilter uuid={filters.project} onChange={(uuid) => setFilter('project', uuid)} />
  </>
);

type RoleProps = {
  /** A role's id as text, or '' for any. */
  role: string;
  onChange: (role: string) => void;
};

function RoleFilter({ role, onChange }: RoleProps) {
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

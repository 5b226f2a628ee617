import { PROJECT_STATUSES } from '@siteledger/shared-lib/domain';
import { FilterChips, type FilterValue } from '@siteledger/shared-lib/table';
import { statusText } from '@siteledger/shared-lib/ui';
import { ClientFilter } from './client-filter';

type Props = {
  filters: { status: readonly string[]; client: string };
  onChange: (name: 'status' | 'client', value: FilterValue) => void;
};

const statuses = PROJECT_STATUSES.map((status) => ({ value: status, label: statusText(status) }));

/** Which projects the list shows: by status (none chosen: all) and by client. */
export const ProjectFilters = ({ filters, onChange }: Props) => (
  <>
    <FilterChips
      label="Status"
      options={statuses}
      chosen={filters.status}
      onChange={(value) => onChange('status', value)}
    />
    <ClientFilter uuid={filters.client} onChange={(value) => onChange('client', value)} />
  </>
);

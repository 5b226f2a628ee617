import { PROJECT_STATUSES } from '@siteledger/shared-lib/domain';
import { RecordFilter } from '@siteledger/shared-lib/records';
import { FilterChips, type FilterValue } from '@siteledger/shared-lib/table';
import { statusText } from '@siteledger/shared-lib/ui';
import { useProjectsClientOptionsQuery } from '../api';

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
    <RecordFilter
      label="Client"
      anyText="All clients"
      // A project manager, too, has clients to choose from here.
      useOptions={useProjectsClientOptionsQuery}
      uuid={filters.client}
      onChange={(value) => onChange('client', value)}
    />
  </>
);

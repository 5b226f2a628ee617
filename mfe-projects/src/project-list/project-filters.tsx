import { PROJECT_STATUSES } from '@siteledger/shared-lib/domain';
import { RecordFilter } from '@siteledger/shared-lib/records';
import { FilterChips, type FilterValue } from '@siteledger/shared-lib/table';
import { statusText } from '@siteledger/shared-lib/ui';
import { useProjectsClientOptionsQuery } from '../api';

type Props = {
  filters: { status: readonly string[]; under_way: string; client: string };
  onChange: (name: 'status' | 'under_way' | 'client', value: FilterValue) => void;
};

const statuses = PROJECT_STATUSES.map((status) => ({ value: status, label: statusText(status) }));

const underWay = [{ value: '1', label: 'Under way' }];

/** Which projects the list shows: by status (none chosen: all), under way or not, and by client. projects.md#states */
export const ProjectFilters = ({ filters, onChange }: Props) => (
  <>
    <FilterChips
      label="Status"
      options={statuses}
      chosen={filters.status}
      onChange={(value) => onChange('status', value)}
    />
    <FilterChips
      label="Work"
      options={underWay}
      chosen={[filters.under_way]}
      onChange={([value]) => onChange('under_way', value ?? '')}
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

import type { ListState } from '@siteledger/shared-lib/table';
import { DayRangeFilter, Select, Tag } from '@siteledger/shared-lib/ui';
import { useAuditUsersQuery } from './audit-api';
import { ENTITIES, entityTitle } from './entities';

/** Filters of the log; '' means any. */
export type AuditFilter = { user: string; entity: string; entity_uuid: string; from: string; to: string };

export const noFilters: AuditFilter = { user: '', entity: '', entity_uuid: '', from: '', to: '' };

const kinds = Object.keys(ENTITIES).map((value) => ({ value, label: entityTitle(value) }));

/** Filters of the entries by user (also the impersonating one), kind of record, record, and days. */
export function AuditFilters({ list }: { list: ListState<AuditFilter> }) {
  const { filters, setFilter } = list;
  const { data: users = [], isFetching } = useAuditUsersQuery();
  return (
    <>
      <Select
        className="sl-list-filter"
        aria-label="User"
        placeholder="All users"
        allowClear
        popupMatchSelectWidth={280}
        showSearch={{ optionFilterProp: 'label' }}
        loading={isFetching}
        options={users.map(({ uuid, name }) => ({ value: uuid, label: name }))}
        value={filters.user || undefined}
        onChange={(user?: string) => setFilter('user', user ?? '')}
      />
      <Select
        className="sl-list-filter"
        aria-label="Kind of record"
        placeholder="All record types"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        options={kinds}
        value={filters.entity || undefined}
        onChange={(entity?: string) => setFilter('entity', entity ?? '')}
      />
      <DayRangeFilter label="Date" {...list.days('from', 'to')} />
      {filters.entity_uuid && (
        <Tag className="sl-day-chip" closeLabel="All records" onClose={() => setFilter('entity_uuid', '')}>
          One record
        </Tag>
      )}
    </>
  );
}

import { usePermissions } from '@siteledger/shared-lib/permission';
import { AsOfFilter, ClientFilter, ProjectFilter } from '@siteledger/shared-lib/records';
import { MonthRangePicker, Select } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { monthsOf, useDashboardFilters, type Period } from './dashboard-filters';

const periods: { value: Period; label: string }[] = [
  { value: '', label: 'Last 12 months' },
  { value: 'this-year', label: 'This year' },
  { value: 'last-year', label: 'Last year' },
  { value: 'months', label: 'Other months' },
];

type Props = {
  hasPeriod?: boolean;
  children?: ReactNode;
};

/** Filters of an overview: projects, months, and the as-of day. */
export function DashboardFilterBar({ hasPeriod, children }: Props) {
  const { can } = usePermissions();
  const { filters, change } = useDashboardFilters();
  return (
    <div className="dashboard-filters" role="group" aria-label="Filters">
      <ProjectFilter uuid={filters.project} onChange={(project) => change({ project })} />
      {can('client.*') && <ClientFilter uuid={filters.client} onChange={(client) => change({ client })} />}
      {hasPeriod && <PeriodFilter />}
      <AsOfFilter />
      {children && <div className="dashboard-filters-end">{children}</div>}
    </div>
  );
}

function PeriodFilter() {
  const { filters, change } = useDashboardFilters();
  const { month_from, month_to } = monthsOf(filters);
  const isFree = filters.period === 'months';
  const choose = (period: Period) =>
    change(period === 'months' ? { period, month_from, month_to } : { period, month_from: '', month_to: '' });
  return (
    <>
      <Select
        aria-label="Period"
        className="dashboard-period"
        options={periods}
        value={filters.period}
        onChange={choose}
      />
      {isFree && (
        <MonthRangePicker
          aria-label="Months"
          value={[month_from, month_to]}
          onChange={([from, to]) => change({ month_from: from, month_to: to })}
        />
      )}
    </>
  );
}

import { GROUPINGS, type Grouping, type ListQuery } from '@siteledger/shared-lib/domain';
import { useAsOf } from '@siteledger/shared-lib/records';
import { useSearchParams } from '@siteledger/shared-lib/router';

/** Arguments of a report's calls besides the list's query; see `REPORT_PATHS`. */
export type ReportArgs = { filters?: ListQuery['filters']; search?: string; aged?: '1'; group_by?: Grouping };

const groupingOf = (name: string | null) => GROUPINGS.find((one) => one === name);

/** Perspective of a report, from its address: as-of day, grouping, and whether ageing is shown. */
export function useReportView() {
  const [params, setParams] = useSearchParams();
  const { day } = useAsOf();
  const groupBy = groupingOf(params.get('group_by'));
  const isAged = params.get('aged') === '1';

  // Groups and documents have different columns, so a change drops the other's sorting and page.
  const change = (name: string, value: string | undefined, left: readonly string[]) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const one of [name, ...left]) next.delete(one);
      if (value) next.set(name, value);
      return next;
    });

  return {
    groupBy,
    isAged,
    /** The as-of day; undefined for today. */
    asOf: day,
    filtersOf: ({ filters }: ListQuery): ReportArgs['filters'] => (day ? { ...filters, as_of: day } : filters),
    setGroupBy: (by: Grouping | undefined) => change('group_by', by, ['sort', 'order', 'page', 'columns']),
    setAged: (isOn: boolean) => change('aged', isOn ? '1' : undefined, ['columns']),
  };
}

export type ReportView = ReturnType<typeof useReportView>;

import { GROUPINGS, type Grouping, type ListQuery } from '@siteledger/shared-lib/domain';
import { useAsOf } from '@siteledger/shared-lib/records';
import { useSearchParams } from '@siteledger/shared-lib/router';

/** What a report's calls take besides the list's query; see `REPORT_PATHS`. */
export type ReportArgs = { filters?: ListQuery['filters']; search?: string; aged?: '1'; group_by?: Grouping };

const groupingOf = (name: string | null) => GROUPINGS.find((one) => one === name);

/** How a report is looked at, as its address says: as of which day, by what it is grouped, and whether with its ageing. */
export function useReportView() {
  const [params, setParams] = useSearchParams();
  const { day } = useAsOf();
  const groupBy = groupingOf(params.get('group_by'));
  const isAged = params.get('aged') === '1';

  // Groups have other columns than documents, so that the sort and the page of one say nothing to the other.
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
    /** The day that it is looked at as of; nothing when it is today. */
    asOf: day,
    /** A list's filters with the day. */
    filtersOf: ({ filters }: ListQuery): ReportArgs['filters'] => (day ? { ...filters, as_of: day } : filters),
    setGroupBy: (by: Grouping | undefined) => change('group_by', by, ['sort', 'order', 'page', 'columns']),
    setAged: (isOn: boolean) => change('aged', isOn ? '1' : undefined, ['columns']),
  };
}

/** The way a report is looked at. */
export type ReportView = ReturnType<typeof useReportView>;

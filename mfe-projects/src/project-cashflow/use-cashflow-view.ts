import { CASHFLOW_HORIZONS } from '@siteledger/shared-lib/domain';
import { useSearchParams } from '@siteledger/shared-lib/router';

const LONGEST = 90;

/** The projection's days, and the first day of the chosen week, from the address. */
export function useCashflowView() {
  const [search, setSearch] = useSearchParams();
  const change = (name: string, value: string | undefined) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });

  return {
    days: CASHFLOW_HORIZONS.find((days) => String(days) === search.get('days')) ?? LONGEST,
    week: search.get('week') ?? undefined,
    setDays: (days: number) => change('days', String(days)),
    setWeek: (week: string | undefined) => change('week', week),
  };
}

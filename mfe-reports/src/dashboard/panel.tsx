import { CallState } from '@siteledger/shared-lib/api';
import { useChartPlace } from '@siteledger/shared-lib/charts';
import { EmptyState } from '@siteledger/shared-lib/ui';
import { useRef, type ReactNode } from 'react';
import { ClearFilters } from './clear-filters';

type Call<Data> = { data?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };

type Props<Data> = {
  title: string;
  /** What the figures are of, in a few words. */
  hint?: string;
  call: Call<Data>;
  isEmpty?: (data: Data) => boolean;
  /** The next step when there is nothing. */
  nextStep?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A part of an overview with its title and its chart, in all of its states: what failed can be tried again by itself. */
export function Panel<Data>({ title, hint, call, ...body }: Props<Data>) {
  const place = useRef<HTMLElement>(null);
  useChartPlace(place);
  return (
    <section ref={place} className="dashboard-panel" aria-label={title} aria-busy={call.isFetching}>
      <header>
        <h2>{title}</h2>
        {hint && <p>{hint}</p>}
      </header>
      <Body call={call} {...body} />
    </section>
  );
}

function Body<Data>({
  call,
  isEmpty,
  nextStep,
  children,
}: Pick<Props<Data>, 'call' | 'isEmpty' | 'nextStep' | 'children'>) {
  const { data, error, isFetching, refetch } = call;
  if ((error && !isFetching) || data === undefined)
    return <CallState error={isFetching ? undefined : error} onRetry={refetch} wayOut={<ClearFilters />} />;
  return isEmpty?.(data) ? <EmptyState>{nextStep}</EmptyState> : children(data);
}

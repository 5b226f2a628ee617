import { CallState } from '@siteledger/shared-lib/api';
import { ChartSpace } from '@siteledger/shared-lib/charts';
import { EmptyState } from '@siteledger/shared-lib/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ClearFilters } from './clear-filters';

type Call<Data> = { data?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };

type Props<Data> = {
  title: string;
  /** What the figures are of, in a few words. */
  hint?: string;
  call: Call<Data>;
  /** The room that the chart takes in all of its states. */
  space: Omit<ComponentProps<typeof ChartSpace>, 'children'>;
  isEmpty?: (data: Data) => boolean;
  /** The next step when there is nothing. */
  nextStep?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A part of an overview with its title and its chart, in all of its states: what failed can be tried again by itself. */
export function Panel<Data>({ title, hint, call, space, ...body }: Props<Data>) {
  return (
    <section className="dashboard-panel" aria-label={title} aria-busy={call.isFetching}>
      <header>
        <h2>{title}</h2>
        {hint && <p>{hint}</p>}
      </header>
      <ChartSpace {...space}>
        <Body call={call} {...body} />
      </ChartSpace>
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

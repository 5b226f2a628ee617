import { CallState } from '@siteledger/shared-lib/api';
import { ChartSpace } from '@siteledger/shared-lib/charts';
import { EmptyState } from '@siteledger/shared-lib/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ClearFilters } from './clear-filters';

type Call<Data> = { data?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };

type Props<Data> = {
  title: string;
  hint?: string;
  call: Call<Data>;
  /** Space of the chart, equal in all states. */
  space: Omit<ComponentProps<typeof ChartSpace>, 'children'>;
  isEmpty?: (data: Data) => boolean;
  nextStep?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Panel of an overview with title and chart, in all states; a failed one has its own Retry button. */
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

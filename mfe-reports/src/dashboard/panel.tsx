import { CallState } from '@siteledger/shared-lib/api';
import { EmptyState } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
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

/** A part of an overview with its title, in all of its states: what failed can be tried again by itself. */
export const Panel = <Data,>({ title, hint, call, ...body }: Props<Data>) => (
  <section className="dashboard-panel" aria-label={title} aria-busy={call.isFetching}>
    <header>
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
    </header>
    <Body call={call} {...body} />
  </section>
);

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

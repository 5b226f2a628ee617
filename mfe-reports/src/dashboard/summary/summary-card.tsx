import { Button } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';

type Props<Data> = {
  name: string;
  title: string;
  /** Null while it loads and after a failure. */
  data: Data | null | undefined;
  /** Placeholder that reserves its space while it loads. */
  usual: Data;
  hasFailed: boolean;
  onRetry: () => unknown;
  children: (data: Data) => ReactNode;
};

/**
 * A part of the summary. It has the same height while loading; after a failure it shows a message and a Retry button.
 */
export const SummaryCard = <Data,>({ name, title, data, usual, hasFailed, onRetry, children }: Props<Data>) => (
  <section className="summary-card" data-part={name} aria-label={title} aria-busy={!data && !hasFailed}>
    <h2>{title}</h2>
    {data && children(data)}
    {!data && hasFailed && (
      <div className="summary-failed" role="alert">
        <p>This could not be loaded.</p>
        <Button size="small" onClick={() => void onRetry()}>
          Retry
        </Button>
      </div>
    )}
    {!data && !hasFailed && (
      <div className="summary-usual" style={{ visibility: 'hidden' }} aria-hidden>
        {children(usual)}
      </div>
    )}
  </section>
);

import { Button } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';

type Props<Data> = {
  /** What its place in the strip is called. */
  name: string;
  title: string;
  /** Null while it loads, and when it could not be read. */
  data: Data | null | undefined;
  /** What takes its room until it is there. */
  usual: Data;
  hasFailed: boolean;
  onRetry: () => unknown;
  children: (data: Data) => ReactNode;
};

/** A part of the summary. Its place is as high while it loads; when it failed it says so, and can be tried again. */
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

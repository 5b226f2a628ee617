import { CallState } from '@siteledger/shared-lib/api';
import { EmptyState, PrintFrame } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';

type Props = {
  name: string;
  error: unknown;
  onRetry: () => void;
  isMissing?: boolean;
  children: ReactNode;
};

/** Print page: a bar that is not printed, and the sheets. Without a document it shows the reason. */
export function PrintPage({ name, error, onRetry, isMissing = false, children }: Props) {
  return (
    <PrintFrame canPrint={Boolean(children)}>
      {children || <Instead {...{ name, error, onRetry, isMissing }} />}
    </PrintFrame>
  );
}

function Instead({ name, error, onRetry, isMissing }: Required<Omit<Props, 'children'>>) {
  const notFound = `${name} not found.`;
  const why = <p>It may have been deleted, or you may not have access.</p>;
  if (isMissing) return <EmptyState title={notFound}>{why}</EmptyState>;
  return (
    <CallState error={error} onRetry={onRetry} notFound={notFound}>
      {why}
    </CallState>
  );
}

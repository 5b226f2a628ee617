import { ControlLookContext } from '@siteledger/shared-lib/ui';
import { use, type ReactNode } from 'react';
import { useIsNarrow } from '../use-is-narrow';

/** The small controls of a list inside another; fingers get the usual ones. */
export function NestedLook({ children }: { children: ReactNode }) {
  const look = use(ControlLookContext);
  const size = useIsNarrow() ? 'middle' : 'small';
  return <ControlLookContext value={{ ...look, size }}>{children}</ControlLookContext>;
}

import { useIsNarrow, type ListState } from '@siteledger/shared-lib/table';
import { Button, DownOutlined } from '@siteledger/shared-lib/ui';
import { useState, type ReactNode } from 'react';

type Props = { list: Pick<ListState, 'query'>; children: ReactNode };

/** A report's filters; on a telephone they are folded away behind a button that says how many are chosen. */
export function FoldedFilters({ list: { query }, children }: Props) {
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return children;
  const chosen = Object.keys(query.filters ?? {}).length;
  return (
    <>
      <Button
        block
        icon={<DownOutlined aria-hidden style={{ rotate: isOpen ? '180deg' : undefined }} />}
        iconPlacement="end"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </Button>
      {isOpen && children}
    </>
  );
}

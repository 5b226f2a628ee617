import { useIsNarrow } from '@siteledger/shared-lib/table';
import { Button, DownOutlined } from '@siteledger/shared-lib/ui';
import { useState, type ReactNode } from 'react';

type Props = {
  /** What it has, as in "Show charts". */
  of: string;
  /** Whether it is open until somebody opens or closes it, as a list that the address filters. */
  isWanted?: boolean;
  children: ReactNode;
};

/** A part of an overview. On a telephone it is a line that opens it, and is loaded only then: the figures come first. */
export function Fold({ of, isWanted = false, children }: Props) {
  const isNarrow = useIsNarrow();
  const [chosen, setChosen] = useState<boolean>();
  if (!isNarrow) return children;
  const isOpen = chosen ?? isWanted;
  return (
    <>
      <Button
        block
        icon={<DownOutlined aria-hidden style={{ rotate: isOpen ? '180deg' : undefined }} />}
        iconPlacement="end"
        aria-expanded={isOpen}
        onClick={() => setChosen(!isOpen)}
      >
        {isOpen ? `Hide ${of}` : `Show ${of}`}
      </Button>
      {isOpen && children}
    </>
  );
}

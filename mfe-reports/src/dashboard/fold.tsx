import { useIsNarrow } from '@siteledger/shared-lib/table';
import { Button, DownOutlined } from '@siteledger/shared-lib/ui';
import { useState, type ReactNode } from 'react';

type Props = {
  /** Name of the content, as in "Show charts". */
  of: string;
  /** Initial state until the user toggles it, for example open for a list that the address filters. */
  isWanted?: boolean;
  children: ReactNode;
};

/** A part of an overview. On a phone it is collapsed and loads only when opened, so that the figures come first. */
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

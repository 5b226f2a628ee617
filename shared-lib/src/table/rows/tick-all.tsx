import { useEffect, useRef } from 'react';

type Props = {
  /** How many rows are ticked, and of how many. */
  count: number;
  of: number;
  onChange: (isTicked: boolean) => void;
};

/** The box that ticks every row of the page, or unticks them all; in between it says that some are ticked. */
export function TickAll({ count, of, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const isPartly = count > 0 && count < of;

  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);

  return (
    <input
      ref={box}
      type="checkbox"
      aria-label="Select all"
      disabled={of === 0}
      checked={of > 0 && count === of}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

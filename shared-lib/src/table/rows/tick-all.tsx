import { useEffect, useRef } from 'react';

type Props = {
  /** Number of ticked rows, and of all. */
  count: number;
  of: number;
  onChange: (isTicked: boolean) => void;
};

/** Checkbox that ticks or unticks every row of the page; indeterminate while only some are ticked. */
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

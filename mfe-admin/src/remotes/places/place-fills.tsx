import { type ArrangedFill, isSameFill, type PlacedFill } from '@siteledger/platform/contract';
import { useEffect, useRef, useState } from 'react';
import { moved } from './arranged-value';
import { FillRow } from './fill-row';

type Props = {
  title: string;
  fills: readonly ArrangedFill[];
  known: readonly PlacedFill[];
  onChange: (fills: ArrangedFill[]) => void;
};

/** Fills of a place in order, which can be moved and switched. A moved fill keeps focus. */
export function PlaceFills({ title, fills, known, onChange }: Props) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focusLater = useRef<{ index: number; step: -1 | 1 }>(undefined);
  useEffect(() => {
    if (focusLater.current) focusMoved(list.current, focusLater.current);
    focusLater.current = undefined;
  });

  if (fills.length === 0) return <p className="place-empty">Nothing is shown in this place.</p>;
  const titleOf = (fill: ArrangedFill) => known.find((one) => isSameFill(one, fill))?.title ?? fill.id;
  const move = (fill: ArrangedFill, index: number, step: -1 | 1) => {
    onChange(moved(fills, index, step));
    setSaid(`${titleOf(fill)} is ${index + step + 1} of ${fills.length} now.`);
    focusLater.current = { index: index + step, step };
  };
  return (
    <>
      <ol ref={list} className="place-fills" aria-label={title}>
        {fills.map((fill, index) => (
          <FillRow
            key={`${fill.remote} ${fill.id}`}
            fill={fill}
            title={titleOf(fill)}
            isRunning={known.find((one) => isSameFill(one, fill))?.is_running ?? false}
            isFirst={index === 0}
            isLast={index === fills.length - 1}
            onMove={(step) => move(fill, index, step)}
            onSwitch={(on) => onChange(fills.with(index, { ...fill, on }))}
          />
        ))}
      </ol>
      <p role="status" className="sl-visually-hidden">
        {said}
      </p>
    </>
  );
}

// At an end of the list the pressed button is disabled, so the other one gets focus.
function focusMoved(list: HTMLOListElement | null, { index, step }: { index: number; step: -1 | 1 }) {
  const buttons = [...(list?.children[index]?.querySelectorAll('button') ?? [])];
  const [pressed, other] = step === -1 ? buttons : buttons.toReversed();
  (pressed?.disabled ? other : pressed)?.focus();
}

import { Button, FilterOutlined } from '@siteledger/shared-lib/ui';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useIsNarrow } from '../use-is-narrow';
import './filter-row.css';

type Props = {
  /** Content folded with the filters on a phone. */
  more: ReactNode;
  children: ReactNode;
};

/**
 * A list's filters in one line. Those without space are behind "More filters", on a phone all are behind "Filters"; the
 * button shows how many hidden filters have a value. docs/domain/lists-and-search.md#the-table
 */
export function FilterRow({ more, children }: Props) {
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { count, filled } = useFolded(place, isNarrow, isOpen);
  const hasButton = isNarrow || count > 0;
  const id = useId();
  const words = isNarrow ? 'Filters' : isOpen ? 'Fewer filters' : 'More filters';
  return (
    <>
      <div id={id} ref={place} className="sl-filters" data-open={isOpen || undefined} hidden={isNarrow && !isOpen}>
        {children}
      </div>
      {isNarrow && isOpen && (
        <div className="sl-filters" data-open>
          {more}
        </div>
      )}
      {hasButton && (
        <Button
          className="sl-more-filters"
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          data-filled={filled > 0 || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {filled > 0 ? `${words} (${filled})` : words}
        </Button>
      )}
    </>
  );
}

type Folded = { count: number; filled: number };

const NONE: Folded = { count: 0, filled: 0 };

const isSame = (one: Folded, other: Folded) => one.count === other.count && one.filled === other.filled;

// Decides after layout and before paint which filters do not fit: the browser tells an observer then. Measuring in the
// effect itself would make it lay out the page once more.
function useFolded(place: { current: HTMLElement | null }, foldsAll: boolean, isOpen: boolean) {
  const [folded, setFolded] = useState(NONE);

  useLayoutEffect(() => {
    const row = place.current;
    if (!row) return undefined;
    const fold = () => {
      const next = foldIn(row, foldsAll, isOpen);
      setFolded((before) => (isSame(before, next) ? before : next));
    };
    if (foldsAll) {
      fold();
      return undefined;
    }
    const observer = new ResizeObserver(() => flushSync(fold));
    if (row.parentElement) observer.observe(row.parentElement);
    return () => observer.disconnect();
  });

  return folded;
}

const GAP_PX = 8;

function foldIn(row: HTMLElement, foldsAll: boolean, isOpen: boolean): Folded {
  const filters = [...row.children] as HTMLElement[];
  for (const filter of filters) delete filter.dataset.folded;
  const folded = foldsAll ? filters : withoutRoom(row, filters);
  // A filter with focus is not folded.
  const isLeft = (filter: HTMLElement) => !filter.contains(document.activeElement);
  if (!isOpen) for (const filter of folded.filter(isLeft)) filter.dataset.folded = '';
  return { count: folded.length, filled: folded.filter(isFilled).length };
}

function withoutRoom(row: HTMLElement, filters: HTMLElement[]) {
  // The row takes the space left by the search box and the button, if it needs that much.
  const room = row.getBoundingClientRect().width + 1;
  let taken = -GAP_PX;
  const first = filters.findIndex((filter) => (taken += widthOf(filter) + GAP_PX) > room);
  return first < 0 ? [] : filters.slice(first);
}

// A picker's wrapper has no box of its own.
const widthOf = (filter: HTMLElement) => {
  const { width } = filter.getBoundingClientRect();
  return width > 0 ? width : (filter.firstElementChild?.getBoundingClientRect().width ?? 0);
};

const isFilled = (filter: HTMLElement) => filter.matches('[data-filled]') || filter.querySelector('[data-filled]');

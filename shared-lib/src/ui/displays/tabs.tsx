import { useEffect, useRef, type KeyboardEvent } from 'react';
import './tabs.css';

type Props = {
  /** The key of the tab that is shown. */
  active: string;
  items: readonly { key: string; label: string }[];
  /** Gets the key of the tab that was pressed, also of the one that is shown. */
  onChoose: (key: string) => void;
};

// A tab of broken width is never quite whole.
const WHOLE = 0.95;

/** A line of tabs, each for a path of its own: what a tab shows is its route. Arrow keys, Home and End move along it. */
export function Tabs({ active, items, onChoose }: Props) {
  const line = useRef<HTMLDivElement>(null);
  // One of them is reached by the Tab key, also where the path belongs to none.
  const reached = items.some(({ key }) => key === active) ? active : items[0]?.key;

  // On a telephone they are scrolled to; `scrollIntoView` would make the Tab key start there.
  useEffect(() => {
    const tab = line.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (line.current && tab)
      line.current.scrollLeft = tab.offsetLeft - (line.current.clientWidth - tab.offsetWidth) / 2;
  }, [active]);

  useEffect(() => {
    const tabs = line.current?.querySelectorAll('[role=tab]') ?? [];
    const observer = new IntersectionObserver(
      (seen) => {
        for (const { target, intersectionRatio } of seen) {
          const edge = target === tabs[0] ? 'data-more-before' : 'data-more-after';
          line.current?.toggleAttribute(edge, intersectionRatio < WHOLE);
        }
      },
      { root: line.current, threshold: WHOLE },
    );
    for (const tab of tabs.length > 1 ? [tabs[0]!, tabs[tabs.length - 1]!] : []) observer.observe(tab);
    return () => observer.disconnect();
  }, [items.length]);

  return (
    <div ref={line} role="tablist" className="sl-tabs" onKeyDown={moveAlong}>
      {items.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === active}
          tabIndex={key === reached ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const next = {
    ArrowRight: tabs[(at + 1) % tabs.length],
    ArrowLeft: tabs.at(at - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

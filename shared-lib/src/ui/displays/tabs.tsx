import { useEffect, useRef, type KeyboardEvent } from 'react';
import './tabs.css';

type Props = {
  /** Key of the present tab. */
  active: string;
  items: readonly { key: string; label: string }[];
  /** Receives the key of the clicked tab, even of the present one. */
  onChoose: (key: string) => void;
};

// A tab with a fractional width is never completely visible.
const WHOLE = 0.95;

/**
 * Tab bar in which each tab has its own path and the route renders its content. Arrow keys, Home and End move along it.
 */
export function Tabs({ active, items, onChoose }: Props) {
  const line = useRef<HTMLDivElement>(null);
  // The Tab key reaches one tab, even if the path belongs to none.
  const reached = items.some(({ key }) => key === active) ? active : items[0]?.key;

  // Scrolls to the tab on a phone; `scrollIntoView` would move the starting point of the Tab key.
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

import { cloneElement, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { usePopup } from './use-popup';
import './popups.css';

type Props = {
  /** Without it there is none. */
  title: string | undefined;
  /** Only while what it is about has the focus, and not where a pointer passes. */
  onFocusOnly?: boolean;
  children: ReactElement<{ 'aria-describedby'?: string }>;
};

const HOVER_MS = 100;

/** A word about a control, while a pointer rests on it or it has the focus; Esc takes it away. */
export function Tooltip({ title, onFocusOnly = false, children }: Props) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: boolean, afterMs = 0) => {
    clearTimeout(timer.current);
    if (afterMs > 0) timer.current = setTimeout(setOpen, afterMs, next);
    else setOpen(next);
  };
  const isShown = isOpen && title !== undefined;
  const hide = (event: KeyboardEvent) => {
    if (!isShown || event.key !== 'Escape') return;
    event.stopPropagation();
    change(false);
  };
  return (
    <span
      ref={place}
      className="sl-popup-place"
      onFocus={() => change(true)}
      onBlur={() => change(false)}
      onMouseEnter={() => onFocusOnly || change(true, HOVER_MS)}
      onMouseLeave={() => onFocusOnly || change(false, HOVER_MS)}
      onKeyDown={hide}
    >
      {cloneElement(children, isShown ? { 'aria-describedby': id } : {})}
      {isShown && <Tip id={id} title={title} place={place} onClose={() => change(false)} />}
    </span>
  );
}

type TipProps = { id: string; title: string; place: { readonly current: HTMLElement | null }; onClose: () => void };

function Tip({ id, title, place, onClose }: TipProps) {
  const popup = useRef<HTMLDivElement>(null);
  usePopup({ popup, place, edge: 'start', onClose });
  return (
    <div ref={popup} id={id} popover="manual" role="tooltip" className="sl-tip">
      {title}
    </div>
  );
}

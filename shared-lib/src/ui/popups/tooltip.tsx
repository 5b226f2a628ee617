import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type ReactElement,
} from 'react';
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

/** A word about a control, while a pointer rests on it or it has the focus by keyboard; Esc takes it away. */
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
  // Not after a click, nor when a closing dialog returns the focus.
  const onFocus = ({ target }: FocusEvent) => {
    if (onFocusOnly || target.matches(':focus-visible')) change(true);
  };
  const isShown = isOpen && title !== undefined;
  return (
    <span
      ref={place}
      className="sl-popup-place"
      onFocus={onFocus}
      onBlur={() => change(false)}
      onMouseEnter={() => onFocusOnly || change(true, HOVER_MS)}
      onMouseLeave={() => onFocusOnly || change(false, HOVER_MS)}
    >
      {cloneElement(children, isShown ? { 'aria-describedby': id } : {})}
      {isShown && <Tip id={id} title={title} isPassive={onFocusOnly} place={place} onClose={() => change(false)} />}
    </span>
  );
}

type TipProps = {
  id: string;
  title: string;
  isPassive: boolean;
  place: { readonly current: HTMLElement | null };
  onClose: () => void;
};

function Tip({ id, title, isPassive, place, onClose }: TipProps) {
  const popup = useRef<HTMLDivElement>(null);
  usePopup({ popup, place, edge: 'start', onClose });
  useEscape(place, onClose);
  return (
    <div ref={popup} id={id} popover="manual" role="tooltip" className="sl-tip" data-passive={isPassive || undefined}>
      {title}
    </div>
  );
}

// Works wherever the focus is. A dialog around the control does not also close from the same key.
function useEscape(place: TipProps['place'], onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (place.current?.contains(document.activeElement)) event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [place]);
}

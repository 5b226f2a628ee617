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
  /** Without it there is no tooltip. */
  title: string | undefined;
  /** Shows it only while the control has focus, not on hover. */
  isFocusOnly?: boolean;
  children: ReactElement<{ 'aria-describedby'?: string }>;
};

const HOVER_MS = 100;

/** Hint about a control, on hover or keyboard focus; Esc hides it. */
export function Tooltip({ title, isFocusOnly = false, children }: Props) {
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
  // Not after a click, nor when a closing dialog returns focus.
  const onFocus = ({ target }: FocusEvent) => {
    if (isFocusOnly || target.matches(':focus-visible')) change(true);
  };
  const isShown = isOpen && title !== undefined;
  return (
    <span
      ref={place}
      className="sl-popup-place"
      onFocus={onFocus}
      onBlur={() => change(false)}
      onMouseEnter={() => isFocusOnly || change(true, HOVER_MS)}
      onMouseLeave={() => isFocusOnly || change(false, HOVER_MS)}
    >
      {cloneElement(children, isShown ? { 'aria-describedby': id } : {})}
      {isShown && <Tip id={id} title={title} isPassive={isFocusOnly} place={place} onClose={() => change(false)} />}
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

// Works wherever focus is. If it is in the control, Esc does not also close a dialog around it.
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

import {
  cloneElement,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { usePopup } from './use-popup';
import './popups.css';

type Props = {
  button: ReactElement<Pick<ComponentProps<'button'>, 'onClick' | 'aria-expanded' | 'aria-haspopup'>>;
  role: 'dialog' | 'group';
  'aria-label': string;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/**
 * Button with a popup below it, which opens with focus inside. Esc closes it and returns focus to the button; a click
 * outside closes it.
 */
export function PopupButton({ button, isOpen, onChange, ...popup }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const leave = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    // Closes only the popup, not the dialog around it.
    event.stopPropagation();
    place.current?.querySelector('button')?.focus();
    onChange(false);
  };
  return (
    <span ref={place} className="sl-popup-place" onKeyDown={leave}>
      {cloneElement(button, {
        'aria-haspopup': popup.role === 'dialog' ? 'dialog' : undefined,
        'aria-expanded': isOpen,
        onClick: () => onChange(!isOpen),
      })}
      {isOpen && <Popup {...popup} place={place} onClose={() => onChange(false)} />}
    </span>
  );
}

type PopupProps = Pick<Props, 'role' | 'aria-label' | 'children'> & {
  place: { readonly current: HTMLElement | null };
  onClose: () => void;
};

function Popup({ place, onClose, ...props }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  usePopup({ popup, place, edge: 'end', onClose });
  useLayoutEffect(() => {
    const first = popup.current?.querySelector<HTMLElement>('a, button, input');
    (first ?? popup.current)?.focus({ preventScroll: true });
    const [own, button] = [popup.current, place.current?.querySelector('button')];
    return () => {
      // If focus is in the popup when it closes, it returns to the button.
      if (own?.contains(document.activeElement)) button?.focus();
    };
  }, [place]);
  return <div {...props} ref={popup} popover="manual" tabIndex={-1} className="sl-popup" />;
}

import {
  cloneElement,
  Fragment,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { usePopup } from './use-popup';
import './menu-button.css';
import './popups.css';

/** An action in a menu. */
export type MenuAct = {
  key: string;
  label: string;
  icon?: ReactNode;
  isDangerous?: boolean;
  /** Separates it from the previous actions by a line. */
  isApart?: boolean;
  onChoose: () => void;
};

type Props = {
  acts: readonly MenuAct[];
  /** Content above the actions; screen readers announce it with the menu. */
  about?: ReactNode;
  children: ReactElement<Pick<ComponentProps<'button'>, 'onClick' | 'aria-haspopup' | 'aria-expanded'>>;
};

/**
 * Button with a menu of actions, which opens below it and focuses the first one. Arrow keys, Home, End and an initial
 * letter move in it; Esc, Tab and a click outside close it.
 */
export function MenuButton({ acts, about, children }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const leave = () => {
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  return (
    <span ref={place} className="sl-popup-place">
      {cloneElement(children, {
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen && <Menu acts={acts} about={about} place={place} onLeave={leave} onClose={() => setOpen(false)} />}
    </span>
  );
}

type MenuProps = Pick<Props, 'acts' | 'about'> & {
  place: { readonly current: HTMLElement | null };
  /** Closes it and returns focus to its button. */
  onLeave: () => void;
  onClose: () => void;
};

function Menu({ acts, about, place, onLeave, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const aboutId = useId();

  usePopup({ popup: menu, place, edge: 'end', onClose });
  useLayoutEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Closes only the menu, not the dialog around it.
      event.stopPropagation();
      onLeave();
    } else if (event.key === 'Tab') onLeave();
    else if (moveTo(menu.current, event.key)) event.preventDefault();
  };

  return (
    <div
      ref={menu}
      popover="manual"
      role="menu"
      aria-describedby={about ? aboutId : undefined}
      className="sl-menu"
      onKeyDown={onKeyDown}
    >
      {about && (
        <div id={aboutId} className="sl-menu-about">
          {about}
        </div>
      )}
      {acts.map(({ key, label, icon, isDangerous, isApart, onChoose }, index) => (
        <Fragment key={key}>
          {isApart && <hr />}
          <button
            type="button"
            role="menuitem"
            tabIndex={index === 0 ? 0 : -1}
            data-dangerous={isDangerous}
            onClick={() => {
              onLeave();
              onChoose();
            }}
          >
            {icon}
            {label}
          </button>
        </Fragment>
      ))}
    </div>
  );
}

// Moves focus to another action if the key does so; returns whether it did.
function moveTo(menu: HTMLElement | null, key: string): boolean {
  const acts = [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const at = acts.findIndex((act) => act === document.activeElement);
  const after = [...acts.slice(at + 1), ...acts.slice(0, at + 1)];
  const next = {
    ArrowDown: () => after[0],
    ArrowUp: () => acts.at(at - 1),
    Home: () => acts[0],
    End: () => acts.at(-1),
  }[key];
  const byLetter = () =>
    key.length === 1 && key !== ' '
      ? after.find((act) => act.textContent?.toLowerCase().startsWith(key.toLowerCase()))
      : undefined;
  const target = next ? next() : byLetter();
  target?.focus();
  return target !== undefined;
}

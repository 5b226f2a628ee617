import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

type Popup = {
  popup: RefObject<HTMLElement | null>;
  /** The popup's owner, including the popup; a click outside closes it. The popup is placed at its first element. */
  place: RefObject<HTMLElement | null>;
  /** The edge at which popup and anchor are aligned. */
  edge: 'start' | 'end';
  onClose: () => void;
};

/** Shows a popup below its anchor, above everything and never clipped, until a click outside. */
export function usePopup({ popup, place, edge, onClose }: Popup) {
  useLayoutEffect(() => {
    const own = popup.current;
    const anchor = place.current?.firstElementChild;
    if (!own || !anchor) return undefined;
    own.showPopover();
    const follow = () => putBelow(own, anchor, edge);
    follow();
    // Content added later makes it larger.
    const sizes = new ResizeObserver(follow);
    sizes.observe(own);
    const moves = ['scroll', 'resize'];
    for (const move of moves) window.addEventListener(move, follow, true);
    return () => {
      sizes.disconnect();
      for (const move of moves) window.removeEventListener(move, follow, true);
    };
  }, [popup, place, edge]);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    const closeBeside = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) close();
    };
    document.addEventListener('pointerdown', closeBeside, true);
    return () => document.removeEventListener('pointerdown', closeBeside, true);
  }, [place]);
}

const GAP_PX = 4;

// Places the popup above its anchor if there is no space below, and always inside the window.
function putBelow(popup: HTMLElement, anchor: Element, edge: 'start' | 'end') {
  const at = anchor.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const hasRoom = at.bottom + GAP_PX + height <= window.innerHeight;
  const left = edge === 'start' ? at.left : at.right - width;
  popup.style.top = `${hasRoom ? at.bottom + GAP_PX : Math.max(GAP_PX, at.top - GAP_PX - height)}px`;
  popup.style.left = `${Math.max(GAP_PX, Math.min(left, window.innerWidth - width - GAP_PX))}px`;
}

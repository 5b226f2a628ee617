import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

type Popup = {
  popup: RefObject<HTMLElement | null>;
  /** What it belongs to, itself included: a click beside this closes it. It is at the first element of this. */
  place: RefObject<HTMLElement | null>;
  /** Which edges of both are in one line. */
  edge: 'start' | 'end';
  onClose: () => void;
};

/** Shows a popup below what it belongs to, above everything and cut off by nothing, until one clicks beside it. */
export function usePopup({ popup, place, edge, onClose }: Popup) {
  useLayoutEffect(() => {
    const own = popup.current;
    const anchor = place.current?.firstElementChild;
    if (!own || !anchor) return undefined;
    own.showPopover();
    const follow = () => putBelow(own, anchor, edge);
    follow();
    // What comes into it later makes it larger.
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

// Above its anchor where there is no room below, and never out of the window.
function putBelow(popup: HTMLElement, anchor: Element, edge: 'start' | 'end') {
  const at = anchor.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const hasRoom = at.bottom + GAP_PX + height <= window.innerHeight;
  const left = edge === 'start' ? at.left : at.right - width;
  popup.style.top = `${hasRoom ? at.bottom + GAP_PX : Math.max(GAP_PX, at.top - GAP_PX - height)}px`;
  popup.style.left = `${Math.max(GAP_PX, Math.min(left, window.innerWidth - width - GAP_PX))}px`;
}

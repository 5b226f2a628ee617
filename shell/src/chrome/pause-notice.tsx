import { useDrained } from '@siteledger/platform/runtime';
import { formatInstant } from '@siteledger/shared-lib/domain';
import { PauseCircleOutlined } from '@siteledger/shared-lib/ui';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Warns users still working in a draining remote that it will be unavailable once they leave. Stays visible above
 * dialogs, which start below it. docs/remotes.md#switch-roll-out-roll-back
 */
export function PauseNotice() {
  const found = useDrained();
  const element = useRef<HTMLDivElement>(null);
  useDialogsBelow(element, found !== undefined);
  if (!found) return null;
  const { changed_by, until, message } = found;
  return (
    <div ref={element} className="notice pause-notice" role="status">
      <PauseCircleOutlined aria-hidden />
      <span>
        {changed_by ? `${changed_by} is switching this part off` : 'This part is being switched off'}
        {until && `, until ${formatInstant(until)}`}. Finish what you are doing; once you leave, it is not available.{' '}
        {message}
      </span>
    </div>
  );
}

/** Keeps an element's bottom edge in a CSS variable while the element exists. */
function useDialogsBelow(element: RefObject<HTMLElement | null>, isThere: boolean) {
  useEffect(() => {
    const notice = element.current;
    if (!isThere || !notice) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(NOTICE_END, `${notice.getBoundingClientRect().bottom}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(notice);
    window.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      style.removeProperty(NOTICE_END);
    };
  }, [element, isThere]);
}

const NOTICE_END = '--sl-notice-end';

import { useDrained } from '@siteledger/platform/runtime';
import { formatInstant } from '@siteledger/shared-lib/domain';
import { PauseCircleOutlined } from '@siteledger/shared-lib/ui';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Stays in sight above dialogs, which begin below it, and tells who still works in a remote that is being drained that it is gone once they leave it.
 * docs/remotes.md#switch-roll-out-roll-back
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

/** Keeps in a variable of the style sheet where an element ends in the window, for as long as it is there. */
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

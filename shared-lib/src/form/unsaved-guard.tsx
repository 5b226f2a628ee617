import { useBlocker } from '@siteledger/shared-lib/router';
import { onKeepDrafts } from '@siteledger/shared-lib/session';
import { LeaveQuestion } from '@siteledger/shared-lib/ui';
import { useEffect, type ComponentProps, type RefObject } from 'react';

type Props = {
  isDirty: boolean;
  /** The unsaved data. When it changes after a draft was stored, the browser asks before closing again. */
  unsaved?: unknown;
  /** Whether a different query of the same path also leaves the screen. */
  isOfQuery?: boolean;
  /** While a save is pending, its own navigation is not blocked. */
  isSending: RefObject<boolean>;
  /** The question, where something other than typed input would be lost. */
  question?: Pick<ComponentProps<typeof LeaveQuestion>, 'title' | 'children'>;
};

/** Asks before navigation away from unsaved changes; the browser asks before the tab is closed. */
export function UnsavedGuard({ isDirty, unsaved, isSending, isOfQuery = false, question }: Props) {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isLeft = from.pathname !== to.pathname || (isOfQuery && from.search !== to.search);
    return isDirty && !isSending.current && isLeft;
  });

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const stopAsking = () => window.removeEventListener('beforeunload', ask);
    window.addEventListener('beforeunload', ask);
    // The page must be left, for example because the session ended; the input is stored as a draft, so nothing is
    // asked.
    const stop = onKeepDrafts(stopAsking);
    return () => {
      stop();
      stopAsking();
    };
  }, [isDirty, unsaved]);

  return (
    <LeaveQuestion
      {...question}
      isOpen={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}

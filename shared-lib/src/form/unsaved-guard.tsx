import { useBlocker } from '@siteledger/shared-lib/router';
import { onKeepDrafts } from '@siteledger/shared-lib/session';
import { LeaveQuestion } from '@siteledger/shared-lib/ui';
import { useEffect, type ComponentProps, type RefObject } from 'react';

type Props = {
  isDirty: boolean;
  /** What is unsaved: the browser asks again once it is another than what was kept when the page was to be taken away. */
  unsaved?: unknown;
  /** Whether another query of the same path leaves the screen, too. */
  isOfQuery?: boolean;
  /** While a save is under way its own navigation is free to go. */
  isSending: RefObject<boolean>;
  /** What is asked where it is not what was typed that would be lost. */
  question?: Pick<ComponentProps<typeof LeaveQuestion>, 'title' | 'children'>;
};

/** Asks before a screen with unsaved changes is left; closing the tab is asked about by the browser. */
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
    // The page is taken away, as when the session ends: what was typed is kept, and there is no choice.
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

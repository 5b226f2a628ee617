import { CONFIRM_DIALOG_WIDTH_PX } from '@siteledger/shared-lib/domain';
import { useBlocker } from '@siteledger/shared-lib/router';
import { onKeepDrafts } from '@siteledger/shared-lib/session';
import { Modal } from '@siteledger/shared-lib/ui';
import { useEffect, type RefObject } from 'react';

type Props = {
  isDirty: boolean;
  /** While a save is under way its own navigation is free to go. */
  isSending: RefObject<boolean>;
};

/** Asks before a screen with unsaved changes is left; closing the tab is asked about by the browser. */
export function UnsavedGuard({ isDirty, isSending }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSending.current && currentLocation.pathname !== nextLocation.pathname,
  );

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
  }, [isDirty]);

  return (
    <Modal
      open={blocker.state === 'blocked'}
      width={CONFIRM_DIALOG_WIDTH_PX}
      centered
      title="Leave without saving?"
      okText="Leave"
      okButtonProps={{ danger: true }}
      cancelText="Stay"
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      What you typed has not been saved.
    </Modal>
  );
}

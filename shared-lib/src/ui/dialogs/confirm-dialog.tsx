import { createStore } from '@siteledger/platform/store';
import { CONFIRM_DIALOG_WIDTH_PX } from '@siteledger/shared-lib/domain';
import { useSyncExternalStore, type ReactNode } from 'react';
import { AntdModal } from '../antd/antd';

/** A question to confirm before an action. */
export type Question = {
  title: string;
  content?: ReactNode;
  /** Text of the confirming button; a destructive action names itself: 'Delete'. */
  okText?: string;
  /** Null hides the cancel button, for a dialog that only informs. */
  cancelText?: string | null;
  destructive?: boolean;
};

const CANCEL = 'sl-confirm-cancel';

type Asked = Question & { answer: (confirmed: boolean) => void };

type Dialog = { question: Asked | null; isOpen: boolean };

// An answered question stays until its dialog has closed.
const dialog = createStore<Dialog>(() => ({ question: null, isOpen: false }));

/** Asks in a dialog 400 px wide; true if confirmed, false if cancelled or closed. screens.md#forms */
export function confirmDialog(question: Question): Promise<boolean> {
  dialog.read().question?.answer(false);
  return new Promise((answer) => dialog.set({ question: { ...question, answer }, isOpen: true }));
}

/** Closes the open question as if it were cancelled. */
export function closeConfirmDialog() {
  dialog.read().question?.answer(false);
  dialog.set({ question: null, isOpen: false });
}

// A new question, such as the server's refusal, may open while the last dialog closes; it must stay.
const forget = () => {
  if (!dialog.read().isOpen) dialog.set({ question: null, isOpen: false });
};

/** Renders the confirm dialogs. */
export function ConfirmDialogs() {
  const { question, isOpen } = useSyncExternalStore(dialog.subscribe, dialog.read);
  if (!question) return null;
  const close = (confirmed: boolean) => {
    question.answer(confirmed);
    dialog.set({ question, isOpen: false });
  };
  return (
    <AntdModal
      open={isOpen}
      width={CONFIRM_DIALOG_WIDTH_PX}
      centered
      title={question.title}
      okText={question.okText ?? 'OK'}
      okButtonProps={{ danger: question.destructive }}
      cancelText={question.cancelText ?? 'Cancel'}
      // antd's button has its own display, which overrides the `hidden` attribute, so a style hides it.
      cancelButtonProps={{ style: question.cancelText === null ? { display: 'none' } : undefined, id: CANCEL }}
      onOk={() => close(true)}
      onCancel={() => close(false)}
      // Focuses Cancel, so that an accidental Enter deletes nothing.
      afterOpenChange={(isShown) => isShown && question.destructive && document.getElementById(CANCEL)?.focus()}
      afterClose={forget}
    >
      {question.content}
    </AntdModal>
  );
}

import { createStore } from '@siteledger/platform/store';
import { CONFIRM_DIALOG_WIDTH_PX } from '@siteledger/shared-lib/domain';
import { useSyncExternalStore, type ReactNode } from 'react';
import { AntdModal } from '../antd/antd';

/** A question before something is done. */
export type Question = {
  title: string;
  content?: ReactNode;
  /** What the confirming button says; of a destructive act it names the act: 'Delete'. */
  okText?: string;
  /** Null leaves the cancelling button out, for a dialog that only tells something. */
  cancelText?: string | null;
  /** Shows the confirming button as dangerous. */
  destructive?: boolean;
};

const CANCEL = 'sl-confirm-cancel';

type Asked = Question & { answer: (confirmed: boolean) => void };

type Dialog = { question: Asked | null; isOpen: boolean };

// A question that was answered stays until the dialog has left the page.
const dialog = createStore<Dialog>(() => ({ question: null, isOpen: false }));

/** Asks in a dialog 400 px wide; true when it was confirmed, false when it was cancelled or closed. screens.md#forms */
export function confirmDialog(question: Question): Promise<boolean> {
  dialog.read().question?.answer(false);
  return new Promise((answer) => dialog.set({ question: { ...question, answer }, isOpen: true }));
}

/** Takes the question away that is being asked, as if it was cancelled. */
export function closeConfirmDialog() {
  dialog.read().question?.answer(false);
  dialog.set({ question: null, isOpen: false });
}

// The next dialog, such as why the server refused, may be asked for while the last one leaves: that one stays.
const forget = () => {
  if (!dialog.read().isOpen) dialog.set({ question: null, isOpen: false });
};

/** Where confirm dialogs appear. */
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
      // Only a style takes a button of antd away: its own display beats the `hidden` attribute.
      cancelButtonProps={{ style: question.cancelText === null ? { display: 'none' } : undefined, id: CANCEL }}
      onOk={() => close(true)}
      onCancel={() => close(false)}
      // Enter by mistake must not delete anything.
      afterOpenChange={(isShown) => isShown && question.destructive && document.getElementById(CANCEL)?.focus()}
      afterClose={forget}
    >
      {question.content}
    </AntdModal>
  );
}

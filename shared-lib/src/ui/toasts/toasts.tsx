import { useId, useRef, useSyncExternalStore, type FocusEvent, type KeyboardEvent, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { CheckCircleFilled, CloseCircleFilled, CloseOutlined, InfoCircleFilled } from '../icons/icons';
import { useUndoKey } from '../keys/use-undo-key';
import { closeToast, pauseToast, resumeToast, toastStore, type Toast, type ToastTone } from './notify';
import { leadBack } from '../dialogs/use-focus-back';
import './toasts.css';

const ICONS: Record<ToastTone, typeof CheckCircleFilled> = {
  success: CheckCircleFilled,
  error: CloseCircleFilled,
  info: InfoCircleFilled,
};

/** Renders the toasts in two permanent live regions, so that screen readers announce additions. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  useUndoKey(toasts);
  const isUrgent = (toast: Toast) => toast.tone === 'error';
  return createPortal(
    <div className="sl-toasts">
      <div role="alert" aria-live="assertive">
        {toasts.filter(isUrgent).map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" aria-live="polite">
        {toasts
          .filter((toast) => !isUrgent(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
    </div>,
    document.body,
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { tone, text, stays, undo, open } = toast;
  const Icon = ICONS[tone];
  const textId = useId();
  const { close, hold } = useHeldToast(toast);
  return (
    <div className="sl-toast" data-tone={tone} {...hold}>
      <Icon aria-hidden />
      {typeof text === 'string' ? (
        <p id={textId}>{text}</p>
      ) : (
        <ul>
          {text.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {open && (
        <button
          type="button"
          className="sl-toast-act"
          aria-describedby={textId}
          onClick={() => {
            closeToast(toast.id);
            open();
          }}
        >
          Open
        </button>
      )}
      {undo && (
        <button
          type="button"
          className="sl-toast-act"
          aria-describedby={textId}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => {
            close();
            undo();
          }}
        >
          Undo
        </button>
      )}
      {(stays || undo) && (
        <button type="button" aria-label="Close" onClick={close}>
          <CloseOutlined aria-hidden />
        </button>
      )}
    </div>
  );
}

/** Keeps a toast open while it has the pointer or focus; Esc closes it and returns focus to the previous element. */
function useHeldToast(toast: Toast) {
  const { id } = toast;
  const before = useRef<Element | null>(null);
  const close = () => {
    closeToast(id);
    leadBack(before.current);
  };
  const goOn = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) resumeToast(toast);
  };
  const hold = {
    onPointerEnter: () => pauseToast(id),
    onPointerLeave: goOn,
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      pauseToast(id);
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    onBlur: goOn,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    },
  };
  return { close, hold };
}

import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { CheckCircleFilled, CloseCircleFilled, CloseOutlined, InfoCircleFilled } from './icons';
import { closeToast, pauseToast, resumeToast, toastStore, type Toast, type ToastTone } from './notify';
import './toasts.css';

const ICONS: Record<ToastTone, typeof CheckCircleFilled> = {
  success: CheckCircleFilled,
  error: CloseCircleFilled,
  info: InfoCircleFilled,
};

/** Where toasts appear: two live regions that are always there, so that a screen reader hears what is put into them. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
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
  const { id, tone, text, stays } = toast;
  const Icon = ICONS[tone];
  const goOn = () => stays || resumeToast(id);
  return (
    <div className="sl-toast" data-tone={tone} onPointerEnter={() => pauseToast(id)} onPointerLeave={goOn}>
      <Icon aria-hidden />
      {typeof text === 'string' ? (
        <p>{text}</p>
      ) : (
        <ul>
          {text.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {stays && (
        <button type="button" aria-label="Close" onClick={() => closeToast(id)}>
          <CloseOutlined aria-hidden />
        </button>
      )}
    </div>
  );
}

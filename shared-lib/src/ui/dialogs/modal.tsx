import { useRef, useState, type ReactNode } from 'react';
import { AntdModal, type ModalProps } from '../antd/antd';
import { LeaveQuestion } from './leave-question';
import { DialogContext } from './unsaved-in-dialog';
import { useFocusBack } from './use-focus-back';
import { useFocusOnFirstField } from './use-focus-on-first-field';

type CancelEvent = Parameters<NonNullable<ModalProps['onCancel']>>[0];

function FocusBack() {
  useFocusBack();
  return null;
}

function FocusOnFirstField({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnFirstField(place, isOpen);
  return (
    <div ref={place} className="sl-dialog">
      {children}
    </div>
  );
}

/**
 * antd's dialog. It focuses its first field on opening and returns focus to its opener, even if it closes with its path
 * or component. It asks before unsaved changes are lost: see `UnsavedInDialog`.
 */
export function Modal({ open, onCancel, ...props }: ModalProps) {
  const [unsaved] = useState(() => new Set<string>());
  const [asked, setAsked] = useState<CancelEvent>();
  const render = (dialog: ReactNode) => <FocusOnFirstField isOpen={Boolean(open)}>{dialog}</FocusOnFirstField>;
  const cancel = (event: CancelEvent) => (unsaved.size > 0 ? setAsked(event) : onCancel?.(event));
  const leave = (event: CancelEvent) => {
    setAsked(undefined);
    onCancel?.(event);
  };
  return (
    <>
      {open && <FocusBack />}
      <DialogContext value={{ unsaved, cancel }}>
        <AntdModal {...props} open={open} onCancel={cancel} modalRender={render} />
      </DialogContext>
      {asked && <LeaveQuestion isOpen onLeave={() => leave(asked)} onStay={() => setAsked(undefined)} />}
    </>
  );
}

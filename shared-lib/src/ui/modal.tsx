import { Modal as AntdModal, type ModalProps } from 'antd';
import type { ReactNode } from 'react';
import { FocusFirstField } from './focus-first-field';
import { useFocusBack } from './use-focus-back';

function FocusBack() {
  useFocusBack();
  return null;
}

/**
 * The dialog of antd. It opens with the focus in its first field, and leads the focus back to its opener also when it leaves
 * with the path or the part it is of.
 */
export function Modal({ open, ...props }: ModalProps) {
  const render = (dialog: ReactNode) => <FocusFirstField isOpen={Boolean(open)}>{dialog}</FocusFirstField>;
  return (
    <>
      {open && <FocusBack />}
      <AntdModal {...props} open={open} modalRender={render} />
    </>
  );
}

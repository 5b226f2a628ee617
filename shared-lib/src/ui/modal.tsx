import { Modal as AntdModal, type ModalProps } from 'antd';
import { useFocusBack } from './use-focus-back';

function FocusBack() {
  useFocusBack();
  return null;
}

/** The dialog of antd, which leads the focus back to its opener also when it leaves with the path or the part it is of. */
export function Modal(props: ModalProps) {
  return (
    <>
      {props.open && <FocusBack />}
      <AntdModal {...props} />
    </>
  );
}

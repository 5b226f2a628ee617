import { CONFIRM_DIALOG_WIDTH_PX } from '@siteledger/shared-lib/domain';
import type { ReactNode } from 'react';
import { AntdModal } from '../antd/antd';

type Props = {
  isOpen: boolean;
  /** Texts for when something other than typed input would be lost. */
  title?: string;
  children?: ReactNode;
  onLeave: () => void;
  onStay: () => void;
};

/** Question before unsaved changes are lost. */
export const LeaveQuestion = ({
  isOpen,
  title = 'Leave without saving?',
  children = 'What you typed has not been saved.',
  onLeave,
  onStay,
}: Props) => (
  <AntdModal
    open={isOpen}
    width={CONFIRM_DIALOG_WIDTH_PX}
    centered
    title={title}
    okText="Leave"
    okButtonProps={{ danger: true }}
    cancelText="Stay"
    onOk={onLeave}
    onCancel={onStay}
  >
    {children}
  </AntdModal>
);

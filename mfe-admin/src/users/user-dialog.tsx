import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Modal } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode };

/** Goes back to the list below, which keeps its filters. */
export function useCloseUser() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => void navigate({ pathname: '/users/list', search }, { replace: true });
}

/** A dialog at a path of its own, over the list; its fields scroll, the title and the buttons stay. */
export function UserDialog({ title, children }: Props) {
  const close = useCloseUser();
  return (
    <Modal open title={title} className="user-dialog" width={640} footer={null} onCancel={close}>
      {children}
    </Modal>
  );
}

import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Modal } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode };

/** Returns to the list, which keeps its filters. */
export function useCloseUser() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => void navigate({ pathname: '/users/list', search }, { replace: true });
}

/** Dialog with its own path over the list; its fields scroll, title and buttons stay visible. */
export function UserDialog({ title, children }: Props) {
  const close = useCloseUser();
  return (
    <Modal open title={title} width={640} footer={null} onCancel={close}>
      {children}
    </Modal>
  );
}

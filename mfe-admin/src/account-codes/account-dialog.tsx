import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Modal } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { ACCOUNT_CODES } from './paths';
import './account-dialog.css';

type Props = { title: ReactNode; children: ReactNode };

/** Returns to the tree, which keeps its search. */
export function useCloseAccountCode() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => {
    const params = new URLSearchParams(search);
    params.delete('parent');
    return navigate({ pathname: ACCOUNT_CODES, search: params.toString() }, { replace: true });
  };
}

/** Dialog with its own path, over the tree. */
export function AccountDialog({ title, children }: Props) {
  const close = useCloseAccountCode();
  return (
    <Modal open title={title} className="account-dialog" width={640} footer={null} onCancel={() => void close()}>
      {children}
    </Modal>
  );
}

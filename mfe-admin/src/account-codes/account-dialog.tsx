import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Modal } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { ACCOUNT_CODES } from './paths';
import './account-dialog.css';

type Props = { title: ReactNode; children: ReactNode };

/** Goes back to the tree below, which keeps its search. */
export function useCloseAccountCode() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => {
    const params = new URLSearchParams(search);
    params.delete('parent');
    return navigate({ pathname: ACCOUNT_CODES, search: params.toString() }, { replace: true });
  };
}

/** A dialog at a path of its own, over the tree. */
export function AccountDialog({ title, children }: Props) {
  const close = useCloseAccountCode();
  return (
    <Modal open title={title} className="account-dialog" width={640} footer={null} onCancel={() => void close()}>
      {children}
    </Modal>
  );
}

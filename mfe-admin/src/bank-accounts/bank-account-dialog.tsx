import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Modal } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode };

/** Returns to the list, which keeps its search. */
export function useCloseBankAccount() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => void navigate({ pathname: '/bankAccounts', search }, { replace: true });
}

/** Dialog with its own path over the list. */
export function BankAccountDialog({ title, children }: Props) {
  const close = useCloseBankAccount();
  return (
    <Modal open title={title} width={640} footer={null} onCancel={close}>
      {children}
    </Modal>
  );
}

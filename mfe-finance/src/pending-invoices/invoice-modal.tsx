import { CallState } from '@siteledger/shared-lib/api';
import type { InvoiceDetails } from '@siteledger/shared-lib/domain';
import { useLocation, useNavigate, useParams } from '@siteledger/shared-lib/router';
import { Modal } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { usePendingInvoicesOneQuery } from './pending-invoices-api';

type Props = {
  title: string;
  /** Renders the form; `close` returns to the unchanged list. */
  children: (invoice: InvoiceDetails, close: () => void) => ReactNode;
};

/** Dialog for the invoice in the address, over the list; leaving its path closes it. */
export function InvoiceModal({ title, children }: Props) {
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const {
    currentData: invoice,
    error,
    refetch,
  } = usePendingInvoicesOneQuery(uuid, { refetchOnMountOrArgChange: true });
  const close = () => void navigate({ pathname: '/pending-invoices/list', search }, { replace: true });
  return (
    <Modal open title={invoice ? `${title} ${invoice.invoice_no}` : title} footer={null} onCancel={close}>
      {invoice ? children(invoice, close) : <CallState error={error} onRetry={refetch} />}
    </Modal>
  );
}

import { errorMessage } from '@siteledger/shared-lib/api';
import { formatDay, type InvoiceDetails } from '@siteledger/shared-lib/domain';
import { useLocation, useNavigate, useParams } from '@siteledger/shared-lib/router';
import { EmptyState, ErrorState, LoadingState, Modal, Money } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { usePendingInvoicesOneQuery } from './pending-invoices-api';
import './invoice-modal.css';

type Props = {
  title: string;
  /** The form; `close` leads back to the list as it was. */
  children: (invoice: InvoiceDetails, close: () => void) => ReactNode;
};

/** A dialog about the open invoice that the address names, over the list; leaving its path closes it. */
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
    <Modal open title={invoice ? `${title} · ${invoice.invoice_no}` : title} footer={null} onCancel={close}>
      <InvoiceContent invoice={invoice} error={error} onRetry={refetch}>
        {(loaded) => children(loaded, close)}
      </InvoiceContent>
    </Modal>
  );
}

type ContentProps = {
  invoice?: InvoiceDetails;
  error: unknown;
  onRetry: () => unknown;
  children: (invoice: InvoiceDetails) => ReactNode;
};

function InvoiceContent({ invoice, error, onRetry, children }: ContentProps) {
  if (!invoice && error) return <ErrorState message={errorMessage(error)} onRetry={() => void onRetry()} />;
  if (!invoice) return <LoadingState />;
  if (invoice.status === 'paid' || invoice.status === 'writeOff')
    return <EmptyState title="Nothing is open on this invoice any more." />;
  return (
    <>
      <dl className="invoice-facts">
        <dt>Client</dt>
        <dd>{invoice.client_name}</dd>
        <dt>Project</dt>
        <dd>{invoice.project.name}</dd>
        <dt>Due</dt>
        <dd>{formatDay(invoice.due_date)}</dd>
        <dt>Total Amount</dt>
        <dd>
          <Money value={invoice.total_amount} />
        </dd>
        <dt>Total Payment</dt>
        <dd>
          <Money value={invoice.total_payment} />
        </dd>
        <dt>Balance</dt>
        <dd className="invoice-balance">
          <Money value={invoice.balance} />
        </dd>
      </dl>
      {children(invoice)}
    </>
  );
}

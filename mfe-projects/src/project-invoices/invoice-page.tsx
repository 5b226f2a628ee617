import { CallState } from '@siteledger/shared-lib/api';
import { freedomOf, type InvoiceDetails, type Project } from '@siteledger/shared-lib/domain';
import { Link, Navigate, useOutletContext, useParams } from '@siteledger/shared-lib/router';
import { Alert, StatusTag } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { DocumentHead } from '../document-head';
import { DeleteInvoiceButton } from './delete-invoice-button';
import { invoicesPath, KIND_TEXTS } from './invoice-texts';
import { PrintLink } from './print-link';
import { useProjectInvoicesOneQuery } from './project-invoices-api';
import { UpdateInvoiceForm } from './update-invoice-form';
import { useClaimBasis } from './use-claim-basis';
import '../projects.css';
import './project-invoices.css';

/** Page of an invoice: editable if it may change, else read-only with the reason. certificates.md#what-may-change */
export function InvoicePage() {
  const project = useOutletContext<Project>();
  const { invoiceUuid = '' } = useParams();
  const {
    currentData: invoice,
    error,
    refetch,
  } = useProjectInvoicesOneQuery(invoiceUuid, {
    refetchOnMountOrArgChange: true,
  });
  if (!invoice) return <NoInvoice {...{ project, error }} onRetry={refetch} />;
  // The invoice was moved to another project after this link was made.
  if (invoice.project.uuid !== project.uuid)
    return <Navigate to={`${invoicesPath(invoice.project.uuid)}/${invoice.uuid}`} replace />;
  return <OpenInvoice key={invoice.uuid} project={project} invoice={invoice} onStale={refetch} />;
}

type Props = { project: Project; invoice: InvoiceDetails; onStale: () => unknown };

function OpenInvoice({ project, invoice, onStale }: Props) {
  const [isDeleted, setDeleted] = useState(false);
  // For an earlier certificate nothing is excluded, so `previous` is the last certificate, which is the one that may
  // change.
  const { basis, previous, error, retry } = useClaimBasis(
    project,
    invoice.is_last_certificate ? invoice.uuid : undefined,
  );
  if (isDeleted) return <Navigate to={invoicesPath(project.uuid)} replace />;
  if (!basis) return <CallState error={error} onRetry={retry} />;

  const freedom = freedomOf(invoice, previous?.prev_cert_no ?? null);
  const { cert_no, kind, invoice_no } = invoice;
  return (
    <section aria-label={invoice_no}>
      <DocumentHead
        back={{ to: invoicesPath(project.uuid), text: 'Invoices' }}
        title={`${KIND_TEXTS[kind]}${cert_no ? ` ${cert_no}` : ''} · ${invoice_no}`}
        extra={<StatusTag status={invoice.status} />}
        actions={
          <>
            <PrintLink invoice={invoice} />
            {freedom.changes === 'all' && <DeleteInvoiceButton invoice={invoice} onDeleted={() => setDeleted(true)} />}
          </>
        }
      />
      {freedom.why && <Alert className="document-notice" type="info" title={freedom.why} />}
      <UpdateInvoiceForm
        project={project}
        invoice={invoice}
        basis={basis}
        changes={freedom.changes}
        onStale={onStale}
      />
    </section>
  );
}

type NoInvoiceProps = { project: Project; error: unknown; onRetry: () => unknown };

const NoInvoice = ({ project, ...call }: NoInvoiceProps) => (
  <CallState {...call} notFound="Invoice not found.">
    <p>It may have been deleted.</p>
    <Link to={invoicesPath(project.uuid)}>All invoices of this project</Link>
  </CallState>
);

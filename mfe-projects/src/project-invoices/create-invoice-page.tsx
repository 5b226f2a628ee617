import { CallState } from '@siteledger/shared-lib/api';
import {
  DEFAULT_TAX_CODE,
  todayInKualaLumpur,
  withoutOtherKinds,
  type InvoiceFormBasis,
  type InvoiceKind,
  type PreviousCertificate,
  type Project,
} from '@siteledger/shared-lib/domain';
import { useNavigate, useOutletContext, useSearchParams } from '@siteledger/shared-lib/router';
import { notify } from '@siteledger/shared-lib/ui';
import { DocumentHead } from '../document-head';
import { InvoiceForm, type InvoiceFormValues } from './invoice-form';
import { invoicesPath } from './invoice-texts';
import { KindChoice, possibleKind, refusedKinds } from './kind-choice';
import { useProjectInvoicesCreateMutation } from './project-invoices-api';
import { useClaimBasis } from './use-claim-basis';
import '../projects.css';
import './project-invoices.css';

/**
 * Page to raise an invoice of a project after the previous certificates; `kind` in the address selects the kind.
 * certificates.md#kinds
 */
export function CreateInvoicePage() {
  const project = useOutletContext<Project>();
  const { basis, previous, error, retry } = useClaimBasis(project);
  return (
    <section aria-label="New invoice">
      <DocumentHead back={{ to: invoicesPath(project.uuid), text: 'Invoices' }} title="New invoice" />
      {basis && previous ? (
        <NewInvoiceForm project={project} basis={basis} previous={previous} />
      ) : (
        <CallState error={error} onRetry={retry} />
      )}
    </section>
  );
}

type Props = { project: Project; basis: InvoiceFormBasis; previous: PreviousCertificate };

function NewInvoiceForm({ project, basis, previous }: Props) {
  const [createInvoice] = useProjectInvoicesCreateMutation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const refused = refusedKinds(project, basis.previous);
  const kind = possibleKind(search.get('kind'), refused);

  const onSubmit = async ({ version: _, ...values }: InvoiceFormValues) => {
    const { invoice_no } = await createInvoice(bodyOf(kind, values)).unwrap();
    notify.success(`Invoice ${invoice_no} created.`);
    await navigate(invoicesPath(project.uuid), { replace: true });
  };

  return (
    <InvoiceForm
      project={project}
      kind={kind}
      basis={basis}
      initialValues={startOf(project, previous)}
      onSubmit={onSubmit}
      submitText="Create invoice"
      takesFocus
    >
      <KindChoice kind={kind} refused={refused} onChange={(next) => setSearch({ kind: next }, { replace: true })} />
    </InvoiceForm>
  );
}

// An invoice outside the certificates has no certificate number.
const bodyOf = (kind: InvoiceKind, values: Omit<InvoiceFormValues, 'version'>) => ({
  ...withoutOtherKinds(kind, values),
  kind,
  cert_no: kind === 'other' ? null : values.cert_no,
});

// The amounts to date start empty, because users submit prefilled values without checking them.
const startOf = (project: Project, previous: PreviousCertificate): Partial<InvoiceFormValues> => ({
  project_uuid: project.uuid,
  cert_no: previous.next_cert_no,
  invoice_date: todayInKualaLumpur(),
  retention_percent: project.retention_percent,
  tax_code: DEFAULT_TAX_CODE,
  debit_note: '0.00',
});

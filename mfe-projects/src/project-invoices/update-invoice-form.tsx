import { isConflict } from '@siteledger/shared-lib/api';
import {
  claimOfInvoice,
  LASTING_INVOICE_FIELDS,
  withoutOtherKinds,
  type InvoiceDetails,
  type InvoiceFormBasis,
  type InvoiceFreedom,
  type InvoiceUpdate,
  type Project,
} from '@siteledger/shared-lib/domain';
import { notify } from '@siteledger/shared-lib/ui';
import { useMemo } from 'react';
import { InvoiceForm, type InvoiceFormValues } from './invoice-form';
import { useProjectInvoicesUpdateMutation } from './project-invoices-api';

type Props = {
  project: Project;
  invoice: InvoiceDetails;
  basis: InvoiceFormBasis;
  changes: InvoiceFreedom['changes'];
  onStale: () => unknown;
};

/**
 * Form for the fields of an invoice that may change. Another user's changes are never silently overwritten.
 * docs/domain/calls.md#versions, docs/domain/certificates.md#what-may-change
 */
export function UpdateInvoiceForm({ project, invoice, basis, changes, onStale }: Props) {
  const [updateInvoice, { error }] = useProjectInvoicesUpdateMutation();
  const ownBasis = useMemo(() => ({ ...basis, given: givenTax(invoice) }), [basis, invoice]);
  const issued = useMemo(() => (changes === 'all' ? undefined : issuedAmounts(invoice)), [changes, invoice]);

  const onSubmit = async (values: InvoiceFormValues) => {
    const { uuid, kind, invoice_no } = invoice;
    const { version, ...all } = values;
    const body = changes === 'all' ? withoutOtherKinds(kind, all) : lastingOf(all);
    try {
      await updateInvoice({ uuid, version: version ?? undefined, body }).unwrap();
    } catch (refusal) {
      if (isConflict(refusal)) onStale();
      throw refusal;
    }
    notify.success(`Invoice ${invoice_no} updated.`);
  };

  return (
    <InvoiceForm
      project={project}
      kind={invoice.kind}
      basis={ownBasis}
      initialValues={fieldsOf(invoice)}
      onSubmit={onSubmit}
      submitText="Save changes"
      issued={issued}
      isReadOnly={changes === 'none'}
      error={error}
    />
  );
}

const givenTax = ({ tax_code, invoice_date, tax_rate }: InvoiceDetails) => ({
  code: tax_code,
  day: invoice_date,
  rate: tax_rate,
});

const issuedAmounts = (invoice: InvoiceDetails) => ({
  claim: claimOfInvoice(invoice),
  tax: { code: invoice.tax_code, rate: invoice.tax_rate },
});

const fieldsOf = ({ project, tax_code, ...invoice }: InvoiceDetails) => ({
  ...invoice,
  project_uuid: project.uuid,
  tax_code: tax_code as InvoiceFormValues['tax_code'],
});

const lastingOf = (values: InvoiceUpdate): InvoiceUpdate =>
  Object.fromEntries(LASTING_INVOICE_FIELDS.map((name) => [name, values[name]]));

import {
  claimOfForm,
  DEFAULT_TAX_CODE,
  invoiceFormSchema,
  taxRateOfForm,
  type InvoiceFormBasis,
  type InvoiceInput,
  type InvoiceKind,
  type Project,
} from '@siteledger/shared-lib/domain';
import { DiscardButton, Form, FormPage, FormSum, SubmitButton, useFormValues } from '@siteledger/shared-lib/form';
import { useMemo, type ReactNode } from 'react';
import { InvoiceFields } from './invoice-fields';
import { invoicesPath } from './invoice-texts';
import { Waterfall } from './waterfall';
import type { ShownClaim } from './waterfall-lines';

/** Values of an invoice's form: amounts "to date", and the version read. */
export type InvoiceFormValues = InvoiceInput & { version?: number | null };

/** Amounts already issued, which are no longer computed. */
export type IssuedAmounts = { claim: ShownClaim; tax: { code: string; rate: string } };

type Props = {
  project: Project;
  kind: InvoiceKind;
  basis: InvoiceFormBasis;
  initialValues: Partial<InvoiceFormValues>;
  onSubmit: (values: InvoiceFormValues) => Promise<unknown>;
  submitText: string;
  issued?: IssuedAmounts;
  isReadOnly?: boolean;
  takesFocus?: boolean;
  error?: unknown;
  children?: ReactNode;
};

/**
 * Form of an invoice "to date", with its computed amounts line by line. Expected refusals of the server appear before
 * anything is sent. docs/domain/certificates.md#amounts-to-date, docs/domain/certificates.md#fields
 */
export function InvoiceForm(props: Props) {
  const { project, kind, basis, issued, isReadOnly = false, error } = props;
  // Issued amounts are not computed again, so they are not validated either.
  const schema = useMemo(() => invoiceFormSchema(kind, issued ? undefined : basis), [kind, basis, issued]);
  return (
    <Form
      label="Invoice"
      schema={schema}
      initialValues={props.initialValues}
      onSubmit={props.onSubmit}
      isReadOnly={isReadOnly}
      takesFocus={props.takesFocus}
    >
      <FormPage
        results={
          issued ? (
            <Waterfall kind={kind} {...issued} project={project} />
          ) : (
            <LiveWaterfall kind={kind} basis={basis} project={project} />
          )
        }
        sum={issued ? undefined : <LiveTotal kind={kind} basis={basis} />}
        error={error}
        cancelTo={invoicesPath(project.uuid)}
        moreActions={<DiscardButton>Discard changes</DiscardButton>}
        submit={<SubmitButton>{props.submitText}</SubmitButton>}
      >
        {props.children}
        <InvoiceFields kind={kind} basis={basis} isIssued={issued !== undefined} isNew={!props.initialValues.version} />
      </FormPage>
    </Form>
  );
}

type LiveProps = { kind: InvoiceKind; basis: InvoiceFormBasis };

function LiveWaterfall({ kind, basis, project }: LiveProps & { project: Project }) {
  const values = useFormValues();
  const tax = {
    code: (values.tax_code as string | null) ?? DEFAULT_TAX_CODE,
    rate: taxRateOfForm(values, basis),
  };
  return <Waterfall kind={kind} claim={claimOfForm(kind, values, basis)} tax={tax} project={project} />;
}

function LiveTotal({ kind, basis }: LiveProps) {
  const { total_amount } = claimOfForm(kind, useFormValues(), basis);
  return <FormSum label="Total amount" value={total_amount} />;
}

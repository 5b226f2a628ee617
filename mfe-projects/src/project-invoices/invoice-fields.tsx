import {
  DEFAULT_TAX_CODE,
  dueAfter,
  formatDay,
  formatMoney,
  formatPercent,
  isDay,
  LASTING_INVOICE_FIELDS,
  remarkOnDay,
  remarkOnDueDay,
  TAX_CODES,
  taxCodesOn,
  taxProblemOfForm,
  taxRateOfForm,
  type InvoiceFormBasis,
  type InvoiceInput,
  type InvoiceKind,
} from '@siteledger/shared-lib/domain';
import {
  DateField,
  FormSection,
  MoneyField,
  PercentField,
  SelectField,
  TextAreaField,
  TextField,
  useFormField,
  useFormValues,
} from '@siteledger/shared-lib/form';
import { ReleaseOffers } from './release-offers';

type Props = {
  kind: InvoiceKind;
  basis: InvoiceFormBasis;
  /** Only dates and remarks may change; the amounts are shown beside the fields. */
  isIssued: boolean;
  /** The server assigns numbers left empty. */
  isNew: boolean;
};

/** Fields of an invoice of this kind. docs/domain/certificates.md#kinds */
export function InvoiceFields({ kind, basis, isIssued, isNew }: Props) {
  const { invoice_date, due_date } = useFormValues();
  const field = (name: keyof InvoiceInput) => ({
    name,
    isDisabled: isIssued && !LASTING_INVOICE_FIELDS.includes(name),
  });
  return (
    <>
      {!isIssued && <AmountFields kind={kind} basis={basis} />}
      <FormSection title="Document">
        <TextField {...field('invoice_no')} hint={isNew ? 'Leave blank to use the next number' : undefined} />
        {kind !== 'other' && <TextField {...field('cert_no')} />}
        <DateField {...field('invoice_date')} warning={remarkOnDay(invoice_date)} />
        <DateField
          {...field('due_date')}
          warning={remarkOnDueDay(due_date, invoice_date)}
          hint={
            due_date
              ? undefined
              : `Defaults to ${isDay(invoice_date) ? formatDay(dueAfter(invoice_date, basis.payment_days)) : `${basis.payment_days ?? 30} days after the invoice date`}`
          }
        />
        <TextField {...field('client_ref_no')} />
        <TextField {...field('description')} isWide={kind === 'other'} />
        <TextAreaField {...field('remarks')} />
      </FormSection>
    </>
  );
}

type AmountProps = Pick<Props, 'kind' | 'basis'>;

function AmountFields({ kind, basis }: AmountProps) {
  const { work_done, materials } = basis.previous;
  return (
    <FormSection title={kind === 'other' ? 'Amount' : 'To date'}>
      {kind === 'progress' && (
        <>
          <MoneyField name="work_done_certified" hint={`Previously: ${formatMoney(work_done)}`} />
          <MoneyField name="materials_on_site" hint={`Leave blank to keep ${formatMoney(materials)}`} />
          <PercentField name="retention_percent" />
        </>
      )}
      {kind === 'retention_release' && (
        <>
          <MoneyField name="released" hint="Total released to date" />
          <ReleaseOffers previous={basis.previous} />
        </>
      )}
      {kind === 'other' && <MoneyField name="invoice_amt" />}
      <TaxCodeField basis={basis} />
      <MoneyField name="debit_note" />
    </FormSection>
  );
}

// Select of the tax codes valid on the invoice's day, with their rates; an invalid choice stays visible with its
// message.
function TaxCodeField({ basis }: Pick<Props, 'basis'>) {
  const { invoice_date, tax_code } = useFormValues();
  const { frame } = useFormField({ name: 'tax_code' });
  const offered: readonly string[] = isDay(invoice_date)
    ? taxCodesOn(basis.rates, invoice_date, basis.given)
    : TAX_CODES;
  const codes = typeof tax_code === 'string' && !offered.includes(tax_code) ? [...offered, tax_code] : offered;
  const options = codes.map((code) => {
    const rate = taxRateOfForm({ tax_code: code, invoice_date }, basis);
    return { value: code, label: code === DEFAULT_TAX_CODE ? `${code} – no tax` : `${code} – ${formatPercent(rate)}` };
  });
  const problem = frame.message ? undefined : taxProblemOfForm({ tax_code, invoice_date }, basis);
  return <SelectField name="tax_code" options={options} hint={problem} />;
}

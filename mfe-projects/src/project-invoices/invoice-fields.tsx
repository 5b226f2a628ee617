import {
  DEFAULT_TAX_CODE,
  dueAfter,
  formatDay,
  formatMoney,
  formatPercent,
  isDay,
  LASTING_INVOICE_FIELDS,
  TAX_CODES,
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
  useFormValues,
} from '@siteledger/shared-lib/form';
import { ReleaseOffers } from './release-offers';

type Props = {
  kind: InvoiceKind;
  basis: InvoiceFormBasis;
  /** Nothing but dates and remarks is open. */
  isFixed: boolean;
  /** The numbers are given by the server when they are left empty. */
  isNew: boolean;
};

/** The fields of an invoice, those of its kind. Decision §3. */
export function InvoiceFields({ kind, basis, isFixed, isNew }: Props) {
  const { invoice_date } = useFormValues();
  const field = (name: keyof InvoiceInput) => ({
    name,
    isDisabled: isFixed && !LASTING_INVOICE_FIELDS.includes(name),
  });
  return (
    <>
      <FormSection title={kind === 'other' ? 'Amount' : 'To date'}>
        {kind === 'progress' && <ProgressFields basis={basis} field={field} />}
        {kind === 'retention_release' && (
          <>
            <MoneyField {...field('released')} hint="All releases up to now together" isWide />
            {!isFixed && <ReleaseOffers previous={basis.previous} />}
          </>
        )}
        {kind === 'other' && <MoneyField {...field('invoice_amt')} isWide />}
        <TaxCodeField basis={basis} {...field('tax_code')} />
        <MoneyField {...field('debit_note')} />
      </FormSection>
      <FormSection title="Document">
        <TextField {...field('invoice_no')} hint={isNew ? 'Empty: the next number' : undefined} />
        {kind !== 'other' && <TextField {...field('cert_no')} />}
        <TextField {...field('client_ref_no')} />
        <DateField {...field('invoice_date')} />
        <DateField
          {...field('due_date')}
          hint={`Empty: ${isDay(invoice_date) ? formatDay(dueAfter(invoice_date)) : '30 days later'}`}
        />
        <TextField {...field('description')} isWide />
        <TextAreaField {...field('remarks')} />
      </FormSection>
    </>
  );
}

type Given = { name: keyof InvoiceInput; isDisabled: boolean };

function ProgressFields({ basis, field }: { basis: InvoiceFormBasis; field: (name: keyof InvoiceInput) => Given }) {
  const { work_done, materials } = basis.previous;
  return (
    <>
      <MoneyField {...field('work_done_certified')} hint={`Before: ${formatMoney(work_done)}`} />
      <MoneyField {...field('materials_on_site')} hint={`Before: ${formatMoney(materials)}`} />
      <PercentField {...field('retention_percent')} />
    </>
  );
}

// Each code with its rate on the day of the invoice.
function TaxCodeField({ basis, ...field }: Given & { basis: InvoiceFormBasis }) {
  const { invoice_date } = useFormValues();
  const options = TAX_CODES.map((code) => {
    const rate = taxRateOfForm({ tax_code: code, invoice_date }, basis.rates);
    return { value: code, label: code === DEFAULT_TAX_CODE ? `${code} – no tax` : `${code} – ${formatPercent(rate)}` };
  });
  return <SelectField {...field} options={options} />;
}

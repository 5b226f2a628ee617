import {
  certificateDayProblem,
  type CertifiedBefore,
  claimOf,
  claimProblems,
  DEFAULT_TAX_CODE,
  dueAfter,
  type GivenTax,
  type InvoiceInput,
  type InvoiceKind,
  taxCodeProblem,
  taxRateOn,
} from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { invalid, refuseProblems } from '../../http/errors/errors';
import { type LockedProject } from '../projects/projects.queries';
import { allTaxRates } from '../tax-rates/tax-rates.queries';

/** The columns for a certificate's increase of the amounts "to date". */
export type InvoiceMovements = { work_done_certified: 'work_done'; materials_on_site: 'materials' };

/**
 * The columns of an invoice computed from the form, for creating and changing; 422 by field.
 * docs/domain/certificates.md#amounts-to-date, docs/domain/certificates.md#fields
 */
export async function invoiceColumns(
  db: Db,
  kind: InvoiceKind,
  input: InvoiceInput,
  project: LockedProject,
  previous: CertifiedBefore,
  given?: GivenTax,
) {
  const tax_code = input.tax_code ?? DEFAULT_TAX_CODE;
  const rates = await allTaxRates(db);
  refuseTaxCode(rates, tax_code, input.invoice_date, given);
  refuseDay(kind, input.invoice_date, previous.last_day, given);
  const tax_rate = taxRateOn(rates, tax_code, input.invoice_date, given);
  const claim = claimOf(kind, input, { terms: project, previous, taxRate: tax_rate });
  refuseProblems(claimProblems(kind, claim, previous.cert_no));
  const { moved, retention_percent, invoice_amt, total_tax, debit_note } = claim;
  return {
    ...moved,
    retention_percent,
    invoice_amt,
    client_ref_no: input.client_ref_no ?? null,
    invoice_date: input.invoice_date,
    due_date: input.due_date ?? dueAfter(input.invoice_date, project.payment_days),
    tax_code,
    tax_rate,
    total_tax,
    debit_note,
    description: input.description ?? null,
    remarks: input.remarks ?? null,
  };
}

/**
 * Refuses a tax code that did not exist on the invoice date, unless the invoice already has both.
 * docs/domain/tax.md#codes-and-days
 */
export function refuseTaxCode(...invoice: Parameters<typeof taxCodeProblem>) {
  const problem = taxCodeProblem(...invoice);
  if (problem) throw invalid({ tax_code: [problem] });
}

/** Refuses a certificate dated before the previous one, unless it already has that date. certificates.md#days */
export function refuseDay(...certificate: Parameters<typeof certificateDayProblem>) {
  const problem = certificateDayProblem(...certificate);
  if (problem) throw invalid({ invoice_date: [problem] });
}

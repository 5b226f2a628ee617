import {
  type CertifiedBefore,
  claimOf,
  claimProblems,
  DEFAULT_TAX_CODE,
  dueAfter,
  type InvoiceInput,
  type InvoiceKind,
} from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { invalid } from '../../http/errors';
import { type LockedProject } from '../projects/queries';
import { taxRate } from './queries';

/** The columns of an invoice that follow from what was typed, for a new one and for a changed one alike; 422 by field. Decision §2 and §3. */
export async function invoiceColumns(
  db: Db,
  kind: InvoiceKind,
  input: InvoiceInput,
  project: LockedProject,
  previous: CertifiedBefore,
) {
  const tax_code = input.tax_code ?? DEFAULT_TAX_CODE;
  const tax_rate = await taxRate(db, tax_code, input.invoice_date);
  const claim = claimOf(kind, input, { terms: project, previous, taxRate: tax_rate });
  const problems = claimProblems(kind, claim, previous.cert_no);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const { moved, retention_percent, invoice_amt, total_tax, debit_note } = claim;
  return {
    ...moved,
    retention_percent,
    invoice_amt,
    client_ref_no: input.client_ref_no ?? null,
    invoice_date: input.invoice_date,
    due_date: input.due_date ?? dueAfter(input.invoice_date),
    tax_code,
    tax_rate,
    total_tax,
    debit_note,
    description: input.description ?? null,
    remarks: input.remarks ?? null,
  };
}

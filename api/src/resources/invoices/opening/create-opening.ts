import { DEFAULT_TAX_CODE, dueAfter } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../../db/stored-fields';
import { inTransaction } from '../../../http/changes/in-transaction';
import { conflict, refuseProblems } from '../../../http/errors/errors';
import { type Context } from '../../../http/request/context';
import { createDocument, type Creating } from '../../documents/change-document';
import { createPayment } from '../../payments/create-payment';
import { type InvoiceMovements } from '../invoice-amounts';
import { invoiceNumbers } from '../invoice-numbers';
import { invoiceById, lastCertificate, nextSequence } from '../invoices.queries';
import { openingAmounts, type OpeningInput, openingProblems } from './opening-certificate';

const DESCRIPTION = 'Opening certificate';

const createCertificate = createDocument('invoices', columnsFor, invoiceById);

/**
 * Begins a project's certificates with the amounts of its former books, and receives what its client had paid by then.
 * 409 if the project has a certificate. docs/domain/certificates.md#opening-certificates
 */
export const createOpening = (context: Context, input: OpeningInput) =>
  inTransaction(context, async (db) => {
    const within = { ...context, db };
    const certificate = await createCertificate(within, input);
    const { received } = openingAmounts(input);
    if (certificate && received !== '0.00')
      await createPayment(within, {
        invoice_uuid: certificate.uuid,
        payment_date: input.invoice_date,
        payment_amt: received,
        remark: DESCRIPTION,
      });
    return certificate;
  });

async function columnsFor({ db, context, project }: Creating, input: OpeningInput) {
  const last = await lastCertificate(db, project.id);
  if (last) throw conflict(`The project has certificate ${last.cert_no} already.`);
  refuseProblems(openingProblems(input, context.today));
  const { certified, claimed } = openingAmounts(input);
  const { invoice_date, due_date, description, remarks } = input;
  return {
    ...certified,
    ...claimed,
    ...(await invoiceNumbers(db, 'progress', input, null)),
    project_id: project.id,
    kind: 'progress' as const,
    is_opening: true,
    sequence: await nextSequence(db, project.id),
    retention_percent: project.retention_percent,
    // Taxed by several rates over the years.
    tax_code: DEFAULT_TAX_CODE,
    client_ref_no: null,
    invoice_date,
    due_date: due_date ?? dueAfter(invoice_date, project.payment_days),
    description: description ?? DESCRIPTION,
    remarks: remarks ?? null,
  } satisfies StoredFields<OpeningInput, InvoiceMovements & { project_uuid: 'project_id'; received: never }>;
}

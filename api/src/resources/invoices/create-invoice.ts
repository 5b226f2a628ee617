import { COMPLETED_TAKES_NO_PROGRESS, type Invoice, type InvoiceInput } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';
import { asOfToday } from '../../figures/viewpoint';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { conflict } from '../../http/errors';
import { inTransaction } from '../../http/in-transaction';
import { requireProject } from '../projects/require-project';
import { invoiceColumns, type InvoiceMovements } from './invoice-amounts';
import { invoiceKind } from './invoice-kind';
import { invoiceNumbers } from './invoice-numbers';
import { certifiedSoFar, insertInvoice, invoicesByNumber, nextSequence } from './invoices.queries';

/**
 * Raises an invoice: a progress claim, a release of retention or another amount. Amounts are computed here.
 * docs/domain/certificates.md#amounts-to-date, docs/domain/certificates.md#kinds
 */
export const createInvoice = (context: Context, input: InvoiceInput): Promise<Invoice | undefined> =>
  inTransaction(context, async (db) => {
    // The lock puts the certificates of a project in a row.
    const project = await requireProject(db, context, input.project_uuid, 'update');
    const kind = invoiceKind(input);
    if (kind === 'progress' && project.status === 'Completed') throw conflict(COMPLETED_TAKES_NO_PROGRESS);

    const previous = await certifiedSoFar(db, project.id, asOfToday(context));
    const columns = await invoiceColumns(db, kind, input, project, previous);
    const invoice = await insertInvoice(db, {
      ...columns,
      ...(await invoiceNumbers(db, kind, input, previous.cert_no)),
      project_id: project.id,
      kind,
      sequence: await nextSequence(db, project.id),
    } satisfies StoredFields<InvoiceInput, InvoiceMovements & { project_uuid: 'project_id' }>);
    await audit(db, context, { action: 'invoice.create', after: invoice });
    const [reply] = await invoicesByNumber(db, [invoice.id], asOfToday(context));
    return reply;
  });

import { asOfToday } from '../../../figures/viewpoint';
import { conflict } from '../../../http/errors/errors';
import { type Context } from '../../../http/request/context';
import { findDocument } from '../../documents/documents.queries';
import { detailsOfInvoice } from '../../invoices/invoices.queries';
import { createOpening } from '../../invoices/opening/create-opening';
import { deleteOpening } from '../../invoices/opening/delete-opening';
import { openingSchema } from '../../invoices/opening/opening-certificate';
import { openingReceipt } from '../../invoices/opening/opening.queries';
import { formOf, type Importable } from './importable';
import { openingsByKeys } from './openings.queries';
import { projectOf } from './references.queries';

/** Opening certificates, one for each project. docs/domain/certificates.md#opening-certificates */
export const OPENINGS: Importable = {
  schema: openingSchema,
  permission: 'project.invoice',
  keyOf: ({ project_uuid }) => project_uuid,
  findByKeys: openingsByKeys,
  read: readOpening,
  create: createOpening,
  update: () => Promise.reject(conflict('The opening certificate exists already. Undo its import to change it.')),
  remove: deleteOpening,
  number: { table: 'invoices', column: 'invoice_no' },
  references: { project_uuid: projectOf },
  defaulted: [
    ...['cert_no', 'invoice_no', 'due_date', 'materials_on_site', 'retention', 'released'],
    ...['total_tax', 'debit_note', 'received', 'description'],
  ],
  totals: ['work_done_certified', 'retention', 'released', 'total_tax', 'debit_note', 'received'],
};

async function readOpening(context: Context, uuid: string) {
  const { id } = (await findDocument(context.db, context, 'invoices', uuid)) ?? {};
  const found = id === undefined ? undefined : await detailsOfInvoice(context.db, id, asOfToday(context));
  const received = (await openingReceipt(context.db, uuid))?.payment_amt ?? '0.00';
  return formOf(openingSchema, found && { ...found, project_uuid: found.project.uuid, received });
}

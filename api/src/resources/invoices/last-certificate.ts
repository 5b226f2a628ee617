import { onlyTheLastCertificate } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { conflict } from '../../http/errors/errors';
import { type DocumentRow } from '../documents/documents.queries';
import { lastCertificate } from './invoices.queries';

/**
 * Refuses to change a certificate that later ones build on; an invoice that is no certificate may change. Lock the
 * project first. docs/domain/certificates.md#what-may-change
 */
export async function refuseEarlierCertificate(db: Db, invoice: DocumentRow<'invoices'>) {
  if (invoice.kind === 'other') return;
  const last = await lastCertificate(db, invoice.project_id);
  if (last && last.id !== invoice.id) throw conflict(onlyTheLastCertificate(last.cert_no));
}

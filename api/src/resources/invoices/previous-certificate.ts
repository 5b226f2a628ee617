import { isIdentifier, nettCertified, type PreviousCertificate } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { viewpointOf } from '../../http/routes/as-of';
import { invalid } from '../../http/errors/errors';
import { requireProject } from '../projects/require-project';
import { nextCertNo } from './next-cert-no';
import { certifiedSoFar } from './invoices.queries';

/**
 * Initial values for the next certificate's form, as of the day of the query: cumulative amounts in RM, the
 * neighbouring numbers and the earliest possible date. docs/domain/certificates.md#the-next-certificate
 */
export async function readPreviousCertificate(
  request: FastifyRequest,
  reference: string,
): Promise<PreviousCertificate> {
  const { context } = request;
  const { exclude } = request.query as { exclude?: unknown };
  if (exclude !== undefined && !isIdentifier(exclude)) throw invalid({ exclude: ['exclude is not valid.'] });
  const project = await requireProject(context.db, context, reference);

  const { cert_no, last_day, work_done, materials, retention, released, total_invoiced } = await certifiedSoFar(
    context.db,
    project.id,
    viewpointOf(request),
    exclude === undefined ? undefined : String(exclude),
  );
  return {
    prev_cert_no: cert_no,
    next_cert_no: nextCertNo(cert_no),
    prev_invoice_date: last_day,
    work_done_certified: work_done,
    materials_on_site: materials,
    retention,
    released,
    nett_certified: nettCertified({ work_done, materials, retention, released }),
    total_invoiced,
    payment_days: project.payment_days,
  };
}

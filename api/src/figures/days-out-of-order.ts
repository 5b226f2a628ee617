import {
  certificateDayProblem,
  type Day,
  type InvoiceKind,
  variationDayProblems,
  type VariationOrder,
} from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../db/database';

/** A document with a date that would now be refused, and why. */
export type DayOutOfOrder = { document: string; problem: string };

type Certificate = { project: string; invoice_no: string; kind: InvoiceKind; invoice_date: Day; last: Day | null };
type Variation = Pick<VariationOrder, 'vo_no' | 'submitted_date' | 'approved_date'> & { project: string };

/**
 * Certificates and variation orders of older data, or of a move, whose dates are out of order; figures use the dates as
 * they are. docs/domain/certificates.md#days, docs/domain/variations.md#days
 */
export async function daysOutOfOrder(db: Db, today: Day): Promise<DayOutOfOrder[]> {
  const certificates = await sql<Certificate>`
    select projects.code as project, invoice_no, kind, invoice_date, last
    from (
      select invoices.*, max(invoice_date) over (
        partition by project_id order by sequence rows between unbounded preceding and 1 preceding
      ) as last
      from invoices where deleted_at is null and kind <> 'other'
    ) certificates
    join projects on projects.id = project_id
    where invoice_date < last
    order by projects.code, sequence`.execute(db);
  const variations = await sql<Variation>`
    select projects.code as project, vo_no, submitted_date, approved_date
    from variation_orders join projects on projects.id = project_id
    where variation_orders.deleted_at is null and variation_orders.status in ('submitted', 'approved')
    order by projects.code, variation_orders.id`.execute(db);
  return [
    ...certificates.rows.flatMap(({ project, invoice_no, kind, invoice_date, last }) =>
      named(`${project}, ${invoice_no}`, [certificateDayProblem(kind, invoice_date, last)]),
    ),
    ...variations.rows.flatMap(({ project, vo_no, ...days }) =>
      named(`${project}, ${vo_no}`, Object.values(variationDayProblems(days, today)).flat()),
    ),
  ];
}

const named = (document: string, problems: readonly (string | undefined)[]) =>
  problems.flatMap((problem) => (problem ? [{ document, problem }] : []));

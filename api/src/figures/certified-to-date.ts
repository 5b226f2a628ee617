import { type RawBuilder, sql } from 'kysely';
import { dayLiteral } from './dated/day';
import { isPast, type Viewpoint } from './viewpoint';

/**
 * Amounts certified up to and including an invoice: running sums in the project's certificate order, as of a past day
 * over the certificates dated up to it. For a lateral join with `invoices`. RM. certificates.md#amounts-to-date
 */
export const certifiedToDate = (view: Viewpoint): RawBuilder<unknown> => sql`(
  select sums.*, work_done_certified + materials_on_site - retention + released as nett_certified
  from (
    select sum(earlier.work_done) as work_done_certified, sum(earlier.materials) as materials_on_site,
      sum(earlier.retention) as retention, sum(earlier.released) as released
    from invoices earlier
    where earlier.project_id = invoices.project_id and earlier.sequence <= invoices.sequence and earlier.deleted_at is null
      ${isPast(view.asOf, view) ? sql`and earlier.invoice_date <= ${dayLiteral(view.asOf)}` : sql``}
  ) sums
)`;

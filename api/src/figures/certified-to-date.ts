import { sql } from 'kysely';

/**
 * What is certified up to and with an invoice: running sums of the movements in the project's certificate order. For a
 * lateral join beside `invoices`. RM. Decision §2.
 */
export const CERTIFIED_TO_DATE = sql`(
  select sums.*, work_done_certified + materials_on_site - retention + released as nett_certified
  from (
    select sum(earlier.work_done) as work_done_certified, sum(earlier.materials) as materials_on_site,
      sum(earlier.retention) as retention, sum(earlier.released) as released
    from invoices earlier
    where earlier.project_id = invoices.project_id and earlier.sequence <= invoices.sequence and earlier.deleted_at is null
  ) sums
)`;

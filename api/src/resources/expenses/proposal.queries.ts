import { type ExpenseProposal, type ProposalQuery } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { refersTo } from '../../db/record-reference';
import { type Context } from '../../http/request/context';
import { projectScope } from '../../http/request/project-scope.queries';

const NOTHING: ExpenseProposal = { account_code: null, days_to_pay: null, tax_code: null };

/**
 * Proposes fields of a contractor's next bill from the last one the caller may see; nothing without one. The tax code
 * is the one whose rate on the bill's day yields its tax to the sen. docs/domain/expenses.md#what-is-proposed
 */
export async function proposedBy(context: Context, { contractor_uuid }: ProposalQuery): Promise<ExpenseProposal> {
  const { rows } = await sql<ExpenseProposal>`
    select
      case when account_codes.id is not null then json_build_object('uuid', account_codes.uuid, 'name', account_codes.code || ' ' || account_codes.name) end as account_code,
      case when last.due_date >= last.date_received then last.due_date - last.date_received end as days_to_pay,
      (
        select code from tax_rates rate
        where rate.rate_percent > 0 and round(last.invoice_amt * rate.rate_percent / 100, 2) = last.tax_amt
          and rate.valid_from = (select max(valid_from) from tax_rates where code = rate.code and valid_from <= last.invoice_date)
        order by valid_from desc, code limit 1
      ) as tax_code
    from (
      select * from expenses
      where ${refersTo('expenses.contractor_id', 'organisations', contractor_uuid)} and deleted_at is null
        and ${projectScope(context, 'expenses.project_id')}
      order by id desc limit 1
    ) last
    left join account_codes on account_codes.id = last.account_code_id and account_codes.deleted_at is null`.execute(
    context.db,
  );
  return rows[0] ?? NOTHING;
}

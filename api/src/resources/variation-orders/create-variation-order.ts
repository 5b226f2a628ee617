import {
  toMoney,
  variationDayProblems,
  type VariationOrderDetails,
  type VariationOrderInput,
} from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type StoredFields } from '../../db/stored-fields';
import { asOfToday } from '../../figures/viewpoint';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { invalid, refuseProblems } from '../../http/errors';
import { inTransaction } from '../../http/in-transaction';
import { findContractor } from '../contractors/contractors.queries';
import { requireProject } from '../projects/require-project';
import { insertVariationOrder, nextVoNo, variationOrderByNumber } from './variation-orders.queries';

/**
 * Records a variation of the contract, or of a contractor's order; only an approved one counts.
 * docs/domain/variations.md#fields, docs/domain/variations.md#states
 */
export const createVariationOrder = (
  context: Context,
  input: VariationOrderInput,
): Promise<VariationOrderDetails | undefined> =>
  inTransaction(context, async (db) => {
    // The lock puts the project's own numbers in a row.
    const project = await requireProject(db, context, input.project_uuid, 'update');
    const contractor_id = await contractorOf(db, input.contractor_uuid);

    const order = await insertVariationOrder(db, {
      project_id: project.id,
      contractor_id,
      vo_no: input.vo_no ?? (await nextVoNo(db, project.id)),
      ...termsOf(input),
      ...stateOf(input, context.today),
    } satisfies StoredFields<VariationOrderInput, { project_uuid: 'project_id'; contractor_uuid: 'contractor_id' }>);
    await audit(db, context, {
      action: 'variation-order.create',
      after: order,
    });
    return variationOrderByNumber(db, order.id, asOfToday(context));
  });

/** The contractor whose variation it is; null: the client's. */
export async function contractorOf(db: Db, reference: string | number | null | undefined) {
  if (!reference) return null;
  const contractor = await findContractor(db, reference);
  if (!contractor) throw invalid({ contractor_uuid: ['Contractor is not valid.'] });
  return contractor.id;
}

type Terms = Pick<
  VariationOrderInput,
  'title' | 'type' | 'amount' | 'cost_amount' | 'client_ref' | 'eot_days' | 'remarks'
>;

/** The columns of a variation that are stored as they are typed. */
export const termsOf = ({ title, type, amount, cost_amount, client_ref, eot_days, remarks }: Terms) => ({
  title,
  type,
  amount: toMoney(amount),
  cost_amount: toMoney(cost_amount ?? 0),
  client_ref: client_ref ?? null,
  eot_days: eot_days ?? 0,
  remarks: remarks ?? null,
});

// A day that was not stated is today's.
function stateOf({ status, submitted_date }: VariationOrderInput, today: string) {
  refuseProblems(variationDayProblems({ submitted_date }, today));
  return {
    status: status ?? 'draft',
    submitted_date: submitted_date ?? (status === 'submitted' ? today : null),
    approved_date: null,
  };
}

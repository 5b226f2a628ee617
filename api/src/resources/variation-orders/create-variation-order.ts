import { toMoney, variationDayProblems, type VariationOrderInput } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type StoredFields } from '../../db/stored-fields';
import { refuseProblems } from '../../http/errors/errors';
import { contractorOf } from '../contractors/contractor-of';
import { createDocument, type Creating } from '../documents/change-document';
import { nextVoNo, variationOrderById } from './variation-orders.queries';

/**
 * Records a variation of the contract or of a contractor's order; only approved ones count.
 * docs/domain/variations.md#fields, docs/domain/variations.md#states
 */
export const createVariationOrder = createDocument('variation_orders', columnsFor, variationOrderById);

async function columnsFor({ db, context, project }: Creating, input: VariationOrderInput) {
  return {
    project_id: project.id,
    contractor_id: await ownerOf(db, input.contractor_uuid),
    vo_no: input.vo_no ?? (await nextVoNo(db, project.id)),
    ...termsOf(input),
    ...stateOf(input, context.today),
  } satisfies StoredFields<VariationOrderInput, { project_uuid: 'project_id'; contractor_uuid: 'contractor_id' }>;
}

/** The id of the variation's contractor; null for one with the client. */
export const ownerOf = async (db: Db, reference: string | number | null | undefined) =>
  reference ? contractorOf(db, reference) : null;

type Terms = Pick<
  VariationOrderInput,
  'title' | 'type' | 'amount' | 'cost_amount' | 'client_ref' | 'eot_days' | 'remarks'
>;

/** The columns of a variation that are stored as typed. */
export const termsOf = ({ title, type, amount, cost_amount, client_ref, eot_days, remarks }: Terms) => ({
  title,
  type,
  amount: toMoney(amount),
  cost_amount: toMoney(cost_amount ?? 0),
  client_ref: client_ref ?? null,
  eot_days: eot_days ?? 0,
  remarks: remarks ?? null,
});

// The submitted date of a submitted variation defaults to today.
function stateOf({ status, submitted_date }: VariationOrderInput, today: string) {
  refuseProblems(variationDayProblems({ submitted_date }, today));
  return {
    status: status ?? 'draft',
    submitted_date: submitted_date ?? (status === 'submitted' ? today : null),
    approved_date: null,
  };
}

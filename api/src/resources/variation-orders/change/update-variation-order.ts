import { type VariationOrderUpdate } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../../db/stored-fields';
import { changeDocument, type Changing } from '../../documents/change-document';
import { refuseOtherProject } from '../../documents/lock-document';
import { type DocumentRow } from '../../documents/documents.queries';
import { ownerOf, termsOf } from '../create-variation-order';
import { variationOrderById } from '../variation-orders.queries';
import { guardApproved, guardApprovedDate, guardDays, guardStatus } from './guard-change';

/**
 * Changes a variation order as its state allows, and with it the sums of its project. docs/domain/variations.md#states
 */
export const updateVariationOrder = changeDocument('variation_orders', changesOf, variationOrderById);

async function changesOf(
  { db, context, project, document }: Changing<'variation_orders'>,
  input: VariationOrderUpdate,
) {
  guardStatus(document, input);
  guardApprovedDate(document, input);
  refuseOtherProject(input.project_uuid, project);
  const { contractor_uuid } = input;

  const changes = {
    ...termsOf({ ...document, ...input } satisfies StoredFields<VariationOrderUpdate, LookedUp>),
    contractor_id: contractor_uuid === undefined ? document.contractor_id : await ownerOf(db, contractor_uuid),
    vo_no: input.vo_no ?? document.vo_no,
    ...stateOf(document, input, context.today),
  } satisfies StoredFields<VariationOrderUpdate, { project_uuid: never; contractor_uuid: 'contractor_id' }>;
  guardApproved(document, changes);
  guardDays(document, changes, context.today);
  return changes;
}

type LookedUp = { project_uuid: never; contractor_uuid: never };

// Dates default to the day of the change of state.
function stateOf(variation: DocumentRow<'variation_orders'>, input: VariationOrderUpdate, today: string) {
  const status = input.status ?? variation.status;
  const reached = (wanted: string) => (status === wanted && status !== variation.status ? today : null);
  const { submitted_date, approved_date, status_reason } = { ...variation, ...input };
  return {
    status,
    status_reason,
    submitted_date: submitted_date ?? reached('submitted'),
    approved_date: approved_date ?? reached('approved'),
  };
}

import {
  type VariationOrderInput,
  type VariationOrderUpdate,
  variationOrderUpdateSchema,
} from '@siteledger/shared-lib/domain';
import { asOfToday } from '../../../figures/viewpoint';
import { deleteDocument } from '../../documents/change-document';
import { findDocument } from '../../documents/documents.queries';
import { guardDeletion } from '../../variation-orders/change/guard-change';
import { updateVariationOrder } from '../../variation-orders/change/update-variation-order';
import { createVariationOrder } from '../../variation-orders/create-variation-order';
import { variationOrderById } from '../../variation-orders/variation-orders.queries';
import { isNewStatus, variationOfFileSchema } from '../fields/kinds/variation-order';
import { type CellBody, formOf, type Importable } from './importable';
import { partyOf, projectOf } from './references.queries';
import { variationsByKeys } from './variation-orders.queries';

const deleteVariation = deleteDocument('variation_orders', guardDeletion);

/** Variation orders, by project and VO No. */
export const VARIATION_ORDERS: Importable = {
  schema: variationOfFileSchema,
  changeSchema: variationOrderUpdateSchema,
  permission: 'project.update',
  adjust: withoutSign,
  keyOf: ({ project_uuid, vo_no }) => vo_no && `${project_uuid}\n${vo_no}`,
  findByKeys: variationsByKeys,
  read: async (context, uuid) => {
    const { id } = (await findDocument(context.db, context, 'variation_orders', uuid)) ?? {};
    const found = id === undefined ? undefined : await variationOrderById(context.db, id, asOfToday(context));
    return formOf(
      variationOrderUpdateSchema,
      found && { ...found, project_uuid: found.project.uuid, contractor_uuid: found.contractor?.uuid },
    );
  },
  create: async (context, { status, approved_date, ...input }: VariationOfFile) => {
    if (isNewStatus(status)) return createVariationOrder(context, { ...input, status } as VariationOrderInput);
    // Only a submitted one is approved or rejected.
    const first = status === 'void' ? 'draft' : 'submitted';
    const variation = await createVariationOrder(context, { ...input, status: first });
    return updateVariationOrder(context, String(variation?.uuid), { status, approved_date }, undefined);
  },
  update: (context, uuid, body) => updateVariationOrder(context, uuid, body, undefined),
  remove: (context, uuid) => deleteVariation(context, uuid, undefined),
  references: { project_uuid: projectOf, contractor_uuid: partyOf('Contractor', 'organisations') },
  defaulted: ['vo_no', 'status', 'cost_amount', 'submitted_date', 'approved_date', 'eot_days'],
  totals: ['amount', 'cost_amount'],
};

type VariationOfFile = Omit<VariationOrderInput, 'status'> & Pick<VariationOrderUpdate, 'status'>;

// Lists show omissions as negative amounts.
function withoutSign({ amount, ...body }: CellBody): CellBody {
  const isNegative = body.type === 'omission' && typeof amount === 'string' && amount.startsWith('-');
  return amount === undefined ? body : { ...body, amount: isNegative ? amount.slice(1) : amount };
}

import { nextVariationOrderStatuses, type VariationOrderUpdate } from '@siteledger/shared-lib/domain';
import { conflict, invalid } from '../../../http/errors';
import { type DocumentRow } from '../../documents/queries';

type Variation = DocumentRow<'variation_orders'>;

/** Refuses a change of a void variation, and a status that it cannot have next. Decision §4. */
export function guardStatus(variation: Variation, { status, status_reason }: VariationOrderUpdate) {
  if (variation.status === 'void') throw conflict('A variation order that is void does not change.');
  if (!status || status === variation.status) return;
  if (!nextVariationOrderStatuses(variation.status).includes(status))
    throw conflict(`A variation order that is ${variation.status} cannot become ${status}.`);
  if (variation.status === 'approved' && !status_reason) throw invalid({ status_reason: ['Reason is required.'] });
}

const KEPT = { type: 'Type', amount: 'Amount', cost_amount: 'Cost Amount', contractor_id: 'Contractor' } as const;

/** Refuses to change what an approved variation moved. Decision §4. */
export function guardApproved(variation: Variation, changes: Pick<Variation, keyof typeof KEPT>) {
  if (variation.status !== 'approved') return;
  const changed = (Object.keys(KEPT) as (keyof typeof KEPT)[]).filter(
    (column) => changes[column] !== variation[column],
  );
  if (changed.length > 0)
    throw conflict(`An approved variation order keeps its ${changed.map((column) => KEPT[column]).join(', ')}.`);
}

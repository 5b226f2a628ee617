import {
  type Day,
  KEPT_WHEN_APPROVED,
  nextVariationOrderStatuses,
  variationDayProblems,
  variationOrderSchema,
  type VariationOrderUpdate,
} from '@siteledger/shared-lib/domain';
import { conflict, invalid, refuseProblems } from '../../../http/errors/errors';
import { type DocumentRow } from '../../documents/documents.queries';

type Variation = DocumentRow<'variation_orders'>;

/** Refuses to change a void variation, and forbidden changes of status. docs/domain/variations.md#states */
export function guardStatus(variation: Variation, { status, status_reason }: VariationOrderUpdate) {
  if (variation.status === 'void') throw conflict('A void variation order can no longer be edited.');
  if (!status || status === variation.status) return;
  if (!nextVariationOrderStatuses(variation.status).includes(status))
    throw conflict(`A variation order that is ${variation.status} cannot become ${status}.`);
  if (variation.status === 'approved' && !status_reason) throw invalid({ status_reason: ['Reason is required.'] });
}

const described = variationOrderSchema.describe().fields as Record<
  (typeof KEPT_WHEN_APPROVED)[number],
  { label: string }
>;

const columnOf = (field: (typeof KEPT_WHEN_APPROVED)[number]) =>
  field === 'contractor_uuid' ? 'contractor_id' : field;

type Kept = ReturnType<typeof columnOf>;

/** Refuses to clear the approval date: figures of a past day count a variation from it on. figures.md#as-of-a-day */
export function guardApprovedDate({ status }: Variation, { approved_date }: VariationOrderUpdate) {
  if (status === 'approved' && approved_date === null) throw invalid({ approved_date: ['Approved Date is required.'] });
}

/**
 * Refuses dates out of order; existing ones may stay until one of them changes or the variation is submitted or
 * approved. variations.md#days
 */
export function guardDays(
  variation: Variation,
  changes: Pick<Variation, 'status' | 'submitted_date' | 'approved_date'>,
  today: Day,
) {
  const isKept = (['submitted_date', 'approved_date'] as const).every((field) => changes[field] === variation[field]);
  const getsDay = changes.status !== variation.status && ['submitted', 'approved'].includes(changes.status);
  if (isKept && !getsDay) return;
  refuseProblems(variationDayProblems(changes, today));
}

/** Refuses to change the type, amounts or contractor of an approved variation. docs/domain/variations.md#states */
export function guardApproved(variation: Variation, changes: Pick<Variation, Kept>) {
  if (variation.status !== 'approved') return;
  const changed = KEPT_WHEN_APPROVED.filter((field) => changes[columnOf(field)] !== variation[columnOf(field)]);
  const labels = changed.map((field) => described[field].label);
  if (changed.length > 0) throw conflict(`${labels.join(', ')} of an approved variation order cannot be changed.`);
}

/** Refuses to delete an approved variation. docs/domain/states-and-deletions.md#deletions */
export function guardDeletion({ status }: Variation) {
  if (status === 'approved') throw conflict('An approved variation order cannot be deleted.');
}

import { counted, type MoveInput, type MoveReply } from '@siteledger/shared-lib/domain';
import { saveRow } from '../../db/rows';
import { type Context } from '../../http/request/context';
import { type DocumentRow } from '../documents/documents.queries';
import { nextVoNo } from '../variation-orders/variation-orders.queries';
import { auditMoves } from './audit-moves';
import { choose } from './choose';
import { type Move, moveBetween } from './move-between';
import { takenNumbers } from './moved-documents.queries';

/**
 * Moves variation orders, and with them both contract sums. A duplicate number becomes the next free one.
 * docs/domain/states-and-deletions.md#moves
 */
export const moveVariationOrders = (context: Context, input: MoveInput<'variation_orders'>): Promise<MoveReply> =>
  moveBetween(context, input, async (move) => {
    const chosen = await choose(move, 'variation_orders', input.vo_ids);
    const variations = chosen.sort((a, b) => a.id - b.id);

    const after = await renumberedInto(move, variations);
    await auditMoves(move, 'variation-order', variations, after);
    const warnings = variations.flatMap(({ vo_no }, index) => {
      const next = after[index]?.vo_no;
      return next === vo_no ? [] : [`${vo_no} becomes ${next}.`];
    });
    return { moved: variations.length, what: counted(variations.length, 'variation order'), warnings };
  });

async function renumberedInto({ db, to }: Move, variations: readonly DocumentRow<'variation_orders'>[]) {
  const taken = await takenNumbers(db, 'variation_orders', 'vo_no', to.id);
  const after: DocumentRow<'variation_orders'>[] = [];
  for (const { id, vo_no } of variations) {
    const next = taken.has(vo_no.toLowerCase()) ? await nextVoNo(db, to.id) : vo_no;
    taken.add(next.toLowerCase());
    after.push(await saveRow(db, 'variation_orders', id, { project_id: to.id, vo_no: next }));
  }
  return after;
}

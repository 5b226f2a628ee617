import { audit } from '../../http/changes/audit';
import { type Move } from './move-between';

type Row = { id: number; uuid: string };

/** One audit row for each document that moved, or that lost its order to a move. states-and-deletions.md#moves */
export async function auditMoves(
  { db, context }: Move,
  entity: string,
  before: readonly Row[],
  after: readonly Row[],
  action = `${entity}.move`,
) {
  const records = new Map(before.map((row) => [row.id, row]));
  for (const row of after)
    await audit(db, context, { action, entity, before: records.get(row.id) ?? null, after: row });
}

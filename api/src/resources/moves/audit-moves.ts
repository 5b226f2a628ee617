import { audit } from '../../http/changes/audit';
import { type Move } from './move-between';

type Row = { id: number; uuid: string };

/** Writes one audit row per document that moved or was unlinked from its order. states-and-deletions.md#moves */
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

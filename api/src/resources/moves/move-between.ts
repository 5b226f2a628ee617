import { type MoveReply } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { rolledBack } from '../../db/transaction/rolled-back';
import { type Context } from '../../http/request/context';
import { conflict, invalid } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { type LockedProject } from '../projects/projects.queries';
import { requireProject } from '../projects/require-project';

type Input = { from_project_id: string | number; to_project_id: string | number; preview?: boolean | undefined };

/** The context of a move: the transaction and both projects, locked. */
export type Move = { db: Db; context: Context; from: LockedProject; to: LockedProject };

/** The result of a move; `what` is in words ("2 invoices"). */
export type Outcome = { moved: number; what: string; warnings: string[] };

/**
 * Moves records between two of the caller's projects, all or nothing; a preview is rolled back.
 * docs/domain/states-and-deletions.md#moves
 */
export const moveBetween = (
  context: Context,
  input: Input,
  work: (move: Move) => Promise<Outcome>,
): Promise<MoveReply> =>
  inTransaction(context, async (db) => {
    const { from, to } = await lockBoth(db, context, input);
    if (to.status === 'Completed') throw conflict('Completed projects cannot receive items.');
    const run = () => work({ db, context, from, to });
    const { moved, what, warnings } = input.preview ? await rolledBack(db, run) : await run();
    const message = input.preview ? `Moves ${what} to "${to.name}".` : `${what} moved to "${to.name}".`;
    return { message, moved, warnings };
  });

// Locks both in the order of their uuids, so that opposite moves cannot deadlock.
async function lockBoth(db: Db, context: Context, { from_project_id, to_project_id }: Input) {
  const from = await requireProject(db, context, from_project_id);
  const to = await requireProject(db, context, to_project_id);
  if (from.id === to.id) throw invalid({ to_project_id: ['To Project must be another project.'] });
  const locked = new Map<number, LockedProject>();
  for (const { id } of [from, to].sort((a, b) => (a.uuid < b.uuid ? -1 : 1)))
    locked.set(id, await requireProject(db, context, id, 'update'));
  return { from: locked.get(from.id) ?? from, to: locked.get(to.id) ?? to };
}

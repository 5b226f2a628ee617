import { type Context } from '../../../http/request/context';
import { type Turn } from '../fair-line';
import { type Attempt } from './budgets';
import { countTry } from './count-try';
import { forgetTry } from './tries.queries';

/**
 * Runs a check of a secret and counts the attempt unless it succeeds; 429 when a limit is reached. Counted in the
 * database, for all servers together. `check` receives the turn for queueing at the password hash. sessions.md#limits
 */
export async function attempt<Result>(
  context: Context,
  attempted: Attempt,
  check: (turn: Turn) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const { id, turn } = await countTry(context, attempted);
  const result = await check(turn).catch(async (error: unknown) => {
    // The caller did not learn whether it was right.
    await forgetTry(context.db, id);
    throw error;
  });
  if (result !== undefined) await forgetTry(context.db, id);
  return result;
}

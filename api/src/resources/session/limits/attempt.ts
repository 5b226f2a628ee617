import { type Context } from '../../../http/request/context';
import { type Turn } from '../fair-line';
import { type Try } from './budgets';
import { countTry } from './count-try';
import { forgetTry } from './tries.queries';

/** What is tried, and for which account; each purpose has budgets of its own. */
export type Attempt = { purpose: Try['purpose']; email: string };

/**
 * Lets something secret be tried, and counts the try unless it succeeds; 429 when a budget is used up. The database counts, so
 * that all servers count together. `check` gets the turn with which to wait for a password's hash. sessions.md#limits
 */
export async function attempt<Result>(
  context: Context,
  attempted: Attempt,
  check: (turn: Turn) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const { id, turn } = await countTry(context, attempted);
  const result = await check(turn).catch(async (error: unknown) => {
    // Nobody learned whether it was right.
    await forgetTry(context.db, id);
    throw error;
  });
  if (result !== undefined) await forgetTry(context.db, id);
  return result;
}

import { ACCOUNT_CODE_LEVELS_MAX } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { invalid } from '../../http/errors/errors';
import { levelsOf, pathTo } from './account-codes.queries';

const refused = (message: string) => invalid({ parent_id: [message] });

/**
 * The id of the parent for a code, null at the top level. Throws a 422 unless the parent exists, is neither the code
 * nor its descendant, and the tree stays within the maximum depth. Lock the tree first.
 */
export async function groupOf(db: Db, parent: string | number | null | undefined, code?: number) {
  if (parent === null || parent === undefined) return null;
  const path = await pathTo(db, parent);
  const [group] = path;
  if (group === undefined) throw refused('Group is not valid.');
  if (code !== undefined && path.includes(code))
    throw refused('Group must not be the account code itself or one of its sub-accounts.');
  const levels = code === undefined ? 1 : await levelsOf(db, code);
  if (path.length + levels > ACCOUNT_CODE_LEVELS_MAX)
    throw refused(`Group is too deep: account codes have at most ${ACCOUNT_CODE_LEVELS_MAX} levels.`);
  return group;
}

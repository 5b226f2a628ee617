import { type RefNoAnswer, type RefNoQuery } from '@siteledger/shared-lib/domain';
import { type Context } from '../../http/request/context';
import { requireDocument } from '../documents/lock-document';
import { hasRefNo } from './expenses.queries';

/**
 * Whether a bill with this Ref No would be refused. It looks into every project, as the rule does, and says no more than the
 * refusal would; the expense to leave out has to be one of the caller's.
 * docs/domain/expenses.md#fields, docs/domain/roles-and-permissions.md#own-projects
 */
export async function isRefNoTaken(
  context: Context,
  { contractor_uuid, ref_no, exclude }: RefNoQuery,
): Promise<RefNoAnswer> {
  const own = exclude ? await requireDocument(context.db, context, 'expenses', exclude) : undefined;
  return { taken: await hasRefNo(context.db, contractor_uuid, ref_no, own?.id ?? null) };
}

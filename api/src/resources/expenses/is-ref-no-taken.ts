import { type RefNoAnswer, type RefNoQuery } from '@siteledger/shared-lib/domain';
import { type Context } from '../../http/request/context';
import { requireDocument } from '../documents/lock-document';
import { hasRefNo } from './expenses.queries';

/**
 * Whether a bill with this Ref No would be refused. Like the rule it checks every project, and reveals no more than the
 * refusal would; the expense to exclude must be the caller's own. docs/domain/expenses.md#fields,
 * docs/domain/roles-and-permissions.md#own-projects
 */
export async function isRefNoTaken(
  context: Context,
  { contractor_uuid, ref_no, exclude }: RefNoQuery,
): Promise<RefNoAnswer> {
  const own = exclude ? await requireDocument(context.db, context, 'expenses', exclude) : undefined;
  return { taken: await hasRefNo(context.db, contractor_uuid, ref_no, own?.id ?? null) };
}

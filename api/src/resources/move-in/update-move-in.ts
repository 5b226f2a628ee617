import { compareDays, type MoveIn, type MoveInInput, toMoney } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';
import { audit } from '../../http/changes/audit';
import { inTransaction } from '../../http/changes/in-transaction';
import { refuseStale } from '../../http/changes/version';
import { invalid } from '../../http/errors/errors';
import { type Context } from '../../http/request/context';
import { lockTotals, saveTotals } from './move-in.queries';
import { readMoveIn } from './read-move-in';

/** Replaces the totals of the former books; 409 when the version is stale. docs/domain/imports.md#moving-in */
export const updateMoveIn = (
  context: Context,
  { as_of, debtors, creditors, retention_receivable, retention_payable, bank }: MoveInInput,
  expected: number | undefined,
): Promise<MoveIn> =>
  inTransaction(context, async (db) => {
    if (compareDays(as_of, context.today) > 0) throw invalid({ as_of: ['Cut-over Date must not be in the future.'] });
    const before = await lockTotals(db, as_of);
    await refuseStale(db, before, expected);
    const after = await saveTotals(db, {
      as_of,
      debtors: given(debtors),
      creditors: given(creditors),
      retention_receivable: given(retention_receivable),
      retention_payable: given(retention_payable),
      bank: given(bank),
    } satisfies StoredFields<MoveInInput, { version: never }>);
    await audit(db, context, { action: 'move-in.update', uuid: before.uuid, before, after });
    return readMoveIn({ ...context, db });
  });

const given = (typed: string | number | null | undefined) =>
  typed === null || typed === undefined ? null : toMoney(typed);

import {
  addDays,
  compareDays,
  formatMoney,
  IMPORT_UNDO_DAYS,
  type ImportCommitInput,
  type ImportDetails,
  type ImportTotal,
  subtractMoney,
  todayInKualaLumpur,
} from '@siteledger/shared-lib/domain';
import { conflict, invalid, refuseProblems } from '../../http/errors/errors';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { findImport, missingFields, queueTask, type StoredImport } from './imports.queries';
import { lockIdleImport, lockQuietImport } from './lock-import';

/** Queues the check of an import whose mapping is complete. docs/domain/imports.md#the-check */
export const checkImport = (context: Context, reference: string): Promise<ImportDetails | undefined> =>
  inTransaction(context, async (db) => {
    const job = await lockIdleImport(db, context, reference);
    refuseIncomplete(job);
    await queueTask(db, job.id, 'check');
    return findImport(db, job.id);
  });

/** Queues the commit of a checked import without errors. docs/domain/imports.md#the-commit */
export const commitImport = (
  context: Context,
  reference: string,
  { totals, reason }: ImportCommitInput,
): Promise<ImportDetails | undefined> =>
  inTransaction(context, async (db) => {
    const job = await lockIdleImport(db, context, reference);
    if (job.status !== 'checked' || !job.counts) throw conflict('Check the import first.');
    if (job.counts.error > 0) throw conflict(`Fix or leave out the rows with errors first: ${job.counts.error}.`);
    const compared = withTyped(job.totals, totals ?? []);
    refuseDifference(compared, reason);
    await queueTask(db, job.id, 'commit', { totals: JSON.stringify(compared), reason: reason ?? null });
    return findImport(db, job.id);
  });

/** Queues the undo of a committed import. docs/domain/imports.md#undo */
export const undoImport = (context: Context, reference: string): Promise<ImportDetails | undefined> =>
  inTransaction(context, async (db) => {
    const job = await lockQuietImport(db, context, reference);
    if (job.status !== 'committed') throw conflict('Only a committed import can be undone.');
    const committed = todayInKualaLumpur(new Date(job.committed_at ?? 0));
    if (compareDays(context.today, addDays(committed, IMPORT_UNDO_DAYS)) > 0)
      throw conflict(`The import is more than ${IMPORT_UNDO_DAYS} days old and can no longer be undone.`);
    await queueTask(db, job.id, 'undo');
    return findImport(db, job.id);
  });

function refuseIncomplete(job: StoredImport) {
  const { decimal_style, date_order } = job.mapping;
  const missing = missingFields(job);
  refuseProblems({
    ...(missing.length > 0 && { fields: missing.map((label) => `${label} is required: choose its column.`) }),
    ...(!decimal_style && { decimal_style: ['Choose how amounts are written: the file can be read both ways.'] }),
    ...(!date_order && { date_order: ['Choose how dates are written: the file can be read both ways.'] }),
  });
}

function withTyped(computed: readonly ImportTotal[], typed: NonNullable<ImportCommitInput['totals']>): ImportTotal[] {
  const unknown = typed.find(({ field }) => !computed.some((total) => total.field === field));
  if (unknown) throw invalid({ totals: [`${unknown.field} has no total.`] });
  const amounts = new Map(typed.map(({ field, amount }) => [field, String(amount)]));
  return computed.map((total) => ({ ...total, typed: amounts.get(total.field) ?? null }));
}

function refuseDifference(totals: readonly ImportTotal[], reason: string | null | undefined) {
  const differences = totals.flatMap(({ label, computed, typed }) => {
    const difference = typed === null ? '0.00' : subtractMoney(computed, typed);
    return difference === '0.00' ? [] : [`${label} differs by ${formatMoney(difference)}.`];
  });
  if (differences.length > 0 && !reason) throw invalid({ reason: ['Reason is required.', ...differences] });
}

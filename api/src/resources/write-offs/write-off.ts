import { canWriteOff, writeOffDateProblem, type WriteOffInput } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type StoredFields } from '../../db/stored-fields';
import { asOfToday } from '../../figures/viewpoint';
import { changeRow } from '../../http/changes/audited-rows';
import { type Context } from '../../http/request/context';
import { conflict, invalid, notFound } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { refuseStale } from '../../http/changes/version';
import { expenseById } from '../expenses/expenses.queries';
import { invoiceById } from '../invoices/invoices.queries';
import { addEvent, type DocumentKind, lockDocument } from './write-offs.queries';

const NAMES: Record<DocumentKind, string> = { invoice: 'Invoice', expense: 'Expense' };

async function lockCurrent(
  db: Db,
  context: Context,
  kind: DocumentKind,
  reference: string,
  expected: number | undefined,
) {
  const document = await lockDocument(db, context, kind, reference);
  if (!document) throw notFound(NAMES[kind]);
  await refuseStale(db, document, expected);
  return document;
}

const replyOf = (db: Db, context: Context, kind: DocumentKind, id: number) =>
  (kind === 'invoice' ? invoiceById : expenseById)(db, id, asOfToday(context));

/** Writes off the balance of an invoice or an expense on a day. docs/domain/payments.md#write-offs */
export const writeOff = (
  context: Context,
  kind: DocumentKind,
  reference: string,
  { reason, write_off_date }: WriteOffInput,
  expected: number | undefined,
) =>
  inTransaction(context, async (db) => {
    const document = await lockCurrent(db, context, kind, reference, expected);
    if (!canWriteOff(document)) throw conflict(`The ${kind} is already settled.`);
    const date = write_off_date ?? context.today;
    const problem = writeOffDateProblem(date, document, context.today);
    if (problem) throw invalid({ write_off_date: [problem] });

    await changeRow(db, context, { action: `${kind}.write-off` }, `${kind}s`, document.id, {
      write_off_amt: document.balance,
      write_off_date: date,
      write_off_reason: reason,
    } satisfies StoredFields<WriteOffInput, { reason: 'write_off_reason' }>);
    await addEvent(db, kind, document.id, {
      action: 'write-off',
      amount: document.balance,
      reason,
      userId: context.user.id,
    });
    return replyOf(db, context, kind, document.id);
  });

/** Undoes a write-off, which restores the balance. docs/domain/payments.md#write-offs */
export const undoWriteOff = (context: Context, kind: DocumentKind, reference: string, expected: number | undefined) =>
  inTransaction(context, async (db) => {
    const document = await lockCurrent(db, context, kind, reference, expected);
    if (document.status !== 'writeOff') throw conflict(`The ${kind} is not written off.`);

    await changeRow(db, context, { action: `${kind}.undo-write-off` }, `${kind}s`, document.id, {
      write_off_amt: '0.00',
      write_off_date: null,
      write_off_reason: null,
    });
    await addEvent(db, kind, document.id, {
      action: 'undo',
      amount: document.write_off_amt,
      reason: null,
      userId: context.user.id,
    });
    return replyOf(db, context, kind, document.id);
  });

import type { ListedExpense } from '@siteledger/shared-lib/domain';
import { notify } from '@siteledger/shared-lib/ui';
import type { Batch } from './batch';

type Rows = readonly ListedExpense[];

const rowsWord = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

/** Copies a row's amount (the whole balance if nothing was typed) to the selected rows below it. */
export function fillDown(batch: Batch, rows: Rows, from: string | undefined) {
  const start = rows.findIndex(({ uuid }) => uuid === from);
  const { entries } = batch.state();
  const below = start < 0 ? [] : rows.slice(start + 1).filter(({ uuid }) => entries.get(uuid)?.isSelected);
  const typed = from === undefined ? undefined : entries.get(from)?.typed;
  batch.fill(below.map((expense) => [expense, typed] as const));
  notify.info(below.length === 0 ? 'No selected rows below.' : `${rowsWord(below.length)} filled.`);
}

/** Sets every selected row to its whole balance. */
export function fillBalances(batch: Batch) {
  const selected = [...batch.state().entries.values()].filter(({ isSelected }) => isSelected);
  batch.fill(selected.map(({ expense }) => [expense, undefined] as const));
}

/**
 * Pastes amounts into a row and those below it; blank ones leave their row unchanged. Returns a description of the
 * result.
 */
export function pasteDown(batch: Batch, rows: Rows, from: string, amounts: readonly string[]) {
  const start = rows.findIndex(({ uuid }) => uuid === from);
  const pairs = amounts.flatMap((amount, index) => {
    const expense = rows[start + index];
    return expense && amount !== '' ? [[expense, amount] as const] : [];
  });
  batch.fill(pairs);
  const missed = Math.max(0, amounts.length - (rows.length - start));
  const rest = missed > 0 ? ` ${rowsWord(missed)} ${missed === 1 ? 'was' : 'were'} skipped: end of page.` : '';
  return `${rowsWord(pairs.length)} filled.${rest}`;
}

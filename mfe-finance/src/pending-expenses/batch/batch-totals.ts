import { addMoney, compareMoney, isAmount, type Money } from '@siteledger/shared-lib/domain';
import type { Entry } from './batch-entry';
import { amountOf, problemsOf, type Problems } from './row-problems';

/** Part of a selection for one supplier; RM. */
export type SupplierTotal = { uuid: string; name: string; bank: string | null; count: number; sum: Money };

/**
 * Number of selected rows, the sum of those without errors in RM, also by supplier, and the rows with errors and
 * warnings.
 */
export type BatchTotals = {
  count: number;
  sum: Money;
  suppliers: SupplierTotal[];
  wrong: string[];
  warned: string[];
};

const ZERO: Money = '0.00';

// Cached, so that only the edited row is checked again.
const known = new WeakMap<Entry, Problems>();

function problemsOfEntry(entry: Entry) {
  const problems = known.get(entry) ?? problemsOf(entry.expense, entry);
  known.set(entry, problems);
  return problems;
}

/** Running totals of a selection, largest supplier first. */
export function totalsOf(entries: ReadonlyMap<string, Entry>): BatchTotals {
  const suppliers = new Map<string, { total: SupplierTotal; amounts: Money[] }>();
  const totals: BatchTotals = { count: 0, sum: ZERO, suppliers: [], wrong: [], warned: [] };
  for (const entry of entries.values()) {
    if (!entry.isSelected) continue;
    const { expense } = entry;
    const { errors, warnings } = problemsOfEntry(entry);
    totals.count += 1;
    if (errors.length > 0) totals.wrong.push(expense.uuid);
    if (warnings.length > 0) totals.warned.push(expense.uuid);
    const { uuid, name } = expense.contractor;
    const bank = expense.guards?.contractor_bank ?? null;
    const supplier = suppliers.get(uuid) ?? { total: { uuid, name, bank, count: 0, sum: ZERO }, amounts: [] };
    supplier.total.count += 1;
    const amount = amountOf(expense, entry);
    if (errors.length === 0 && isAmount(amount)) supplier.amounts.push(amount);
    suppliers.set(uuid, supplier);
  }
  totals.suppliers = [...suppliers.values()]
    .map(({ total, amounts }) => ({ ...total, sum: addMoney(ZERO, ...amounts) }))
    .sort((one, other) => compareMoney(other.sum, one.sum) || one.name.localeCompare(other.name));
  totals.sum = addMoney(ZERO, ...totals.suppliers.map(({ sum }) => sum));
  return totals;
}

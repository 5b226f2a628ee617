import { type Day } from '@siteledger/shared-lib/domain';
import { daysBetween } from './calendar';
import { type SeedInvoice } from './certificates';
import { COUNTS } from './counts';
import { type Random } from './random';

/**
 * Share of receipts that leave a balance; the open invoices that the share below asks for follow from it.
 * docs/domain/demo-data.md#what-they-are-like
 */
const PARTIAL_RECEIPTS = 0.12;

/** Share of open invoices that are overdue. docs/domain/demo-data.md#what-they-are-like */
const OVERDUE = 0.2;

/**
 * Of the overdue invoices, how many stand in each ageing bucket: days overdue up to, and weight.
 * docs/domain/dashboards-and-reports.md#ageing
 */
const AGEING: readonly (readonly [number, number])[] = [
  [30, 50],
  [60, 20],
  [90, 15],
  [Infinity, 15],
];

/** Which invoices are settled, which are open, which are written off. */
export type ReceiptsPlan = { settled: SeedInvoice[]; open: SeedInvoice[]; writtenOff: SeedInvoice[] };

/**
 * So many invoices are settled that receipts and partial receipts come out at their counts. Of the others a fifth is overdue;
 * who pays before the due date makes room where too many would be open.
 */
export function planReceipts(invoices: readonly SeedInvoice[], today: Day, random: Random): ReceiptsPlan {
  const settledCount = Math.round(COUNTS.receipts * (1 - PARTIAL_RECEIPTS));
  const openCount = invoices.length - COUNTS.invoiceWriteOffs - settledCount;
  const isDue = ({ due }: SeedInvoice) => due < today;
  const notDue = invoices.filter((invoice) => !isDue(invoice)).slice(-Math.round(openCount * (1 - OVERDUE)));
  const overdueCount = Math.round((notDue.length * OVERDUE) / (1 - OVERDUE));
  const open = [...notDue, ...pickOverdue(invoices.filter(isDue), today, overdueCount, random)];
  const rest = invoices.filter((invoice) => !open.includes(invoice));
  const writtenOff = random
    .shuffled(rest.filter((invoice) => isDue(invoice) && invoice.isOfCompleted))
    .slice(0, COUNTS.invoiceWriteOffs);
  return { open, writtenOff, settled: rest.filter((invoice) => !writtenOff.includes(invoice)) };
}

// Completed projects are settled, so it is running ones that owe.
function pickOverdue(due: readonly SeedInvoice[], today: Day, count: number, random: Random) {
  const candidates = random.shuffled(due.filter(({ isOfCompleted }) => !isOfCompleted));
  const picked = new Set<SeedInvoice>();
  while (picked.size < Math.min(count, candidates.length)) {
    const bucket = random.weighted(
      AGEING.map((range, index) => [{ from: AGEING[index - 1]?.[0] ?? 0, to: range[0] }, range[1]]),
    );
    const found = candidates.find((invoice) => {
      const days = daysBetween(invoice.due, today);
      return !picked.has(invoice) && days > bucket.from && days <= bucket.to;
    });
    if (found) picked.add(found);
  }
  return [...picked];
}

import { type Day } from '@siteledger/shared-lib/domain';
import { daysBetween } from '../numbers/calendar';
import { type SeedInvoice } from './certificates';
import { COUNTS } from '../numbers/counts';
import { type Random } from '../numbers/random';

/**
 * Share of receipts that are partial; together with the counts it determines the open invoices.
 * docs/domain/demo-data.md#what-they-are-like
 */
const PARTIAL_RECEIPTS = 0.12;

/** Share of open invoices that are overdue. docs/domain/demo-data.md#what-they-are-like */
const OVERDUE = 0.2;

/**
 * The overdue invoices by ageing bucket: maximum days overdue, and weight. docs/domain/dashboards-and-reports.md#ageing
 */
const AGEING: readonly (readonly [number, number])[] = [
  [30, 50],
  [60, 20],
  [90, 15],
  [Infinity, 15],
];

/** Invoices that are settled, open or written off. */
export type ReceiptsPlan = { settled: SeedInvoice[]; open: SeedInvoice[]; writtenOff: SeedInvoice[] };

/**
 * Settles as many invoices as the counts of receipts and partial receipts require. A fifth of the open ones is overdue;
 * where too many would be open, some are paid before their due date.
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

// Only running projects owe; completed ones are settled.
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

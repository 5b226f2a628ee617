import { addDays, type Day } from '@siteledger/shared-lib/domain';
import { type Block } from '../block';
import { daysBetween, recordedOn } from '../numbers/calendar';
import { type SeedInvoice } from './certificates';
import { COUNTS } from '../numbers/counts';
import { type SeedRow } from '../insert-rows';
import { type BankAccountIds } from '../parties/own-bank-accounts';
import { type ReceiptsPlan } from './receipts-plan';
import { type Random } from '../numbers/random';
import { ringgit, type Sen } from '../numbers/sen';

/** Days from an invoice to its receipt: half are below the median. demo-data.md#what-they-are-like */
const RECEIPT_DELAY = { medianDays: 54, sigma: 0.3, leastDays: 10 };

/** Share of partial receipts whose invoice is still open. */
const PARTIAL_AND_OPEN = 0.4;

/** The share paid by a partial receipt, and by one whose small remainder was written off. */
const PART = [0.3, 0.8] as const;
const PART_BEFORE_WRITE_OFF = [0.8, 0.97] as const;

/** The time of the first of two parts, as a share of the whole delay. */
const FIRST_PART_AFTER = 0.7;

const RECEIVING_BANK = 'Maybank';

type Row = SeedRow<'payments'>;

/** Makes the receipts of a block: one per settled invoice, and partial ones up to the count. */
export function makeReceipts(
  block: Block,
  { settled, open, writtenOff }: ReceiptsPlan,
  bankAccounts: BankAccountIds,
): Row[] {
  const random = block.random('receipts');
  const dateOf = (invoice: SeedInvoice) => receivedOn(invoice, block.yesterday, random);
  const receipt = (invoice: SeedInvoice, amount: Sen, date = dateOf(invoice)) => ({
    ...receiptRow(block, invoice, amount, date, random),
    bank_account_id: bankAccounts[RECEIVING_BANK],
  });
  const partials = Math.max(0, COUNTS.receipts - settled.length);
  const olderOpen = open.filter(({ date }) => daysBetween(date, block.yesterday) > RECEIPT_DELAY.leastDays);
  const leftOpen = random.shuffled(olderOpen).slice(0, Math.round(partials * PARTIAL_AND_OPEN));
  const inParts = random.shuffled(settled).slice(0, partials - leftOpen.length - writtenOff.length);
  const inTwoParts = (invoice: SeedInvoice) => {
    const [first, last] = [partOf(invoice.total, PART, random), dateOf(invoice)];
    const days = Math.floor(daysBetween(invoice.date, last) * FIRST_PART_AFTER);
    return [receipt(invoice, first, addDays(invoice.date, days)), receipt(invoice, invoice.total - first, last)];
  };
  return [
    ...settled.filter((invoice) => !inParts.includes(invoice)).map((invoice) => receipt(invoice, invoice.total)),
    ...inParts.flatMap(inTwoParts),
    // The first open invoice lacks one sen.
    ...leftOpen.map((invoice, index) =>
      receipt(invoice, index === 0 ? invoice.total - 1 : partOf(invoice.total, PART, random)),
    ),
    ...writtenOff.map((invoice) => receipt(invoice, partOf(invoice.total, PART_BEFORE_WRITE_OFF, random))),
  ];
}

const partOf = (total: Sen, share: readonly [number, number], random: Random) =>
  Math.round(total * random.between(...share));

// A receipt that would come in the future comes just before today instead.
function receivedOn({ date }: SeedInvoice, yesterday: Day, random: Random): Day {
  const age = daysBetween(date, yesterday);
  const delay = Math.round(random.lognormal(RECEIPT_DELAY.medianDays, RECEIPT_DELAY.sigma));
  const soonest = Math.min(age, RECEIPT_DELAY.leastDays);
  return addDays(date, delay <= age ? Math.max(delay, soonest) : random.whole(Math.max(soonest, age - 14), age));
}

function receiptRow({ numbering }: Block, invoice: SeedInvoice, amount: Sen, date: Day, random: Random): Row {
  return {
    id: numbering.nextId('payments'),
    uuid: random.uuid(),
    project_id: invoice.projectId,
    invoice_id: invoice.id,
    expense_id: null,
    payment_record_id: null,
    payment_date: date,
    payment_amt: ringgit(amount),
    bank: RECEIVING_BANK,
    cheque_no: `IBG${random.whole(1_000_000, 9_999_999)}`,
    remark: null,
    ...recordedOn(date, random),
  };
}

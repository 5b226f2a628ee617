import { addDays, compareDays, type Day } from '@siteledger/shared-lib/domain';
import { billedWithoutOrder } from '../billing/billing';
import { type Block } from '../block';
import { daysBetween, earlier } from '../numbers/calendar';
import { COUNTS } from '../numbers/counts';
import { type Party } from '../parties/organisations';
import { type SeedProject } from '../projects/projects';
import { type SeedOrder } from './purchase-orders';
import { type Random } from '../numbers/random';
import { percentOf, type Sen } from '../numbers/sen';
import { serviceTaxOn } from '../numbers/service-tax';
import { allocate } from '../numbers/spread';

/** Share of bills on an order. docs/domain/demo-data.md#what-they-are-like */
const ON_ORDER = 0.85;

/** Days from an order to its first bill, and from the end of the works to the last bill. */
const FIRST_BILL_DAYS = 12;
const LAST_BILL_DAYS = 45;

/** The spread of bill amounts, on an order and without one. */
const BILL_SIGMA = { onOrder: 0.35, withoutOrder: 1 };
const SIZE_EXPONENT = 0.6;

/** A bill before it is numbered. */
export type Bill = {
  project: SeedProject;
  party: Party;
  order: SeedOrder | undefined;
  date: Day;
  amount: Sen;
  tax: Sen;
};

/** Every bill of a block by date: partial bills on orders, and small ones without an order. */
export function planBills(
  block: Block,
  projects: readonly SeedProject[],
  orders: readonly SeedOrder[],
  parties: readonly Party[],
): Bill[] {
  const random = block.random('bills');
  const onOrder = Math.round(COUNTS.expenses * ON_ORDER);
  const bills = [
    ...billsOnOrders(block, orders, onOrder, random),
    ...billsWithoutOrder(block, projects, parties, COUNTS.expenses - onOrder, random),
  ];
  return bills.sort((left, right) => compareDays(left.date, right.date));
}

function billsOnOrders({ yesterday }: Block, orders: readonly SeedOrder[], count: number, random: Random): Bill[] {
  const billed = orders.filter(({ billedNett }) => billedNett > 0);
  const counts = allocate(
    count,
    billed.map(({ billedNett }) => billedNett ** (SIZE_EXPONENT / 2)),
    1,
  );
  return billed.flatMap((order, index) => {
    const parts = allocate(order.billedNett, weights(counts[index] ?? 1, BILL_SIGMA.onOrder, random), 1);
    let sum = 0;
    return parts.map((amount, place) => {
      const tax = taxBilled(order, sum + amount) - taxBilled(order, sum);
      sum += amount;
      const date = billDate(order, (place + random.next()) / parts.length, yesterday);
      return { project: order.project, party: order.party, order, date, amount, tax };
    });
  });
}

// Tax is computed on the running sum, so that an order's bills add up to its value to the sen.
const taxBilled = ({ value, nett }: SeedOrder, billed: Sen): Sen => Math.round(((value - nett) * billed) / nett);

function billDate({ issued, project }: SeedOrder, share: number, yesterday: Day): Day {
  const last = earlier(addDays(project.end, LAST_BILL_DAYS), yesterday);
  const first = earlier(addDays(issued, FIRST_BILL_DAYS), last);
  return addDays(first, Math.floor(share * daysBetween(first, last)));
}

function billsWithoutOrder(
  { yesterday }: Block,
  projects: readonly SeedProject[],
  parties: readonly Party[],
  count: number,
  random: Random,
): Bill[] {
  const running = projects.filter(({ certificates }) => certificates > 0);
  const ranking = parties.map((party) => [party, party.weight] as const);
  const counts = allocate(
    count,
    running.map((project) => billedWithoutOrder(project) ** SIZE_EXPONENT),
    1,
  );
  return running.flatMap((project, index) => {
    const amounts = allocate(
      billedWithoutOrder(project),
      weights(counts[index] ?? 1, BILL_SIGMA.withoutOrder, random),
      1,
    );
    const days = daysBetween(project.start, earlier(project.end, yesterday));
    return amounts.map((gross) => {
      const party = random.weighted(ranking);
      const date = addDays(project.start, random.whole(0, days));
      const percent = party.isTaxRegistered ? serviceTaxOn(date) : 0;
      const amount = Math.max(1, Math.round(gross / (1 + percent / 100)));
      return { project, party, order: undefined, date, amount, tax: percentOf(amount, percent) };
    });
  });
}

const weights = (count: number, sigma: number, random: Random) =>
  Array.from({ length: count }, () => random.lognormal(1, sigma));

import { type Block } from '../block';
import { COUNTS } from '../numbers/counts';
import { finalCost, ORDERED } from '../buying/order-plan';
import { type SeedProject } from '../projects/projects';
import { type SeedOrder } from '../buying/purchase-orders';
import { type Random } from '../numbers/random';
import { type Sen } from '../numbers/sen';
import { sCurve } from '../numbers/s-curve';
import { fitCapped } from '../numbers/spread';

/** Share of over-billed orders, and the excess. demo-data.md#what-they-are-like */
const OVER_BILLED = 0.06;
const OVER_BILLED_BY = { least: 0.01, most: 0.09 };

/** Bills follow the work with a delay. */
const BILLED_OF_WORK = 0.94;

/** The spread of billing progress between orders. */
const EVENNESS = { least: 0.5, most: 1.5 };

/** The share of a project's work that is done. */
const workDone = ({ status, certificates, months, pace }: SeedProject) => {
  if (status === 'New') return 0;
  return status === 'Completed' ? 1 : sCurve(Math.min(1, (certificates / months) * pace)) * BILLED_OF_WORK;
};

/** The sum of a project's bills without an order, in sen. */
export const billedWithoutOrder = (project: SeedProject): Sen =>
  Math.round(finalCost(project) * (1 - ORDERED) * workDone(project));

/** Distributes billed amounts over the orders so that bills follow the work; fully billed orders are closed. */
export function planBilling(block: Block, orders: readonly SeedOrder[], projects: readonly SeedProject[]) {
  const random = block.random('billing');
  for (const project of projects) {
    const own = orders.filter((order) => order.project === project && order.status === 'issued');
    billProject(project, own, random);
  }
  const full = orders.filter((order) => order.billedNett > 0 && order.billedNett === order.nett);
  for (const order of random.shuffled(full).slice(0, Math.round(COUNTS.purchaseOrders * OVER_BILLED))) {
    order.billedNett += Math.ceil(order.nett * random.between(OVER_BILLED_BY.least, OVER_BILLED_BY.most));
  }
}

function billProject(project: SeedProject, orders: readonly SeedOrder[], random: Random) {
  const target = finalCost(project) * ORDERED * workDone(project);
  if (target === 0) return;
  const progress = orders.map(() => random.between(EVENNESS.least, EVENNESS.most));
  const factor = fitCapped(
    progress,
    orders.map(({ value }) => value),
    target,
  );
  for (const [index, order] of orders.entries()) {
    const share = Math.min(1, (progress[index] ?? 0) * factor);
    order.billedNett = Math.floor(order.nett * share);
    if (share === 1) order.status = 'closed';
  }
}

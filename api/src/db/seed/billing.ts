import { type Block } from './block';
import { COUNTS } from './counts';
import { finalCost, ORDERED } from './order-plan';
import { type SeedProject } from './projects';
import { type SeedOrder } from './purchase-orders';
import { type Random } from './random';
import { type Sen } from './sen';
import { sCurve } from './s-curve';
import { fitCapped } from './spread';

/** Share of orders on which more was billed than ordered, and by how much. demo-data.md#what-they-are-like */
const OVER_BILLED = 0.06;
const OVER_BILLED_BY = { least: 0.01, most: 0.09 };

/** Bills come a little after the work that they are for. */
const BILLED_OF_WORK = 0.94;

/** How much further some orders are than others. */
const EVENNESS = { least: 0.5, most: 1.5 };

/** Share of the work that a project has done. */
const workDone = ({ status, certificates, months, pace }: SeedProject) => {
  if (status === 'New') return 0;
  return status === 'Completed' ? 1 : sCurve(Math.min(1, (certificates / months) * pace)) * BILLED_OF_WORK;
};

/** What a project's bills without an order come to, in sen. */
export const billedWithoutOrder = (project: SeedProject): Sen =>
  Math.round(finalCost(project) * (1 - ORDERED) * workDone(project));

/** Decides what is billed on each order, so that a project's bills follow its work; what is billed in full is closed. */
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

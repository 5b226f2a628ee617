import { addDays, compareDays, type Day } from '@siteledger/shared-lib/domain';
import { type Block } from '../block';
import { daysBetween, earlier } from '../numbers/calendar';
import { COUNTS } from '../numbers/counts';
import { type Party } from '../parties/organisations';
import { type SeedProject } from '../projects/projects';
import { type Random } from '../numbers/random';
import { type Sen } from '../numbers/sen';
import { allocate } from '../numbers/spread';

/** Share of a project's cost on orders; the rest is billed without one. */
export const ORDERED = 0.9;

/** Share of the orders placed before the first certificate, and of a new project's orders. */
const ORDERED_AT_START = 0.55;
const ORDERED_WHILE_NEW = 0.12;

const LEAST_ORDERS = 3;

/** A new project's share of the orders it would have by its size. */
const WEIGHT_WHILE_NEW = 0.2;

/** Below 1, so that a project twice as large has less than twice the orders. */
const SIZE_EXPONENT = 0.55;

/** The spread of order values in a project, the factor for sub-contracts, and the least value in sen (RM 300). */
const VALUE = { sigma: 0.9, subContract: 3, least: 30_000 };

/** The share of the elapsed time in which orders are placed. */
const PLACED_WITHIN = 0.8;

/** A planned order: its planned value with tax, and the number of its lines. */
export type OrderPlan = { project: SeedProject; party: Party; plannedValue: Sen; issued: Day; lineCount: number };

/** The share of a project's time that has elapsed, from 0 to 1. */
const timeUsed = ({ status, certificates, months }: SeedProject) =>
  status === 'Completed' ? 1 : Math.min(1, certificates / months);

/** A project's final cost, in sen. */
export const finalCost = ({ contractSumAndVo, costRatio }: SeedProject) => contractSumAndVo * costRatio;

/** The orders of a block by date: contractor, value and date of issue. */
export function planOrders(block: Block, projects: readonly SeedProject[], parties: readonly Party[]): OrderPlan[] {
  const random = block.random('orders');
  const ranking = parties.map((party) => [party, party.weight] as const);
  const ordering = projects.filter(({ isEmpty }) => !isEmpty);
  const sizes = ordering.map(
    ({ status, contractSum }) => contractSum ** SIZE_EXPONENT * (status === 'New' ? WEIGHT_WHILE_NEW : 1),
  );
  const counts = allocate(COUNTS.purchaseOrders, sizes, LEAST_ORDERS);
  const lineCounts = allocate(
    COUNTS.orderLines,
    Array.from({ length: COUNTS.purchaseOrders }, () => random.lognormal(1, 0.5)),
    1,
  );
  const plans = ordering.flatMap((project, index) => {
    const chosen = Array.from({ length: counts[index] ?? 0 }, () => random.weighted(ranking));
    const weights = chosen.map(({ isSubContractor }) =>
      random.lognormal(isSubContractor ? VALUE.subContract : 1, VALUE.sigma),
    );
    const targets = allocate(orderedSoFar(project), weights, VALUE.least);
    return chosen.map((party, place) => ({
      project,
      party,
      plannedValue: targets[place] ?? 0,
      issued: issuedOn(project, block.yesterday, random),
      lineCount: lineCounts.pop() ?? 1,
    }));
  });
  return plans.sort((left, right) => compareDays(left.issued, right.issued));
}

function orderedSoFar(project: SeedProject): Sen {
  const all = finalCost(project) * ORDERED;
  if (project.status === 'New') return Math.round(all * ORDERED_WHILE_NEW);
  // A losing project has placed all orders, so that the loss shows.
  const share = project.isLosing ? 1 : Math.min(1, ORDERED_AT_START + (1 - ORDERED_AT_START) * timeUsed(project));
  return Math.round(all * share);
}

function issuedOn({ status, created, start, end }: SeedProject, yesterday: Day, random: Random): Day {
  if (status === 'New') return addDays(created, random.whole(0, daysBetween(created, yesterday)));
  const days = daysBetween(start, earlier(end, yesterday));
  // Squared, so that most orders are placed early.
  return addDays(start, Math.floor(random.next() ** 2 * days * PLACED_WITHIN));
}

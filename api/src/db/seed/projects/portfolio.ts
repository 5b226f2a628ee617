import { type Block } from '../block';
import { COUNTS } from '../numbers/counts';
import { type Random } from '../numbers/random';
import { type Sen, senOf } from '../numbers/sen';
import { allocate, lognormalQuantiles } from '../numbers/spread';

type Status = keyof typeof COUNTS.projects;

/** Contract sums in RM: lognormal, half of them below the median, truncated at both ends. */
const CONTRACT_SUM = { median: 3_200_000, sigma: 1.2, lowest: 250_000, highest: 45_000_000 };

/** The duration of works in months. */
const MONTHS = { shortest: 8, longest: 30 };

/** Months since the completed projects ended, evenly distributed. */
const ENDED_MONTHS_AGO = { latest: 2, earliest: 16 };
const COMPLETED_MONTHS = { shortest: 8, longest: 21 };

/** Months from completion to the release of the second half of the retention. */
export const DEFECTS_MONTHS = 12;

/** The elapsed share of an ongoing project's time; above 1 it is late. */
const TIME_USED = { least: 0.25, most: 1.05 };

/** The factor by which works are behind or ahead of time. */
const PACE = { slowest: 0.8, fastest: 1.06 };

/** Cost as a share of the contract sum. */
const COST_RATIO = { lowest: 0.82, highest: 0.94 };
const LOSING_COST_RATIO = 1.08;

/** A project before it has a name, a client or documents. */
export type Plan = {
  status: Status;
  isGiant: boolean;
  isEmpty: boolean;
  isLosing: boolean;
  contractSum: Sen;
  /** Planned months, monthly certificates and retention releases so far. */
  months: number;
  certificates: number;
  releases: number;
  endedMonthsAgo: number;
  /** Progress over time used: 1 is on time. */
  pace: number;
  costRatio: number;
};

/** Plans the projects of a block: all counts and distributions that depend on each other. */
export function planPortfolio(block: Block): Plan[] {
  const random = block.random('portfolio');
  const total = COUNTS.projects.New + COUNTS.projects['On Going'] + COUNTS.projects.Completed;
  // Drops the largest sum for the giant project; the empty project has none.
  const sums = lognormalQuantiles(total - 1, CONTRACT_SUM.median, CONTRACT_SUM.sigma).slice(0, -1);
  const shuffled = random.shuffled(sums.map((sum) => Math.max(CONTRACT_SUM.lowest, Math.round(sum / 100) * 100)));
  const sum = () => senOf(shuffled.pop() ?? CONTRACT_SUM.median);
  const completed = planCompleted(random, sum);
  const monthly = COUNTS.certificates - completed.reduce((all, plan) => all + plan.certificates + plan.releases, 0);
  return [...planNew(random, sum), ...planOnGoing(random, sum, monthly), ...completed];
}

const base = (random: Random, status: Status, contractSum: Sen) => ({
  status,
  contractSum,
  isGiant: false,
  isEmpty: false,
  isLosing: false,
  months: random.whole(MONTHS.shortest, MONTHS.longest),
  certificates: 0,
  releases: 0,
  endedMonthsAgo: 0,
  pace: 1,
  costRatio: random.between(COST_RATIO.lowest, COST_RATIO.highest),
});

// The first new project is the empty one.
const planNew = (random: Random, sum: () => Sen): Plan[] =>
  Array.from({ length: COUNTS.projects.New }, (_, index) => ({
    ...base(random, 'New', index === 0 ? 0 : sum()),
    isEmpty: index === 0,
  }));

// The first ongoing project is the giant, the second loses money.
function planOnGoing(random: Random, sum: () => Sen, certificates: number): Plan[] {
  const count = COUNTS.projects['On Going'];
  const weights = Array.from({ length: count }, (_, index) => (index === 0 ? 2 : random.between(0.5, 1.6)));
  return allocate(certificates, weights, 3).map((claims, index) => {
    const isLosing = index === 1;
    const timeUsed = isLosing ? 0.75 : random.between(TIME_USED.least, TIME_USED.most);
    const months = Math.min(MONTHS.longest, Math.max(MONTHS.shortest, Math.round(claims / timeUsed)));
    return {
      ...base(random, 'On Going', index === 0 ? senOf(CONTRACT_SUM.highest) : sum()),
      isGiant: index === 0,
      isLosing,
      months,
      certificates: claims,
      pace: random.between(PACE.slowest, PACE.fastest),
      ...(isLosing && { costRatio: LOSING_COST_RATIO }),
    };
  });
}

// The last completed project lost money.
function planCompleted(random: Random, sum: () => Sen): Plan[] {
  const count = COUNTS.projects.Completed;
  const step = (range: number, index: number) => Math.round((range * index) / (count - 1));
  const durations = random.shuffled(
    Array.from(
      { length: count },
      (_, index) => COMPLETED_MONTHS.shortest + step(COMPLETED_MONTHS.longest - COMPLETED_MONTHS.shortest, index),
    ),
  );
  return durations.map((months, index) => {
    const endedMonthsAgo = ENDED_MONTHS_AGO.latest + step(ENDED_MONTHS_AGO.earliest - ENDED_MONTHS_AGO.latest, index);
    const isLosing = index === count - 1;
    return {
      ...base(random, 'Completed', sum()),
      months,
      certificates: months,
      releases: endedMonthsAgo > 1 + DEFECTS_MONTHS ? 2 : 1,
      endedMonthsAgo,
      isLosing,
      ...(isLosing && { costRatio: LOSING_COST_RATIO }),
    };
  });
}

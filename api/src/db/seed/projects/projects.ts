import { compareDays, type ContractTerms, type Day } from '@siteledger/shared-lib/domain';
import { type Db } from '../../database';
import { type Block } from '../block';
import { recordedOn } from '../numbers/calendar';
import { type SeedClient } from '../parties/clients';
import { ODD_NAMES } from '../names/company-names';
import { insertRows } from '../insert-rows';
import { projectCode } from '../numbering';
import { contractTermsOf } from './contract-terms';
import { type Plan, planPortfolio } from './portfolio';
import { datesOf, type ProjectDates } from './project-dates';
import { type Random } from '../numbers/random';
import { percentOf, ringgit, type Sen } from '../numbers/sen';
import { EMPTY_WORK, LONGEST_WORK, servicesOf, workName } from '../names/work-names';

/**
 * Share of projects with 5% retention throughout; the others have 10% up to 5% of the contract sum.
 * certificates.md#retention
 */
const PLAIN_RETENTION = 0.6;

/** The budget as a share of the planned cost, and its contingency. */
const BUDGET_OF_COST = { lowest: 0.96, highest: 1 };
const CONTINGENCY_PERCENT = 2;
const BUDGET_STEP: Sen = 100_000;
/** A losing project's planned cost ratio. */
const HOPED_COST_RATIO = 0.88;

/** Share of projects with variations or omissions that are not itemised, and their size. */
const UNITEMISED = { share: 0.25, percent: 1 };

export type SeedProject = Plan &
  ProjectDates & {
    id: number;
    client: SeedClient;
    retentionPercent: number;
    retentionLimit: Sen;
    /**
     * The contract sum including variations that are not itemised; approved variation orders are added as they are
     * made.
     */
    contractSumAndVo: Sen;
  };

/** Stores the projects of a block in the order of recording. */
export async function seedProjects(db: Db, block: Block, clients: readonly SeedClient[]): Promise<SeedProject[]> {
  const random = block.random('projects');
  // A stream of its own, so that the rest of the demo stays as it is.
  const contracts = block.random('contract terms');
  const plans = planPortfolio(block);
  const isPlain = random.shuffled(plans.map((_, index) => index < Math.round(plans.length * PLAIN_RETENTION)));
  const made = plans
    .map((plan, index) => ({ plan, index, dates: datesOf(plan, block.today, random) }))
    .sort((left, right) => compareDays(left.dates.created, right.dates.created))
    .map(({ plan, index, dates }) => {
      const place = placeOf(block, plan, index, clients, random);
      const terms = contractTermsOf(contracts, { plan, dates, today: block.today });
      return makeProject(block, { plan, dates, terms, isPlain: isPlain[index] ?? true, ...place }, random);
    });
  await insertRows(
    db,
    'projects',
    made.map(({ row }) => row),
  );
  return made.map(({ project }) => project);
}

// Odd names go where they cannot break the accounting export of a running project, whose cards take 50 characters.
function placeOf(block: Block, plan: Plan, index: number, clients: readonly SeedClient[], random: Random) {
  const [longest, odd] = [clients[clients.length - 1], clients[clients.length - 2]] as [SeedClient, SeedClient];
  if (plan.isEmpty) return { name: EMPTY_WORK, client: clients[0] as SeedClient };
  if (block.isFirst && index === 1) return { name: LONGEST_WORK, client: longest };
  if (block.isFirst && plan.isLosing && plan.status === 'On Going') return { name: ODD_NAMES.project, client: odd };
  return { name: block.uniqueName(() => workName(random)), client: random.pick(clients.slice(0, -1)) };
}

type Draft = {
  plan: Plan;
  dates: ProjectDates;
  terms: ContractTerms;
  isPlain: boolean;
  name: string;
  client: SeedClient;
};

function makeProject(block: Block, { plan, dates, terms, isPlain, name, client }: Draft, random: Random) {
  const id = block.numbering.nextId('projects');
  const { contractSum } = plan;
  const retentionPercent = isPlain ? 5 : 10;
  const retentionLimit = percentOf(contractSum, 5);
  const unitemised = () => (random.chance(UNITEMISED.share) ? percentOf(contractSum, UNITEMISED.percent) : 0);
  const [variation, omission] = [unitemised(), unitemised()];
  const budget = budgetOf(plan, random);
  const row = {
    id,
    uuid: random.uuid(),
    code: projectCode(block.numbering),
    name,
    status: plan.status,
    client_id: client.id,
    end_customer_id: client.endCustomerId,
    contract_sum: ringgit(contractSum),
    variation_order: ringgit(variation),
    omission_value: ringgit(omission),
    budget: ringgit(budget),
    contingency_amt: ringgit(percentOf(budget, CONTINGENCY_PERCENT)),
    retention_percent: ringgit(retentionPercent * 100),
    retention: isPlain ? null : ringgit(retentionLimit),
    schedule: servicesOf(random),
    remarks: remarksOf(plan, dates.end),
    start_date: dates.start,
    end_date: dates.end,
    ...terms,
    ...recordedOn(dates.created, random),
  };
  const contractSumAndVo = contractSum + variation - omission;
  return { row, project: { ...plan, ...dates, id, client, retentionPercent, retentionLimit, contractSumAndVo } };
}

function budgetOf({ contractSum, costRatio, isLosing }: Plan, random: Random): Sen {
  const expected = contractSum * (isLosing ? HOPED_COST_RATIO : costRatio);
  return (
    Math.round((expected * random.between(BUDGET_OF_COST.lowest, BUDGET_OF_COST.highest)) / BUDGET_STEP) * BUDGET_STEP
  );
}

function remarksOf({ isLosing, status }: Plan, end: Day) {
  if (isLosing) return 'Piling had to be redone; claim against the insurer is open.';
  return status === 'Completed' ? `Certificate of practical completion, works ended ${end}.` : null;
}

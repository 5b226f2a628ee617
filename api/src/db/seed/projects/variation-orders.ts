import { addDays } from '@siteledger/shared-lib/domain';
import { type Db } from '../../database';
import { type Block } from '../block';
import { daysBetween, earlier, recordedOn } from '../numbers/calendar';
import { COUNTS } from '../numbers/counts';
import { insertRows, type SeedRow } from '../insert-rows';
import { type SeedProject } from './projects';
import { type Random } from '../numbers/random';
import { percentOf, ringgit, type Sen } from '../numbers/sen';
import { allocate } from '../numbers/spread';
import { variationTitle } from '../names/work-names';

/** Share of approved variation orders, and the states of the others. */
const APPROVED = 0.6;
const NOT_APPROVED = [
  ['submitted', 40],
  ['draft', 30],
  ['rejected', 20],
  ['void', 10],
] as const;

/** Share of variations with a contractor, which change its commitment instead of the contract sum. */
const SUBCONTRACT = 0.25;
const ADDITIONS = 0.8;

/** The amount as a percentage of the contract sum; an omission has a third of it. */
const AMOUNT_PERCENT = { median: 0.9, sigma: 0.7, most: 4 };
const COST_PERCENT = 85;

type Row = SeedRow<'variation_orders'>;

/** A variation order without its contractor, who must work on the project. */
export type Variation = { row: Row; projectId: number; isSubcontract: boolean };

/** Makes the variation orders of a block; approved ones with the client change their project's contract sum. */
export function makeVariationOrders(block: Block, projects: readonly SeedProject[]): Variation[] {
  const random = block.random('variation-orders');
  const varied = projects.filter((project) => !project.isEmpty);
  const counts = allocate(
    COUNTS.variationOrders,
    varied.map(({ status, contractSum }) => (status === 'New' ? 0.2 : 1) * contractSum ** 0.4),
    1,
  );
  const places = varied.flatMap((project, index) =>
    Array.from({ length: counts[index] ?? 0 }, (_, place) => ({ project, place })),
  );
  const started = random.shuffled(places.filter(({ project }) => project.status !== 'New'));
  const approved = new Set(started.slice(0, Math.round(COUNTS.variationOrders * APPROVED)));
  return places.map((one) => makeVariation(block, one.project, one.place, approved.has(one), random));
}

function makeVariation(
  block: Block,
  project: SeedProject,
  place: number,
  isApproved: boolean,
  random: Random,
): Variation {
  const status = statusOf(project, isApproved, random);
  const isSubcontract = project.status !== 'New' && random.chance(SUBCONTRACT);
  const isAddition = random.chance(ADDITIONS);
  const amount = amountOf(project, isAddition, random);
  const cost = isAddition ? percentOf(amount, COST_PERCENT) : 0;
  if (isApproved && !isSubcontract) project.contractSumAndVo += isAddition ? amount : -amount;
  const row = {
    id: block.numbering.nextId('variation_orders'),
    uuid: random.uuid(),
    project_id: project.id,
    vo_no: `VO-${String(place + 1).padStart(2, '0')}`,
    title: variationTitle(random, isAddition),
    type: isAddition ? ('addition' as const) : ('omission' as const),
    amount: ringgit(amount),
    cost_amount: ringgit(isSubcontract ? 0 : cost),
    contractor_id: null,
    status,
    status_reason: status === 'void' ? 'Replaced by a later order.' : null,
    client_ref: isSubcontract ? null : `AI/${random.whole(1, 99)}`,
    eot_days: isAddition && random.chance(0.2) ? random.whole(7, 45) : 0,
    ...datesOf(block, project, status, random),
  };
  return { row, projectId: project.id, isSubcontract };
}

function statusOf(project: SeedProject, isApproved: boolean, random: Random): Row['status'] {
  if (isApproved) return 'approved';
  const status = random.weighted(NOT_APPROVED);
  return project.status === 'New' && status === 'void' ? 'draft' : status;
}

function amountOf({ contractSum }: SeedProject, isAddition: boolean, random: Random): Sen {
  const percent = Math.min(AMOUNT_PERCENT.most, random.lognormal(AMOUNT_PERCENT.median, AMOUNT_PERCENT.sigma));
  return Math.round((contractSum * percent) / (isAddition ? 100 : 300));
}

function datesOf(
  block: Block,
  { created, start, end, status: projectStatus }: SeedProject,
  status: Row['status'],
  random: Random,
) {
  const from = projectStatus === 'New' ? created : start;
  const to = earlier(end, block.yesterday);
  const submitted = addDays(from, random.whole(0, Math.max(0, daysBetween(from, to) - 10)));
  const approved = earlier(addDays(submitted, random.whole(5, 40)), block.yesterday);
  return {
    submitted_date: status === 'draft' ? null : submitted,
    approved_date: status === 'approved' ? approved : null,
    ...recordedOn(submitted, random),
  };
}

/** Stores variation orders once the contractors of each project are known. */
export async function seedVariationOrders(
  db: Db,
  block: Block,
  variations: readonly Variation[],
  partiesOf: ReadonlyMap<number, readonly number[]>,
) {
  const random = block.random('variation-contractors');
  await insertRows(
    db,
    'variation_orders',
    variations.map(({ row, projectId, isSubcontract }) => {
      return { ...row, contractor_id: isSubcontract ? random.pick(partiesOf.get(projectId) ?? []) : null };
    }),
  );
}

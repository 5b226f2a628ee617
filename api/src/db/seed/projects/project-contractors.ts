import { type Db } from '../../database';
import { type Block } from '../block';
import { recordedOn } from '../numbers/calendar';
import { insertRows } from '../insert-rows';
import { type Party } from '../parties/organisations';
import { type SeedProject } from './projects';

/** Assigned contractors without orders or bills. */
const IDLE = { least: 0, most: 2 };

type Work = { project: SeedProject; party: Party };

/**
 * Assigns to each project the contractors with an order or a bill in it, and a few without. The empty project stays
 * empty.
 */
export async function assignContractors(
  db: Db,
  block: Block,
  projects: readonly SeedProject[],
  works: readonly Work[],
  parties: readonly Party[],
) {
  const random = block.random('project-contractors');
  const ids = new Map(projects.map(({ id }) => [id, new Set<number>()]));
  for (const { project, party } of works) ids.get(project.id)?.add(party.id);
  const rows = projects.flatMap((project) => {
    const assigned = ids.get(project.id) ?? new Set();
    const idle = project.isEmpty ? 0 : random.whole(IDLE.least, IDLE.most);
    for (let count = 0; count < idle; count++) assigned.add(random.pick(parties).id);
    const { created_at } = recordedOn(project.created, random);
    return [...assigned].map((contractor_id) => ({ project_id: project.id, contractor_id, created_at }));
  });
  await insertRows(db, 'project_contractors', rows);
}

import { type Db } from '../../database';
import { type Block } from '../block';
import { insertRows } from '../insert-rows';
import { type SeedProject } from './projects';
import { type SeedUser } from '../parties/users';

/** Share of projects with a second manager. */
const WITH_SECOND_MANAGER = 0.3;

/** Projects assigned to managers in role management, besides those that name them. */
const GIVEN_PROJECTS = 3;

/** Assigns managers to every project. The first manager also has the giant and the losing one, to have much to see. */
export async function seedProjectManagers(
  db: Db,
  block: Block,
  projects: readonly SeedProject[],
  managers: readonly SeedUser[],
) {
  const random = block.random('project-managers');
  const at = (index: number) => (managers[index % managers.length] as SeedUser).id;
  const named = projects.map(({ id, isGiant, isLosing }, index) => {
    const ids = [at(index)];
    if (isGiant || isLosing) ids.push(at(0));
    if (random.chance(WITH_SECOND_MANAGER)) ids.push(random.pick(managers).id);
    return { id, managerIds: new Set(ids) };
  });
  await insertRows(
    db,
    'project_managers',
    named.flatMap(({ id, managerIds }) => [...managerIds].map((user_id) => ({ project_id: id, user_id }))),
  );
  const given = named.slice(0, GIVEN_PROJECTS).map(({ id, managerIds }) => {
    const others = managers.filter((manager) => !managerIds.has(manager.id));
    return { project_id: id, user_id: random.pick(others).id };
  });
  await insertRows(db, 'user_projects', given);
}

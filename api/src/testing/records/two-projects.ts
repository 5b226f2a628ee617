import { type Client } from '../apps/client';
import { addProject } from './records';

/** Creates two projects of one client, "Tower" and "Bridge", and the body of a move from the first to the second. */
export async function addTwoProjects(api: Client & { user: { id: number } }) {
  const terms = { contract_sum: '1000.00', retention: '0' };
  const { uuid: from, client_uuid } = await addProject(api, { ...terms, name: 'Tower' });
  const { uuid: to } = await addProject(api, {
    ...terms,
    name: 'Bridge',
    contract_sum: '5000.00',
    client_name: client_uuid,
  });
  const between = { from_project_id: from as string, to_project_id: to as string };
  return { from: from as string, to: to as string, between };
}

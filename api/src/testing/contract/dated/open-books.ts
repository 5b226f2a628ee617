import { SETTINGS } from '../../records/accounting-export';
import { addClient, addContractor, addProject } from '../../records/records';
import { type TestApp } from '../../apps/with-app';
import { type Books, type Tally } from '../ledger-events';

/** Empty books with contractors and projects of two clients, whose figures differ in composition. */
export async function openDatedBooks(server: Pick<TestApp, 'as'>, tally: Tally): Promise<Books> {
  const api = await server.as('ADMIN');
  await api.put('/accounting_settings', SETTINGS);
  const client_name = (await addClient(api)).uuid as string;
  const varied = { variation_order: '5000.00', omission_value: '1000.00', contingency_amt: '40000.00' };
  const terms = [
    { client_name, ...varied, budget: '800000.00' },
    { client_name, retention_percent: '10.00', retention: '9000.00', budget: '30000.00' },
    { status: 'Completed', contract_sum: '250000.00' },
    { contract_sum: '250000.00', retention_percent: '7.50' },
    { contract_sum: '70000.00', status: 'New' },
    { contract_sum: '30000.00', status: 'New' },
  ];
  const projects: string[] = [];
  for (const fields of terms) projects.push((await addProject(api, fields)).uuid as string);
  const contractors: string[] = [];
  for (const name of ['Alam', 'Binaan', 'Cahaya'])
    contractors.push((await addContractor(api, { name })).uuid as string);
  return { api, projects, contractors, tally };
}

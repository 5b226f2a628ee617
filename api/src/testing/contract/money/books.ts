import { type Money } from '@siteledger/shared-lib/domain';
import { type Client } from '../../apps/client';
import { addClient, addContractor, addExpense, addInvoice, addProject } from '../../records/records';
import { type Kind, Ledger } from './ledger';

// Round, odd, tiny, and with more digits than a double has.
const AMOUNTS: readonly Money[] = ['100.00', '99.99', '1234.56', '0.03', '7000.01', '123456789012345.67'];

export type Books = Awaited<ReturnType<typeof openBooks>>;

/** Two projects of one client and one of another, with open bills and claims that all callers share. */
export async function openBooks(api: Client & { user: { id: number } }) {
  const ledger = new Ledger();
  const [first, second] = [await addClient(api), await addClient(api)];
  const projects: { uuid: string; client: string }[] = [];
  for (const { uuid } of [first, first, second])
    projects.push({ uuid: (await addProject(api, { client_name: uuid, retention: '0' })).uuid, client: uuid });
  const contractor = (await addContractor(api)).uuid as string;

  const open = async (kind: Kind, place: number, total: Money) => {
    const project = projects[place % projects.length] ?? { uuid: '', client: '' };
    const fields = { project_uuid: project.uuid, invoice_amt: total };
    const add =
      kind === 'expenses' ? addExpense(api, { ...fields, contractor_uuid: contractor }) : addInvoice(api, fields);
    ledger.opened({ uuid: (await add).uuid, kind, total, project: project.uuid, client: project.client });
  };
  for (const [place, total] of AMOUNTS.entries()) await open('expenses', place, total);
  for (const [place, total] of AMOUNTS.slice(2).entries()) await open('invoices', place, total);
  return { api: api as Client, projects, contractor, ledger };
}

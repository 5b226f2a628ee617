import { type Api } from '../api';
import { addDays, kualaLumpurToday } from '../days';

type Stored = { uuid: string };

/** A project with bills of several suppliers whose total is known to the sen. */
export type Bills = { project: string; name: string; uuids: string[]; total: string };

const BATCH = 20;

/** Creates a project with `count` bills of `suppliers` suppliers, of RM 100.01, 100.02 and so on. */
export async function enterBills(api: Api, { count, suppliers }: { count: number; suppliers: number }): Promise<Bills> {
  const run = Date.now().toString(36);
  const today = kualaLumpurToday();
  const { data: clients } = await api.get<{ data: { name: string }[] }>(
    '/clients?per_page=15&sort=created_at&order=asc',
  );
  const managers = await api.get<{ data: { id: number }[] }>('/projects/permissions');
  const name = `Many bills ${run}`;
  const { data: project } = await api.post<{ data: Stored }>('/projects', {
    name,
    status: 'On Going',
    contract_sum: '1000000.00',
    client_name: clients[0]!.name,
    project_managers: [managers.data[0]!.id],
    retention_percent: '5.00',
    start_date: addDays(today, -100),
    end_date: addDays(today, 100),
  });
  const contractors: Stored[] = [];
  for (let number = 1; number <= suppliers; number += 1) {
    const body = { name: `Supplier ${String(number).padStart(2, '0')} ${run}`, type: 2, country: 'MY' };
    contractors.push((await api.post<{ data: Stored }>('/contractors', body)).data);
  }
  const enter = async (number: number) => {
    const { data } = await api.post<{ data: Stored }>('/expenses', {
      project_uuid: project.uuid,
      contractor_uuid: contractors[number % suppliers]!.uuid,
      ref_no: `B${String(number).padStart(3, '0')}`,
      invoice_date: addDays(today, -40),
      due_date: addDays(today, -10),
      invoice_amt: amountOf(number),
    });
    return data.uuid;
  };
  const uuids: string[] = [];
  for (let first = 0; first < count; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => first + index + 1);
    uuids.push(...(await Promise.all(numbers.map(enter))));
  }
  const sen = uuids.reduce((sum, _uuid, index) => sum + senOf(index + 1), 0);
  return { project: project.uuid, name, uuids, total: inRinggit(sen) };
}

const senOf = (number: number) => 10_000 + number;

const amountOf = (number: number) => inRinggit(senOf(number));

const inRinggit = (sen: number) => String(sen).replace(/(\d{2})$/, '.$1');

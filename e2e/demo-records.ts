import { type Api } from './api';

type Listed = { data: { uuid: string; contractor: { uuid: string } }[] };

// The oldest records, because other tests may delete newer ones.
export const OLDEST = 'per_page=15&sort=created_at&order=asc';

/** The demo project with the most documents, and one document of each kind. */
export async function fullProject(api: Api) {
  const { data } = await api.get<Listed>('/projects?per_page=15&status=On+Going&sort=total_invoiced&order=desc');
  const project = data[0]!.uuid;
  const first = async (list: string) => (await api.get<Listed>(list)).data[0]!;
  const [invoice, order, variation, expense] = await Promise.all([
    first(`/projects/${project}/invoices?per_page=15&sort=invoice_date&order=desc`),
    first(`/purchaseOrders?${OLDEST}&project=${project}`),
    first(`/variationOrders?${OLDEST}&project=${project}`),
    first(`/projects/${project}/expenses?${OLDEST}`),
  ]);
  return { project, invoice, order, variation, expense };
}

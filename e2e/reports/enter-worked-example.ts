import { type Api } from '../api';
import { workedExampleAsOfToday } from '../projects/worked-example';

type Stored = { uuid: string };

const stored = async (api: Api, path: string, body: Record<string, unknown>) =>
  (await api.post<{ data: Stored }>(path, body)).data.uuid;

type Example = ReturnType<typeof workedExampleAsOfToday>;

/** Each is submitted first; approval is a separate step. */
async function enterVariations(api: Api, project_uuid: string, { variation_orders }: Example) {
  for (const { key, status, approved_date, ...order } of variation_orders) {
    const submitted = { status: 'submitted', submitted_date: approved_date };
    const uuid = await stored(api, '/variationOrders', { ...order, ...submitted, project_uuid, title: key });
    if (status !== 'submitted') await api.put(`/variationOrders/${uuid}`, { status, approved_date });
  }
}

/** Enters the worked example as a new project through the API, with this description of its second certificate. */
export async function enterWorkedExample(api: Api, description: string) {
  const p1 = workedExampleAsOfToday();
  const run = Date.now().toString(36);
  const [{ data: clients }, { data: managers }] = await Promise.all([
    api.get<{ data: { name: string }[] }>('/clients?per_page=15&sort=created_at&order=asc'),
    api.get<{ data: { id: number }[] }>('/projects/permissions'),
  ]);
  const name = `Exported example ${run}`;
  const project_uuid = await stored(api, '/projects', {
    ...p1.project,
    name,
    client_name: clients[0]!.name,
    project_managers: [managers[0]!.id],
  });
  const parties: Record<string, string> = {};
  for (const key of ['A', 'B', 'C']) {
    const body = { name: `Exported ${key} ${run}`, type: key === 'A' ? 1 : 2, country: 'MY' };
    parties[key] = await stored(api, '/contractors', body);
  }
  await enterVariations(api, project_uuid, p1);
  const orders: Record<string, string> = {};
  for (const { key, contractor, ...order } of p1.purchase_orders) {
    const body = { ...order, project_uuid, contractor_uuid: parties[contractor] };
    orders[key] = await stored(api, '/purchaseOrders', body);
  }
  const invoices: Record<string, string> = {};
  for (const { key, expect: _, ...invoice } of p1.invoices) {
    const said = key === '2' ? { description } : {};
    invoices[key] = await stored(api, '/invoices', { ...invoice, ...said, project_uuid, tax_code: p1.tax_code });
  }
  const expenses: Record<string, string> = {};
  for (const { key, contractor, po, ...expense } of p1.expenses) {
    expenses[key] = await stored(api, '/expenses', {
      ...{ invoice_date: expense.invoice_date, date_received: expense.date_received },
      ...{ ref_no: key, project_uuid, contractor_uuid: parties[contractor] },
      ...{ invoice_amt: expense.invoice_amt, tax_amt: expense.tax_amt, dc_note: expense.dc_note },
      ...{ due_date: expense.due_date, purchase_order_uuid: po && orders[po] },
    });
  }
  for (const { invoice, ...receipt } of p1.receipts) {
    await stored(api, '/payments', { ...receipt, invoice_uuid: invoices[invoice] });
  }
  for (const { expense, ...payment } of p1.disbursements) {
    await stored(api, '/payments', { ...payment, expense_uuid: expenses[expense] });
  }
  for (const { expense, ...writeOff } of p1.write_offs) {
    await api.put(`/write-off/expenses/${expenses[expense]}`, writeOff);
  }
  return { p1, project: project_uuid, name };
}

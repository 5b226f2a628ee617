import { type Client, type Reply } from '../apps/client';

type Fields = Record<string, unknown>;

let created = 0;
const unique = (word: string) => `${word} ${++created}`;

async function stored(call: Promise<Reply>, expected = 201) {
  const { status, body } = await call;
  if (status !== expected) throw new Error(`The record was not stored: ${status} ${JSON.stringify(body)}`);
  return body.data;
}

/** Creates a client with these fields through the API. */
export const addClient = (api: Client, fields: Fields = {}) =>
  stored(api.post('/clients', { name: unique('Client'), country: 'MY', ...fields }));

/** Creates a contractor (type 1) or supplier (type 2) through the API. */
export const addContractor = (api: Client, fields: Fields = {}) =>
  stored(api.post('/contractors', { name: unique('Contractor'), type: 1, country: 'MY', ...fields }));

/** Body of a valid project: the year 2026, a contract sum of RM 1,000,000, client and manager created unless given. */
export async function projectBody(api: Client & { user: { id: number } }, fields: Fields = {}) {
  const client_name = fields.client_name ?? (await addClient(api)).uuid;
  return {
    name: unique('Project'),
    status: 'On Going',
    contract_sum: '1000000.00',
    client_name,
    retention_percent: '5.00',
    project_managers: [api.user.id],
    start_date: '2026-01-01',
    end_date: '2026-12-31',
    ...fields,
  };
}

/** Creates a project through the API. */
export const addProject = async (api: Client & { user: { id: number } }, fields: Fields = {}) =>
  stored(api.post('/projects', await projectBody(api, fields)));

/** A progress claim of 31 March 2026 unless the fields say otherwise. */
export const addInvoice = (api: Client, fields: Fields) =>
  stored(api.post('/invoices', { invoice_date: '2026-03-31', ...fields }));

/** An expense of 100.00 dated 1 April 2026 unless the fields say otherwise. */
export const addExpense = async (api: Client, fields: Fields) =>
  stored(
    api.post('/expenses', {
      contractor_uuid: fields.contractor_uuid ?? (await addContractor(api)).uuid,
      ref_no: unique('BILL'),
      invoice_date: '2026-04-01',
      invoice_amt: '100.00',
      ...fields,
    }),
  );

/** A purchase order of one line, 1 × 1,000.00, unless the fields say otherwise. */
export const addOrder = (api: Client, fields: Fields) =>
  stored(
    api.post('/purchaseOrders', {
      issued_date: '2026-02-01',
      lines: [{ description: 'Works', qty: '1', unit_price: '1000.00' }],
      ...fields,
    }),
  );

/** An approved addition of 100.00 unless the fields say otherwise. Approved or rejected orders are submitted first. */
export async function addVariationOrder(api: Client, { status = 'approved', approved_date, ...fields }: Fields) {
  const isDecided = status === 'approved' || status === 'rejected';
  const created = await stored(
    api.post('/variationOrders', {
      ...{ title: unique('Variation'), type: 'addition', amount: '100.00' },
      ...{ status: isDecided ? 'submitted' : status, submitted_date: approved_date },
      ...fields,
    }),
  );
  return isDecided ? stored(api.put(`/variationOrders/${created.uuid}`, { status, approved_date }), 200) : created;
}

/** A payment of 1 June 2026 unless the fields say otherwise. */
export const addPayment = (api: Client, fields: Fields) =>
  stored(api.post('/payments', { payment_date: '2026-06-01', ...fields }));

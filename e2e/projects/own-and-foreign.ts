import { addMoney } from '@siteledger/shared-lib/domain';
import { type Api } from '../api';
import { addDays, kualaLumpurToday } from '../days';
import { ownPassword, type User } from '../people';

type Stored = { data: { uuid: string } };

/** Records of one project, all marked: names and numbers begin with the mark, and its amounts occur nowhere else. */
export type Side = {
  mark: string;
  amounts: Record<Amount, string>;
  project: string;
  code: string;
  invoice: string;
  order: string;
  variation: string;
  expense: string;
};

type Amount = keyof typeof OWN;

const OWN = {
  contract: '6000013.37',
  invoice: '50021.09',
  lostInvoice: '2063.61',
  receipt: '1087.43',
  order: '40031.77',
  variation: '3041.53',
  expense: '30053.29',
  lostExpense: '1061.47',
  paidExpense: '2071.83',
};

const FOREIGN: typeof OWN = {
  contract: '7131977.31',
  invoice: '31415.92',
  lostInvoice: '27182.81',
  receipt: '1618.03',
  order: '14142.13',
  variation: '33166.24',
  expense: '17320.50',
  lostExpense: '22360.67',
  paidExpense: '26457.51',
};

type Making = { owner: Api; mark: string; amounts: typeof OWN; manager: number; contractor: string };

async function makeProject({ owner, mark, amounts, manager }: Making) {
  const { data: clients } = await owner.get<{ data: { name: string }[] }>(
    '/clients?per_page=15&sort=created_at&order=asc',
  );
  const today = kualaLumpurToday();
  const { data } = await owner.post<{ data: { uuid: string; code: string } }>('/projects', {
    name: `${mark} project`,
    status: 'On Going',
    contract_sum: amounts.contract,
    client_name: clients[0]!.name,
    project_managers: [manager],
    retention_percent: '5.00',
    start_date: addDays(today, -100),
    end_date: addDays(today, 100),
  });
  return data;
}

async function makeSide(making: Making): Promise<Side> {
  const { owner, mark, amounts, contractor } = making;
  const { uuid: project, code } = await makeProject(making);
  const day = addDays(kualaLumpurToday(), -60);
  const due = addDays(day, 30);
  const make = async (path: string, body: object) =>
    (await owner.post<Stored>(path, { project_uuid: project, ...body })).data.uuid;
  const bill = (name: string, invoice_amt: string) =>
    make('/expenses', {
      ref_no: `${mark} ${name}`,
      contractor_uuid: contractor,
      invoice_date: day,
      due_date: due,
      invoice_amt,
    });
  const claim = (name: string, invoice_amt: string) =>
    make('/invoices', {
      kind: 'other',
      invoice_no: `${mark} ${name}`,
      invoice_date: day,
      due_date: due,
      invoice_amt,
      tax_code: 'N-T',
    });

  const invoice = await claim('claim', amounts.invoice);
  const lostInvoice = await claim('lost claim', amounts.lostInvoice);
  const order = await make('/purchaseOrders', {
    contractor_uuid: contractor,
    po_no: `${mark} order`,
    issued_date: day,
    total_value: amounts.order,
  });
  const variation = await make('/variationOrders', {
    title: `${mark} variation`,
    type: 'addition',
    amount: amounts.variation,
  });
  const expense = await bill('bill', amounts.expense);
  const lostExpense = await bill('lost bill', amounts.lostExpense);

  await owner.put(`/write-off/invoices/${lostInvoice}`, { reason: `${mark} lost` });
  await owner.put(`/write-off/expenses/${lostExpense}`, { reason: `${mark} lost` });
  await owner.post('/payments', {
    invoice_uuid: invoice,
    payment_date: day,
    payment_amt: amounts.receipt,
    cheque_no: `${mark} receipt`,
  });
  return { mark, amounts, project, code, invoice, order, variation, expense };
}

/** Creates two projects with the same client and contractor; one is the manager's. One cheque pays bills of both. */
export async function makeOwnAndForeign(admin: Api, owner: Api) {
  const run = Date.now().toString(36);
  const manager = async (name: string) => {
    const email: User = `${name}.${run}@demo.test`;
    const { data } = await admin.post<{ data: { id: number } }>('/users', {
      name: `${name} ${run}`,
      email,
      password: ownPassword,
      password_confirmation: ownPassword,
      roles: ['PROJECT_MANAGER'],
    });
    return { email, id: data.id };
  };
  // Sorted to the end of every list of managers, because other tests give their projects to the first.
  const me = await manager('zulaikha');
  const other = await manager('zulkifli');
  const { data: contractor } = await owner.post<Stored>('/contractors', {
    name: `Shared contractor ${run}`,
    type: 1,
    country: 'MY',
  });

  const shared = { owner, contractor: contractor.uuid };
  const own = await makeSide({ ...shared, mark: `mine${run}`, amounts: OWN, manager: me.id });
  const foreign = await makeSide({ ...shared, mark: `secret${run}`, amounts: FOREIGN, manager: other.id });
  const { data: batch } = await owner.post<Stored>('/payment_records', {
    bank: 'Maybank',
    payment_date: kualaLumpurToday(),
    cheque_no: `cheque ${run}`,
    payments: Object.fromEntries(
      await Promise.all(
        [own, foreign].map(async ({ mark, amounts, project }) => {
          const { data: bill } = await owner.post<Stored>('/expenses', {
            project_uuid: project,
            contractor_uuid: contractor.uuid,
            ref_no: `${mark} paid bill`,
            invoice_date: kualaLumpurToday(),
            invoice_amt: amounts.paidExpense,
          });
          return [bill.uuid, amounts.paidExpense];
        }),
      ),
    ),
  });
  return { email: me.email, contractor: contractor.uuid, run, batch: batch.uuid, own, foreign };
}

/**
 * Everything that would reveal the foreign project: its mark, code and amounts, and the sums of both projects' amounts.
 */
export function secretsOf(own: Side, foreign: Side) {
  const names = Object.keys(foreign.amounts) as Amount[];
  const amounts = names.flatMap((name) => [foreign.amounts[name], addMoney(foreign.amounts[name], own.amounts[name])]);
  return { texts: [foreign.mark, foreign.code], amounts };
}

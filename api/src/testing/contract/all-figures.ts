import {
  addMoney,
  CASHFLOW_HORIZONS,
  PERFORMANCE_FIGURES,
  PROJECT_FIGURES,
  subtractMoney,
} from '@siteledger/shared-lib/domain';
import { type Client } from '../apps/client';

type Row = Record<string, string> & { uuid: string };
type Listed = { data: Row[]; totals: Record<string, string> };

/** One figure in two places. */
export type Comparison = { what: string; shown: unknown; elsewhere: unknown };

/** Whether two places differ; a missing figure always does. */
export const areApart = ({ shown, elsewhere }: Comparison) =>
  shown === undefined || JSON.stringify(shown) !== JSON.stringify(elsewhere);

const sum = (rows: readonly Row[], key: string) => addMoney('0.00', ...rows.map((row) => row[key] ?? '0.00'));

/** Reads every figure in every place, as of a day or today, and lists pairs that must be equal. */
export async function compareFigures(api: Client, asOf: string | undefined, today: string) {
  const replies: Record<string, unknown> = {};
  const comparisons: Comparison[] = [];
  const equal = (what: string, shown: unknown, elsewhere: unknown) => comparisons.push({ what, shown, elsewhere });
  const read = async (path: string) => {
    const view = asOf === undefined ? '' : `${path.includes('?') ? '&' : '?'}as_of=${asOf}`;
    const { status, body } = await api.get(`${path}${view}`);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    replies[path] = body as unknown;
    return body;
  };
  const list = async (path: string): Promise<Listed> => read(`${path}${path.includes('?') ? '&' : '?'}per_page=1000`);
  const addsUp = (what: string, { data, totals }: Listed) => {
    for (const key of Object.keys(totals)) equal(`${what}: total of ${key}`, totals[key], sum(data, key));
  };
  const reader = { read, list, addsUp, equal, asOf, day: asOf ?? today };

  const projects = await list('/projects?totals=1');
  for (const project of projects.data) await compareProject(reader, project);
  for (const { key, unit } of PROJECT_FIGURES)
    if (unit === 'money') equal(`portfolio ${key}`, projects.totals[key], sum(projects.data, key));
  await compareReports(reader, projects.data);
  await compareDashboards(reader, projects.data);
  return { replies, comparisons };
}

type Reader = {
  // Replies are untyped.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  read: (path: string) => Promise<any>;
  list: (path: string) => Promise<Listed>;
  addsUp: (what: string, listed: Listed) => void;
  equal: (what: string, shown: unknown, elsewhere: unknown) => void;
  asOf: string | undefined;
  day: string;
};

async function compareProject(reader: Reader, project: Row) {
  const { read, list, addsUp, equal, asOf, day } = reader;
  const path = `/projects/${project.uuid}`;
  equal(`${path}: list and details`, project, (await read(path)).data);

  const [invoices, expenses] = [await list(`${path}/invoices`), await list(`${path}/expenses`)];
  addsUp(`${path}/invoices`, invoices);
  addsUp(`${path}/expenses`, expenses);
  equal(`${path} total_invoiced`, project.total_invoiced, sum(invoices.data, 'invoice_amt'));
  // An advance counts as cash before the date of its document.
  if (asOf === undefined) {
    equal(`${path} total_received`, project.total_received, sum(invoices.data, 'total_payment'));
    equal(`${path} total_paid`, project.total_paid, sum(expenses.data, 'total_payment'));
  }
  const cost = subtractMoney(
    sum(expenses.data, 'total_expenses'),
    sum(expenses.data, 'dc_note'),
    sum(expenses.data, 'write_off_amt'),
  );
  equal(`${path} total_expenses`, project.total_expenses, cost);
  const open = subtractMoney(sum(invoices.data, 'balance'), sum(expenses.data, 'balance'));
  equal(`${path} expected_cashflow`, project.expected_cashflow, addMoney(project.cashflow_nett ?? '', open));

  const payments = await list(`${path}/payments?to=${day}`);
  equal(`${path} credit`, project.total_received, sum(payments.data, 'credit'));
  equal(`${path} debit`, project.total_paid, sum(payments.data, 'debit'));
  for (const days of CASHFLOW_HORIZONS) {
    const { data } = await read(`${path}/cashflow-projection?days=${days}`);
    equal(`${path} opening of ${days} days`, data.opening_balance, project.cashflow_nett);
    equal(`${path} cashflow${days}`, data.nett, project[`cashflow${days}`]);
  }
  const certificates = invoices.data.filter(({ kind }) => kind !== 'other');
  const { data: last } = await read(`${path}/invoices/prev_certified`);
  equal(`${path} last nett_certified`, last.nett_certified, sum(certificates, 'invoice_amt'));
  await compareCommitments(reader, project, expenses);
}

async function compareCommitments({ list, addsUp, equal, asOf }: Reader, project: Row, expenses: Listed) {
  const path = `/projects/${project.uuid}`;
  const variations = await list(`/variationOrders?project=${project.uuid}&status=approved`);
  const ofClient = (type: string) => variations.data.filter((row) => row.type === type && row.contractor === null);
  const contract = addMoney(
    project.contract_sum ?? '',
    project.variation_order ?? '',
    sum(ofClient('addition'), 'amount'),
  );
  const omitted = addMoney(project.omission_value ?? '', sum(ofClient('omission'), 'amount'));
  equal(`${path} contract_sum_and_vo`, project.contract_sum_and_vo, subtractMoney(contract, omitted));

  const orders = await list(`/purchaseOrders?project=${project.uuid}`);
  addsUp(`${path} orders`, {
    data: orders.data,
    totals: { total_value: orders.totals.total_value ?? '', billed: orders.totals.billed ?? '' },
  });
  for (const order of orders.data) {
    const bills = expenses.data.filter(
      ({ purchase_order: link }) => (link as unknown as Row | null)?.uuid === order.uuid,
    );
    equal(`order ${order.po_no} billed`, order.billed, sum(bills, 'total_expenses'));
    equal(`order ${order.po_no} dc_note`, order.dc_note, sum(bills, 'dc_note'));
  }
  const contractors = await list(`${path}/contractors`);
  addsUp(`${path}/contractors`, contractors);
  equal(`${path}/contractors paid`, project.total_paid, sum(contractors.data, 'paid'));
  const pairs = {
    billed: 'total_expenses',
    dc_note: 'dc_note',
    ...(asOf === undefined && { paid: 'total_payment' }),
    write_off: 'write_off_amt',
    balance: 'balance',
  };
  for (const contractor of contractors.data) {
    const bills = expenses.data.filter(({ contractor: one }) => (one as unknown as Row).uuid === contractor.uuid);
    for (const [shown, column] of Object.entries(pairs))
      equal(`${path}/contractors ${contractor.name} ${shown}`, contractor[shown], sum(bills, column));
  }
}

async function compareReports({ read, list, addsUp, equal, asOf, day }: Reader, projects: readonly Row[]) {
  const [invoices, expenses] = [await list('/invoices'), await list('/expenses')];
  addsUp('/invoices', invoices);
  addsUp('/expenses', expenses);
  equal('invoice report', sum(projects, 'total_invoiced'), invoices.totals.invoice_amt);
  if (asOf === undefined) {
    equal('receipts report', sum(projects, 'total_received'), invoices.totals.total_payment);
    equal('payments report', sum(projects, 'total_paid'), expenses.totals.total_payment);
  }
  const payments = await list(`/payments?to=${day}`);
  equal('credit', sum(projects, 'total_received'), sum(payments.data, 'credit'));
  equal('debit', sum(projects, 'total_paid'), sum(payments.data, 'debit'));

  const records = await list('/payment_records');
  equal('batches', records.totals.total_paid, sum(records.data, 'total_paid'));
  for (const record of records.data) {
    const { data } = await read(`/payment_records/${record.uuid}`);
    equal(`batch ${record.record_no}`, record.total_paid, sum(data.payments as Row[], 'payment_amt'));
  }
  const { data: summary } = await read('/payment_records/summary');
  equal('batches in all', summary.total_paid, records.totals.total_paid);
  for (const part of ['by_bank', 'by_month'])
    equal(`batches ${part}`, sum(summary[part] as Row[], 'total_paid'), summary.total_paid);
}

async function compareDashboards({ read, list, equal }: Reader, projects: readonly Row[]) {
  const performance = await read('/dashboards/performance?per_page=1000');
  for (const line of performance.data as Row[]) {
    const project = projects.find(({ uuid }) => uuid === line.uuid);
    for (const key of PERFORMANCE_FIGURES) equal(`performance of ${line.name}: ${key}`, line[key], project?.[key]);
  }
  const running = await list('/projects?under_way=1&totals=1');
  for (const key of PERFORMANCE_FIGURES)
    equal(`performance in all: ${key}`, performance.portfolio[key], running.totals[key]);

  const cashflow = (await read('/dashboards/cashflow')).data;
  const months = cashflow.months as Row[];
  equal('cash of the month', months.at(-1)?.nett, sum(projects, 'cashflow_this_month'));
  equal('cash of the year', sum(months, 'nett'), sum(projects, 'cashflow_nett'));
  for (const { days, nett } of cashflow.projection as Row[])
    equal(`cash of ${days} days`, nett, sum(projects, `cashflow${days}`));

  const invoices = (await list('/invoices')).data;
  const overdue = await read('/dashboards/overdue-invoices?per_page=1000');
  const late = invoices.filter((row) => Number(row.overdue) > 0);
  equal('overdue invoices', overdue.totals.balance, sum(late, 'balance'));
  equal('number of overdue invoices', overdue.total, late.length);
  const bucketed = (overdue.ageing as Row[]).filter(({ bucket }) => bucket !== 'not_due');
  equal('ageing of overdue invoices', sum(bucketed, 'amount'), sum(late, 'balance'));
}

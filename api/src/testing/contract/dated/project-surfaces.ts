import { PERFORMANCE_FIGURES, PROJECT_FIGURES } from '@siteledger/shared-lib/domain';
import { Big, shown, sumBy, sumOf } from './amounts';
import { type DayBooks } from './documents-replay';
import { amountsOf, figuresOf } from './project-replay';
import { sameFields, sameRows, type Surface } from './reading';
import { type RecordedProject, shifted } from './recorded';

type Fields = Record<string, unknown>;

const amounts = (books: DayBooks, projects: readonly RecordedProject[]) => projects.map((one) => amountsOf(books, one));

const list: Surface = async (reading) => {
  const { books, choose, read } = reading;
  const { projects } = books.recorded;
  const sort = choose(['created_at', ...PROJECT_FIGURES.map(({ key }) => key)]);
  const body = await read(`/projects?per_page=300&totals=1&sort=${sort}`);
  sameRows(reading, body, new Map(projects.map((one) => [one.uuid, figuresOf([amountsOf(books, one)])])));
  sameFields(reading, 'totals', body.totals, figuresOf(amounts(books, projects)));
};

const details: Surface = async (reading) => {
  const project = reading.choose(reading.books.recorded.projects);
  if (!project) return;
  const { data } = await reading.read(`/projects/${project.uuid}`);
  sameFields(reading, 'project', data, figuresOf([amountsOf(reading.books, project)]));
};

const kept = (figures: Fields) => Object.fromEntries(PERFORMANCE_FIGURES.map((key) => [key, figures[key]]));

// On Going, or New with a certificate by the day.
const underWay = ({ recorded, invoices }: DayBooks) =>
  recorded.projects.filter(({ id, status }) => {
    const isCertified = invoices.some(({ row }) => row.project_id === id && row.kind !== 'other');
    return status === 'On Going' || (status === 'New' && isCertified);
  });

const performance: Surface = async (reading) => {
  const { books, read } = reading;
  const running = underWay(books);
  const body = await read('/dashboards/performance?per_page=300');
  sameRows(reading, body, new Map(running.map((one) => [one.uuid, kept(figuresOf([amountsOf(books, one)]))])));
  sameFields(reading, 'portfolio', body.portfolio, kept(figuresOf(amounts(books, running))));
};

const contractsByClient: Surface = async (reading) => {
  const { books, read, same } = reading;
  const running = underWay(books);
  const { data } = await read('/dashboards/performance/clients');
  for (const { client, contract_sum_and_vo } of data as { client: { uuid: string }; contract_sum_and_vo: string }[]) {
    const { id } = books.recorded.clients.find(({ uuid }) => uuid === client.uuid) ?? { id: 0 };
    const own = amounts(books, running.filter((one) => one.client_id === id));
    same(`contracts of ${client.uuid}`, contract_sum_and_vo, shown(sumBy(own, ({ money }) => money.contract_sum_and_vo)));
  }
}; // prettier-ignore

const monthsBefore = (month: string, count: number) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7);
};

const cashflow: Surface = async (reading) => {
  const { books, choose, read, same } = reading;
  const project = choose([undefined, ...books.recorded.projects]);
  const { data } = await read(`/dashboards/cashflow${project ? `?project=${project.uuid}` : ''}`);
  const projects = project ? [project] : books.recorded.projects;
  const payments = books.payments.filter((one) => projects.some(({ id }) => id === one.project_id));
  const months = Array.from({ length: 12 }, (_, place) => monthsBefore(books.day.slice(0, 7), 11 - place));
  same('months', data.months, months.map((month) => {
    const moved = payments.filter(({ payment_date }) => payment_date.startsWith(month));
    const received = sumBy(moved.filter((one) => one.invoice_id !== null), (one) => one.payment_amt);
    const paid = sumBy(moved.filter((one) => one.invoice_id === null), (one) => one.payment_amt);
    return { month, in: shown(received), out: shown(paid), nett: shown(received.minus(paid)) };
  }));
  for (const { days, nett } of data.projection as { days: 30 | 60 | 90; nett: string }[])
    same(`nett in ${days} days`, nett, shown(sumBy(amounts(books, projects), ({ money }) => money[`cashflow${days}`])));
}; // prettier-ignore

const projection: Surface = async (reading) => {
  const { books, choose, read, same } = reading;
  const project = choose(books.recorded.projects);
  const days = choose([30, 60, 90] as const);
  if (!project || !days) return;
  const { data } = await read(`/projects/${project.uuid}/cashflow-projection?days=${days}`);
  const { money } = amountsOf(books, project);
  const open = [...books.invoices, ...books.expenses].filter(({ row, balance }) => row.project_id === project.id && balance.gt(0) && row.due_date <= shifted(books.day, days));
  same('opening balance', data.opening_balance, shown(money.cashflow_nett));
  same('nett', data.nett, shown(money[`cashflow${days}`]));
  const items = (data.items as { uuid: string; amount: string }[]).map(({ uuid, amount }) => `${uuid} ${amount}`).sort();
  same('items', items, open.map(({ row, balance }) => `${row.uuid} ${shown(balance)}`).sort());
}; // prettier-ignore

const overview: Surface = async (reading) => {
  const { books, choose, read, same } = reading;
  const project = choose(books.recorded.projects);
  if (!project) return;
  const { data } = await read(`/projects/${project.uuid}/overview`);
  for (const side of ['receivable', 'payable'] as const) {
    const documents = side === 'receivable' ? books.invoices : books.expenses;
    const open = documents.filter(({ row, balance }) => row.project_id === project.id && balance.gt(0));
    const overdue = open.filter(({ row }) => row.due_date < books.day);
    const { count, amount, overdue_count, overdue_amount } = data[side];
    same(side, [count, amount], [open.length, shown(sumBy(open, ({ balance }) => balance))]);
    same(`overdue ${side}`, [overdue_count, overdue_amount], [overdue.length, shown(sumBy(overdue, ({ balance }) => balance))]);
  }
}; // prettier-ignore

const explanation: Surface = async (reading) => {
  const { books, choose, read, same } = reading;
  const project = choose(books.recorded.projects);
  const figure = choose(PROJECT_FIGURES.map(({ key }) => key));
  if (!project || !figure) return;
  const { data } = await read(`/projects/${project.uuid}/figures/${figure}`);
  same('value', data.value, figuresOf([amountsOf(books, project)])[figure]);
  type Term = { key: string; value: string; documents: { sum: string; date_label: string; rows: { date: string }[] } | null };
  for (const { key, value, documents } of data.terms as Term[]) {
    if (!documents) continue;
    same(`documents of ${key}`, shown(new Big(documents.sum)), value);
    const isLater = ({ date }: { date: string }) => documents.date_label !== 'Due Date' && books.day < books.recorded.today && date > books.day;
    same(`documents of ${key} dated later`, documents.rows.filter(isLater), []);
  }
}; // prettier-ignore

/** A contractor's amounts in a project as of the day. */
function contractorFields({ orders, expenses, payments, recorded }: DayBooks, projectId: number, contractorId: number) {
  const ofProject = ({ row }: { row: { project_id: number; contractor_id: number } }) => row.project_id === projectId && row.contractor_id === contractorId;
  const ordered = orders.filter((one) => ofProject(one) && one.row.status !== 'cancelled');
  const bills = expenses.filter(ofProject);
  const paid = payments.filter((one) => one.project_id === projectId && recorded.expenses.find(({ id }) => id === one.expense_id)?.contractor_id === contractorId);
  const isAssigned = recorded.assignments.some((one) => one.project_id === projectId && one.contractor_id === contractorId);
  const budgets = ordered.flatMap(({ row }) => row.budget ?? []);
  const fields: Fields = {
    po_count: ordered.length, budget: budgets.length > 0 ? shown(sumOf(budgets)) : null, po_value: shown(sumBy(ordered, ({ row }) => row.total_value)),
    billed: shown(sumBy(bills, ({ row }) => new Big(row.invoice_amt).plus(row.tax_amt))), dc_note: shown(sumBy(bills, ({ row }) => row.dc_note)),
    paid: shown(sumBy(paid, ({ payment_amt }) => payment_amt)), write_off: shown(sumBy(bills, ({ writeOff }) => writeOff)),
    balance: shown(sumBy(bills, ({ balance }) => balance)),
  };
  return ordered.length + bills.length + paid.length > 0 || isAssigned ? fields : undefined;
} // prettier-ignore

const suppliers: Surface = async (reading) => {
  const { books, choose, read, same } = reading;
  const project = choose(books.recorded.projects);
  if (!project) return;
  const body = await read(`/projects/${project.uuid}/contractors?per_page=300`);
  const expected = books.recorded.parties.flatMap(({ id, uuid }): [string, Fields][] => {
    const fields = contractorFields(books, project.id, id);
    return fields ? [[uuid, fields]] : [];
  });
  sameRows(reading, body, new Map(expected));
  for (const key of ['po_value', 'billed', 'dc_note', 'paid', 'write_off', 'balance'])
    same(`total of ${key}`, body.totals[key], shown(sumOf(expected.map(([, fields]) => String(fields[key])))));
};

/** Every place that shows projects and their figures. */
export const PROJECT_SURFACES: Readonly<Record<string, Surface>> = {
  'list of projects': list,
  'one project': details,
  'performance dashboard': performance,
  'contracts by client': contractsByClient,
  'cashflow dashboard': cashflow,
  'cashflow projection': projection,
  'overview of a project': overview,
  'explanation of a figure': explanation,
  suppliers,
};

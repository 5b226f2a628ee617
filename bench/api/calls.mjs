const p = (path) => `/api/v2${path}`;

const list50 = { p99: 3 };
const list300 = { p99: 8 };
const deep = { p99: 25 };
const figures = { p99: 8 };
const dashboard = { p99: 5 };
const found = { p99: 50 };

const DAYS_AGO = 90;
const asOf = (daysAgo) => `as_of=${new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)}`;
// A past day is computed from its documents, while today's figures come from stored totals.
const past = asOf(DAYS_AGO);

/** Calls measured one by one: name, path, and the target in milliseconds at p99 with one client. */
export const calls = (projectUuid) => [
  ['SELECT 1 through the server (the floor)', '/health/ready', {}],
  ['projects, 50, all figures', p('/projects?per_page=50'), figures],
  ['… New and On Going, as the screen asks', p('/projects?per_page=50&status=New&status=On%20Going'), figures],
  ['… by a computed figure', p('/projects?per_page=50&sort=profit_margin'), figures],
  ['… by client', p('/projects?per_page=50&sort=client_name&order=asc'), figures],
  ['… searched', p('/projects?per_page=50&search=blok%2042'), figures],
  ['… 300', p('/projects?per_page=300'), {}],
  ['one project with its figures', p(`/projects/${projectUuid}`), list50],
  ['dashboard: summary', p('/dashboards/summary'), dashboard],
  ['one project\'s overview', p(`/projects/${projectUuid}/overview`), dashboard],
  ['dashboard: performance', p('/dashboards/performance'), dashboard],
  ['dashboard: cashflow', p('/dashboards/cashflow'), dashboard],
  ['dashboard: overdue invoices', p('/dashboards/overdue-invoices'), dashboard],
  ['expenses, 50, newest', p('/expenses?per_page=50'), list50],
  ['… pending, by due date', p('/expenses?per_page=50&status=pending&sort=due_date&order=asc'), list50],
  ...['overdue', 'project.name', 'contractor.name', 'ref_no', 'description', 'invoice_date', 'invoice_amt', 'tax_amt', 'balance', 'total_payment'].map(
    (sort) => [`… pending, by ${sort}`, p(`/expenses?per_page=50&status=pending&sort=${sort}`), list50],
  ),
  ['… written off', p('/expenses?per_page=50&status=writeOff'), list50],
  ['… of one contractor', p('/expenses?per_page=50&contractor=500'), list50],
  ['… 300', p('/expenses?per_page=300'), list300],
  ['… 300, pending, by project', p('/expenses?per_page=300&status=pending&sort=project.name'), list300],
  ['… in the middle: page 10,000', p('/expenses?per_page=50&page=10000'), deep],
  ['… deep, by due date: page 6,000', p('/expenses?per_page=50&page=6000&sort=due_date&order=asc'), deep],
  ['… search: two words', p('/expenses?per_page=50&search=konkrit%20gudang%201'), deep],
  ['… search: a number', p('/expenses?per_page=50&search=B-77-1'), deep],
  ['… search: exact', p('/expenses?per_page=50&search=%22B-77-1%22'), deep],
  ['… search: one in thirteen, known total', p('/expenses?per_page=50&search=lobi'), deep],
  ['invoices, 50, by date', p('/invoices?per_page=50&sort=invoice_date'), list50],
  ...['client.name', 'overdue', 'description', 'ref_no', 'balance'].map((sort) => [`… by ${sort}`, p(`/invoices?per_page=50&sort=${sort}`), list50]),
  ['… 300', p('/invoices?per_page=300&sort=invoice_date'), list300],
  ['… search', p('/invoices?per_page=50&search=cerucuk%20lobi%201'), deep],
  ['payments, 50, newest', p('/payments?per_page=50'), list50],
  ...['credit', 'debit', 'cheque_no', 'project.name', 'client.name'].map((sort) => [`… by ${sort}`, p(`/payments?per_page=50&sort=${sort}`), list50]),
  ['… received', p('/payments?per_page=50&cashflow=IN'), list50],
  ['… 300', p('/payments?per_page=300'), list300],
  ['… in the middle: page 15,000', p('/payments?per_page=50&page=15000'), deep],
  ['… search', p('/payments?per_page=50&search=B-77-1'), deep],
  ['as of today: projects, 50', p(`/projects?per_page=50&${asOf(0)}`), figures],
  ['as of three months ago: projects, 50, all figures', p(`/projects?per_page=50&${past}`), {}],
  ['… one project with its figures', p(`/projects/${projectUuid}?${past}`), {}],
  ['… invoices of a project', p(`/projects/${projectUuid}/invoices?per_page=50&${past}`), {}],
  ['… expenses, 50, newest', p(`/expenses?per_page=50&${past}`), {}],
  ['… pending, by due date', p(`/expenses?per_page=50&status=pending&sort=due_date&order=asc&${past}`), {}],
  ['… dashboard: performance', p(`/dashboards/performance?${past}`), {}],
  ['… dashboard: cashflow', p(`/dashboards/cashflow?${past}`), {}],
  ['… dashboard: overdue invoices', p(`/dashboards/overdue-invoices?${past}`), {}],
  ['… purchase orders, 50', p(`/purchaseOrders?per_page=50&${past}`), {}],
  ['purchase orders, 50', p('/purchaseOrders?per_page=50'), list50],
  ['… search', p('/purchaseOrders?per_page=50&search=B-PO-77'), deep],
  ['find anything: a beginning of many numbers', p('/search?q=B-7'), found],
  ['… a whole number', p('/search?q=B-77-1'), found],
  ['… a short number', p('/search?q=127'), found],
  ['… an amount', p('/search?q=1,060.00'), found],
  ['… a word of many names', p('/search?q=blok'), found],
  ['… two words', p('/search?q=sdn%20blok'), found],
  ['… two letters', p('/search?q=bl'), found],
  ['… nothing', p('/search?q=zzzzqq'), found],
]; // prettier-ignore

const OFTEN_MADE = /floor|all figures|^dashboard|newest|pending, by due|by date$/;

/**
 * Calls that many clients make at once. Past days are left out: they are rarely requested, and a crowd doing so gets a
 * 503.
 */
export const together = (projectUuid) =>
  calls(projectUuid).filter(([name, path]) => OFTEN_MADE.test(name) && !path.includes(past));

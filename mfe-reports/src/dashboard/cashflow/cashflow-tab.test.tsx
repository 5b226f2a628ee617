import { addMonths, monthOf, todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import {
  answers,
  answersCashflow,
  answersSummary,
  holding,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
  signedInWithLookups,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../remote';

beforeAll(() => loadScreens(routes));

beforeEach(() => signedInWithLookups());

async function showTable(name: string, at = '/cashflow') {
  const page = renderPage(routes, { at });
  await page.user.click(await screen.findByRole('button', { name: `Show as table: ${name}` }));
  return { ...page, table: within(screen.getByRole('table', { name })) };
}

const figureCard = (name: string) => screen.getByRole('region', { name });
const figure = (name: string) => within(figureCard(name));

test('leads from the cash of a month to its payments', async () => {
  answersCashflow();

  const { table } = await showTable('Received and paid', '/cashflow?project=p-1');

  const may = within(table.getByRole('row', { name: /May-2026/ }));
  expect(may.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['RM 201,400.00', '/reports/payments?project=p-1&cashflow=IN&from=2026-05-01&to=2026-05-31'],
    ['RM 125,000.00', '/reports/payments?project=p-1&cashflow=OUT&from=2026-05-01&to=2026-05-31'],
    ['RM 76,400.00', '/reports/payments?project=p-1&from=2026-05-01&to=2026-05-31'],
  ]);
});

test('leads from the cash of the month of the day to its payments up to that day', async () => {
  answersCashflow();

  const { table } = await showTable('Received and paid', '/cashflow?as_of=2026-06-20');

  const june = within(table.getByRole('row', { name: /Jun-2026/ }));
  expect(june.getAllByRole('link', { name: 'RM 100,000.00' })[0]).toHaveAttribute(
    'href',
    '/reports/payments?cashflow=IN&from=2026-06-01&to=2026-06-20',
  );
});

test('says what the shown months add up to beside their columns, and in the table', async () => {
  answersCashflow();

  const { table } = await showTable('Received and paid');

  const legend = within(screen.getByRole('figure', { name: 'Received and paid' })).getAllByRole('listitem');
  expect(legend.map(({ textContent }) => textContent)).toEqual([
    'InRM 301,400.00',
    'OutRM 125,000.00',
    'NettRM 176,400.00',
  ]);
  expect(table.getByRole('row', { name: 'Total RM 301,400.00 RM 125,000.00 RM 176,400.00' })).toBeVisible();
});

test('leads from the bar of what is expected to the documents that it counts', async () => {
  answersCashflow();

  renderPage(routes, { at: '/cashflow' });

  const expected = within(await screen.findByRole('figure', { name: 'Expected' }));
  expect(expected.getByRole('link', { name: 'Out RM 209,000.00' })).toHaveAttribute(
    'href',
    '/reports/expenses?status=pending&due_to=2026-09-29',
  );
});

test('leads from what is expected to the open documents that are due until then', async () => {
  answersCashflow();

  const { table } = await showTable('Expected');

  const soon = within(table.getByRole('row', { name: /30 days/ }));
  expect(soon.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['RM 233,931.00', '/reports/invoices?status=pending&due_to=2026-07-31'],
    ['RM 50,000.00', '/reports/expenses?status=pending&due_to=2026-07-31'],
  ]);
});

test('tells what was open on an earlier day by its age, not by the status of today', async () => {
  answersCashflow();

  const { table } = await showTable('Expected', '/cashflow?as_of=2026-07-01');

  const [receivable] = within(table.getByRole('row', { name: /30 days/ })).getAllByRole('link');
  expect(receivable).toHaveAttribute(
    'href',
    '/reports/invoices?ageing=not_due&ageing=1-30&ageing=31-60&ageing=61-90&ageing=over_90&due_to=2026-07-31&as_of=2026-07-01',
  );
});

test('leads nobody to reports that are not for them', async () => {
  signedIn(holding('project.view'));
  answersCashflow();

  const { table } = await showTable('Received and paid');

  expect(table.getByText('RM 201,400.00')).toBeVisible();
  expect(table.queryByRole('link')).not.toBeInTheDocument();
  expect(figure('Received').queryByRole('link')).not.toBeInTheDocument();
});

test('adds the shown months up, and says what is expected', async () => {
  answersCashflow();

  renderPage(routes, { at: '/cashflow?period=months&month_from=2026-05&month_to=2026-06' });

  await waitFor(() => expect(figure('Received').getByText('RM 301,400.00')).toBeVisible());
  expect(figure('Paid').getByText('RM 125,000.00')).toBeVisible();
  expect(figure('Nett').getByText('RM 176,400.00')).toBeVisible();
  expect(figure('Nett').getByText('May-2026 – Jun-2026')).toBeVisible();
  expect(figure('Expected in 30 days').getByText('RM 183,931.00')).toBeVisible();
  expect(figure('Paid').getByRole('link')).toHaveAttribute(
    'href',
    '/reports/payments?cashflow=OUT&from=2026-05-01&to=2026-06-30',
  );
});

test('asks for the months of a year, or for others', async () => {
  const { cashflow } = answersCashflow();
  const { user, router } = renderPage(routes, { at: '/cashflow' });
  const today = monthOf(todayInKualaLumpur());
  const asked = () => [cashflow.at(-1)!.query.get('month_from'), cashflow.at(-1)!.query.get('month_to')];
  await screen.findByRole('img', { name: 'Received and paid' });
  expect(asked()).toEqual([addMonths(today, -11), today]);

  await user.click(screen.getByRole('combobox', { name: 'Period' }));
  await user.click(await screen.findByTitle('Last year'));

  const lastYear = Number(today.slice(0, 4)) - 1;
  await waitFor(() => expect(asked()).toEqual([`${lastYear}-01`, `${lastYear}-12`]));
  expect(router.state.location.search).toBe('?period=last-year');
  await user.click(screen.getByRole('combobox', { name: 'Period' }));
  await user.click(await screen.findByTitle('Other months'));
  expect(await screen.findByDisplayValue(`Dec-${lastYear}`)).toBeVisible();
  expect(router.state.location.search).toBe(`?period=months&month_from=${lastYear}-01&month_to=${lastYear}-12`);
});

test('offers to try again when the cash could not be loaded', async () => {
  answersSummary();
  answers('GET /dashboards/cashflow', refusal(503, { message: 'The database is away.' }));
  const { user } = renderPage(routes, { at: '/cashflow' });
  const panel = within(await screen.findByRole('region', { name: 'Expected' }));
  expect(await panel.findByText('The database is away.')).toBeVisible();
  expect(figureCard('Received')).toHaveTextContent(/^Received –$/);
  answersCashflow();

  await user.click(panel.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('figure', { name: 'Expected' })).toBeVisible();
});

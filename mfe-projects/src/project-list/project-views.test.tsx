import type { CashflowProjection } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildExpense,
  buildInvoice,
  buildProject,
  holding,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../remote';

const tower = buildProject({ name: 'Menara Damansara' });
const bridge = buildProject({ name: 'Jambatan Klang' });

// Not on the list's page.
const school = buildProject({ name: 'Sekolah Ipoh', status: 'Completed' });

const at = (path: string) => renderPage(routes, { at: `/projects/list${path}` });

const rowOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!);

const projection = (days: number): CashflowProjection => ({
  as_of: '2026-07-01',
  days,
  opening_balance: '196400.00',
  total_in: '233931.00',
  total_out: '209000.00',
  nett: '24931.00',
  closing_balance: '221331.00',
  buckets: [
    {
      from: '2026-07-01',
      to: '2026-07-07',
      in: '100000.00',
      out: '0.00',
      nett: '100000.00',
      running: '296400.00',
    },
  ],
  items: [],
});

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  // The latest mock takes precedence.
  answers('GET /projects/:uuid', ({ params }) =>
    params.uuid === school.uuid ? { data: school } : refusal(404, { message: 'Not found.' }),
  );
  answers('GET /projects/clients', { data: [] });
  answers('GET /projects', listOf([tower, bridge]));
});

test('opening a row leads to the sales of its project, and closing it back to the list with its filters', async () => {
  const calls = answers('GET /projects/:uuid/invoices', listOf([buildInvoice({ invoice_no: 'INV-2026-0002' })]));
  const { router, user } = at('?status=New&search=a');

  await user.click((await rowOf('Menara Damansara')).getByRole('button', { name: 'Expand row' }));

  expect(await screen.findByRole('link', { name: 'INV-2026-0002' })).toBeVisible();
  expect(calls[0]!.params.uuid).toBe(tower.uuid);
  expect(router.state.location.pathname).toBe(`/projects/list/${tower.uuid}/sales`);
  expect(router.state.location.search).toBe('?status=New&search=a');
  expect(screen.getByRole('link', { name: 'Open in project' })).toHaveAttribute(
    'href',
    `/projects/${tower.uuid}/invoices`,
  );
  await user.click((await rowOf('Menara Damansara')).getByRole('button', { name: 'Collapse row' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/list'));
  expect(router.state.location.search).toBe('?status=New&search=a');
});

test('a link opens the row of its project with its view, and the switch shows another', async () => {
  answers('GET /projects/:uuid/expenses', listOf([buildExpense({ ref_no: 'BILL-7' })]));
  const orders = answers('GET /purchaseOrders', listOf([]));
  const { router, user } = at(`/${bridge.uuid}/received`);

  expect(await screen.findByRole('link', { name: 'BILL-7' })).toBeVisible();
  const views = within(screen.getByRole('navigation', { name: 'Views of Jambatan Klang' }));
  expect(views.getByRole('link', { name: 'Received' })).toHaveAttribute('aria-current', 'page');
  await user.click(views.getByRole('link', { name: 'Purchases' }));

  await waitFor(() => expect(orders).toHaveLength(1));
  expect(orders[0]!.query.get('project')).toBe(bridge.uuid);
  expect(router.state.location.pathname).toBe(`/projects/list/${bridge.uuid}/purchases`);
});

test('the next row opens with the view of the one before', async () => {
  answers('GET /projects/:uuid/cashflow-projection', ({ query }) => ({ data: projection(Number(query.get('days'))) }));
  const { router, user } = at(`/${tower.uuid}/cashflow/60`);
  await screen.findByText('RM 221,331.00');

  await user.click((await rowOf('Jambatan Klang')).getByRole('button', { name: 'Expand row' }));

  await waitFor(() => expect(router.state.location.pathname).toBe(`/projects/list/${bridge.uuid}/cashflow/60`));
});

test.each(['45', 'soon'])('projected cash is over 30, 60 or 90 days: %s leads to 90', async (days) => {
  const calls = answers('GET /projects/:uuid/cashflow-projection', { data: projection(90) });
  const { router } = at(`/${tower.uuid}/cashflow/${days}`);

  expect(await screen.findByText('RM 296,400.00')).toBeVisible();

  expect(calls.map(({ query }) => query.get('days'))).toEqual(['90']);
  expect(router.state.location.pathname).toBe(`/projects/list/${tower.uuid}/cashflow/90`);
});

test('a project that is not on the page opens above the list', async () => {
  answers('GET /projects/:uuid/invoices', listOf([buildInvoice({ invoice_no: 'INV-2025-0009' })]));
  const { router, user } = at(`/${school.uuid}/sales?status=New`);

  const opened = within(await screen.findByRole('region', { name: 'Opened project' }));
  expect(await opened.findByRole('link', { name: 'Sekolah Ipoh' })).toBeVisible();
  expect(await opened.findByRole('link', { name: 'INV-2025-0009' })).toBeVisible();
  await user.click(opened.getByRole('button', { name: 'Close project' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/list'));
  expect(router.state.location.search).toBe('?status=New');
});

test('an address of no project says so, and the list stays', async () => {
  at('/gone/sales');

  expect(await screen.findByText('Project not found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Menara Damansara' })).toBeVisible();
});

test('offers only the views that the user may see', async () => {
  signedIn(holding('project.view', 'project.expense'));
  answers('GET /projects/:uuid/expenses', listOf([]));
  const { router, user } = at('');

  await user.click((await rowOf('Menara Damansara')).getByRole('button', { name: 'Expand row' }));

  const views = within(await screen.findByRole('navigation', { name: 'Views of Menara Damansara' }));
  expect(views.getAllByRole('link').map((link) => link.textContent)).toEqual(['Received', 'Cashflow']);
  expect(router.state.location.pathname).toBe(`/projects/list/${tower.uuid}/received`);
});

test('projected cash that could not be loaded is loaded on Retry', async () => {
  let isAway = true;
  answers('GET /projects/:uuid/cashflow-projection', () =>
    isAway ? refusal(503, { message: 'The service is busy.' }) : { data: projection(30) },
  );
  const { user } = at(`/${tower.uuid}/cashflow/30`);

  expect(await screen.findByText('The service is busy.')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('RM 221,331.00')).toBeVisible();
});

test('the menu of a row asks for the accounting export of its project', async () => {
  const { user } = at('');

  await user.click((await rowOf('Menara Damansara')).getByRole('button', { name: 'Export Menara Damansara' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Accounting export of expenses' }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(`Export expenses of ${tower.code}`)).toBeVisible();
});

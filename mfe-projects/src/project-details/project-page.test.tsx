import type { Project } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildProject,
  buildProjectOverview,
  holding,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { Outlet, useCrumbs } from '@siteledger/shared-lib/router';
import { SlotContext, type FillsOf } from '@siteledger/shared-lib/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../remote';

function openProject(given: Partial<Project> = {}) {
  const project = buildProject({ name: 'Menara Damansara', ...given });
  const reads = answers(`GET /projects/${project.uuid}`, { data: project });
  return { project, reads, ...renderPage(routes, { at: `/projects/${project.uuid}` }) };
}

const figures = async () => within(await screen.findByRole('region', { name: 'Overview' }));

async function askToDelete({ user }: ReturnType<typeof openProject>) {
  await user.click(await screen.findByRole('button', { name: 'Actions of Menara Damansara' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Delete "Menara Damansara"?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /projects/:uuid/overview', { data: buildProjectOverview() });
  answers('GET /projects/clients', { data: [] });
  answers('GET /projects/permissions', { data: [] });
  answers('GET /end_customers', listOf([]));
});

afterEach(() => jest.restoreAllMocks());

test('heads the page with what the project is, whose, and when', async () => {
  openProject({ code: 'P-0042', client_name: 'Jabatan Kerja Raya', start_date: '2026-01-01', end_date: '2026-12-31' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Menara Damansara' })).toBeVisible();
  const head = within(screen.getByRole('banner'));
  expect(head.getByText('P-0042')).toBeVisible();
  expect(head.getByText('Jabatan Kerja Raya')).toBeVisible();
  expect(head.getByText('On Going')).toBeVisible();
  expect(head.getByText('01-Jan-2026')).toBeVisible();
  expect(head.getByText('31-Dec-2026')).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Details', selected: true })).toBeVisible();
});

test('heads the page on a telephone with name, status and code; the rest is opened', async () => {
  const matchMedia = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('767') }));
  const { user } = openProject({ code: 'P-0042', client_name: 'Jabatan Kerja Raya' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Menara Damansara' })).toBeVisible();
  const head = within(screen.getByRole('banner'));
  expect(head.getByText('P-0042')).toBeVisible();
  expect(head.getByText('On Going')).toBeVisible();
  expect(head.queryByText('Jabatan Kerja Raya')).not.toBeInTheDocument();
  expect(await head.findByRole('button', { name: 'Actions of Menara Damansara' })).toBeVisible();
  await user.click(head.getByRole('button', { name: 'More', expanded: false }));

  expect(head.getByRole('button', { name: 'Less', expanded: true })).toBeVisible();
  expect(head.getByText('Jabatan Kerja Raya')).toBeVisible();
});

test('opens the fields beside the figures at a click, and goes back to the overview', async () => {
  const { router, user } = openProject();

  await user.click(await screen.findByRole('link', { name: 'Edit details' }));

  expect(await screen.findByRole('form', { name: 'Project' })).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Figures' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Overview' })).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?edit=1');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('region', { name: 'Overview' })).toBeVisible();
});

test('offers the fields to read to who may not change them', async () => {
  signedIn(holding('project.view'));
  const { user } = openProject();

  await user.click(await screen.findByRole('link', { name: 'View details' }));

  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDisabled();
});

test('offers the fields on the other tabs, too', async () => {
  const project = buildProject();
  answers(`GET /projects/${project.uuid}`, { data: project });
  answers('GET /variationOrders', listOf([]));
  renderPage(routes, { at: `/projects/${project.uuid}/variation-orders?edit=1` });

  const edit = await screen.findByRole('link', { name: 'Edit details' });

  expect(edit).toHaveAttribute('href', `/projects/${project.uuid}?edit=1`);
});

test('names its step of the breadcrumbs while it is open', async () => {
  const { project, router } = openProject();
  const Named = () => <p>{Object.entries(useCrumbs()).join()}</p>;
  renderPage(<Named />);

  expect(await screen.findByText(`/projects/${project.uuid},Menara Damansara`)).toBeVisible();
  answers('GET /projects', listOf([]));
  await act(() => router.navigate('/projects/list'));

  await waitFor(() => expect(screen.queryByText(/,Menara Damansara$/)).not.toBeInTheDocument());
});

test('shows the figures as the server computed them, and for which day', async () => {
  openProject({
    as_of: '2026-07-01',
    contract_sum_and_vo: '1060000.00',
    total_invoiced_percent: '52.25',
    cashflow30: '183931.00',
    cashflow60: '-24931.00',
    cashflow_margin: null,
  });

  const shown = await figures();

  expect(shown.getByText('01-Jul-2026')).toBeVisible();
  for (const figure of ['RM 1,060,000.00', '52.25%', 'RM 183,931.00', '(RM 24,931.00)']) {
    expect(shown.getByText(figure)).toBeVisible();
  }
  expect(shown.getByText('Cashflow Margin').nextElementSibling).toHaveTextContent('–');
});

test('says whether the work is ahead of its time or behind, and flags more than the whole contract', async () => {
  openProject({ work_done_percent: '103.10', duration_la: '51.30', progress_diff: '51.80' });

  const shown = await figures();

  expect(shown.getByText('Work Done').nextElementSibling).toContainElement(shown.getByLabelText('Over 100%'));
  expect(shown.getByText('Duration Variance').nextElementSibling).toHaveTextContent('51.80% ahead');
});

test('says that a project behind its time is behind', async () => {
  openProject({ work_done_percent: '30.00', duration_la: '49.73', progress_diff: '-19.73' });

  const shown = await figures();

  expect(shown.getByText('Duration Variance').nextElementSibling).toHaveTextContent('-19.73% behind');
});

test('deletes the project, returns to the list and does not ask for the deleted one again', async () => {
  answers('GET /projects', listOf([]));
  const opened = openProject({ version: 4 });
  const deletions = answers(`DELETE /projects/${opened.project.uuid}`, { data: {} });

  await askToDelete(opened);

  expect(await screen.findByText('Successfully deleted "Menara Damansara"')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Projects' })).toBeVisible();
  expect(deletions[0]!.headers.get('If-Match')).toBe('"4"');
  expect(opened.reads).toHaveLength(1);
});

test('stays with a project that cannot be deleted and says why', async () => {
  const opened = openProject();
  answers(`DELETE /projects/${opened.project.uuid}`, () =>
    refusal(409, { data: { err_msg: 'The project still has 3 invoices and 4 expenses.' } }),
  );

  await askToDelete(opened);

  expect(await screen.findByText('The project still has 3 invoices and 4 expenses.')).toBeVisible();
  expect(opened.router.state.location.pathname).toBe(`/projects/${opened.project.uuid}`);
});

test('offers no deletion without the permission', async () => {
  signedIn(holding('project.view', 'project.update'));
  openProject();

  expect(await screen.findByRole('link', { name: 'Edit details' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions of/ })).not.toBeInTheDocument();
});

test('says that a project is not there, and leads back to the list', async () => {
  answers('GET /projects/nowhere', () => refusal(404, { message: 'Project not found.' }));
  renderPage(routes, { at: '/projects/nowhere' });

  expect(await screen.findByText('Project not found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/projects/list');
});

test('says that a project could not be loaded and loads it on Retry', async () => {
  const project = buildProject({ name: 'Menara Damansara' });
  let isAway = true;
  answers(`GET /projects/${project.uuid}`, () =>
    isAway ? refusal(503, { message: 'The service is busy. Try again in a moment.' }) : { data: project },
  );
  const { user } = renderPage(routes, { at: `/projects/${project.uuid}` });

  expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Menara Damansara' })).toBeVisible());
});

const payments: FillsOf = () => [
  {
    id: 'payments',
    title: 'Payments',
    render: ({ project }: { project: Project }) => <p>Payments of {project.name}</p>,
  },
];

test('other remotes add tabs of their own, which get the project', async () => {
  const project = buildProject({ name: 'Menara Damansara' });
  answers(`GET /projects/${project.uuid}`, { data: project });
  const place = (
    <SlotContext value={payments}>
      <Outlet />
    </SlotContext>
  );
  const { user } = renderPage([{ element: place, children: routes }], { at: `/projects/${project.uuid}` });

  await user.click(await screen.findByRole('tab', { name: 'Payments' }));

  expect(await screen.findByText('Payments of Menara Damansara')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Payments', selected: true })).toBeVisible();
});

test('the page shows its own tab where the one in the address is not there any more', async () => {
  const project = buildProject();
  answers(`GET /projects/${project.uuid}`, { data: project });

  renderPage(routes, { at: `/projects/${project.uuid}?tab=payments` });

  expect(await screen.findByRole('tab', { name: 'Details', selected: true })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Payments' })).not.toBeInTheDocument();
});

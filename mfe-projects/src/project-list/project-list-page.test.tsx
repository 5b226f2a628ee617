import { api } from '@siteledger/shared-lib/api';
import { PROJECT_FIGURES, type Project } from '@siteledger/shared-lib/domain';
import {
  answers,
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

const openList = (search = '') => renderPage(routes, { at: `/projects/list${search}` });

const listing = (...projects: Project[]) => answers('GET /projects', listOf(projects));

const chip = (name: string) => screen.getByRole('button', { name });

const dialog = async () => within(await screen.findByRole('dialog'));

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /projects/clients', { data: [{ uuid: 'client-1', name: 'Binaan Seri Maju Sdn Bhd' }] });
});

test('shows new and on going projects until the user says otherwise', async () => {
  const calls = listing(buildProject({ name: 'Menara Damansara' }));
  const { router, user } = openList();

  expect(await screen.findByRole('link', { name: 'Menara Damansara' })).toBeVisible();
  expect(calls[0]!.query.getAll('status')).toEqual(['New', 'On Going']);
  expect(chip('Completed')).toHaveAttribute('aria-pressed', 'false');
  await user.click(chip('Completed'));

  await waitFor(() => expect(calls.at(-1)!.query.getAll('status')).toEqual(['New', 'On Going', 'Completed']));
  expect(router.state.location.search).toBe('?status=New&status=On+Going&status=Completed');
});

test('a link shows what its sender saw', async () => {
  const calls = listing();
  openList('?status=Completed&client=client-1&search="Shah Alam"&sort=cashflow_nett&order=asc&page=2&per_page=15');

  await screen.findByText('No Data.');

  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({
    status: 'Completed',
    client: 'client-1',
    search: '"Shah Alam"',
    sort: 'cashflow_nett',
    order: 'asc',
    page: '2',
    per_page: '15',
  });
  expect(screen.getByRole('searchbox', { name: 'Search projects' })).toHaveValue('"Shah Alam"');
});

test('shows a loss in parentheses, a dash for what cannot be computed, and flags more than the contract', async () => {
  listing(buildProject({ cashflow_nett: '-1234.50', total_invoiced_percent: null, work_done_percent: '104.20' }));
  openList();

  expect(await screen.findByText('(RM 1,234.50)')).toBeVisible();
  expect(screen.getByText('–')).toBeVisible();
  expect(within(screen.getByText('104.20%').parentElement!).getByLabelText('Over 100%')).toBeVisible();
});

test('sums the figures of every project found, not only of this page', async () => {
  const calls = answers('GET /projects', listOf([buildProject()], { totals: { contract_sum_and_vo: '214007678.05' } }));
  openList();

  expect(await screen.findByText('RM 214,007,678.05')).toBeVisible();
  expect(calls[0]!.query.get('totals')).toBe('1');
});

test('narrows the list to a client that is found by a part of the name', async () => {
  listing();
  answers('GET /projects/clients', ({ query }) => ({
    data: query.get('search') === 'damai' ? [{ uuid: 'client-2', name: 'Alam Damai Sdn Bhd' }] : [],
  }));
  const { router, user } = openList();

  await user.type(await screen.findByRole('combobox', { name: 'Client' }), 'damai');
  await user.click(await screen.findByTitle('Alam Damai Sdn Bhd'));

  await waitFor(() => expect(router.state.location.search).toBe('?client=client-2'));
});

test('a project leads to its details', async () => {
  const project = buildProject({ name: 'Menara Damansara' });
  listing(project);
  openList();

  expect(await screen.findByRole('link', { name: 'Menara Damansara' })).toHaveAttribute(
    'href',
    `/projects/${project.uuid}`,
  );
});

test('offers every computed figure as a column and remembers the choice', async () => {
  listing(buildProject({ expected_profit: '123456.78' }));
  const { user } = openList();

  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Expected Profit' }));
  const offered = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(offered).toEqual(expect.arrayContaining(PROJECT_FIGURES.map(({ label }) => label)));

  expect(await screen.findByText('RM 123,456.78')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('siteledger.columns.project-list')!)).toEqual({ expected_profit: true });
});

test('deletes a project after a question that names it', async () => {
  const project = buildProject({ name: 'Menara Damansara', version: 3 });
  let isThere = true;
  answers('GET /projects', () => listOf(isThere ? [project] : []));
  const deletions = answers('DELETE /projects/:uuid', () => {
    isThere = false;
    return { data: { uuid: project.uuid, name: project.name } };
  });
  const { user } = openList();

  await user.click(await screen.findByRole('button', { name: 'Delete Menara Damansara' }));
  const question = await dialog();
  expect(question.getByText('Delete "Menara Damansara"?')).toBeVisible();
  expect(deletions).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Successfully deleted "Menara Damansara"')).toBeVisible();
  expect(await screen.findByText('No Data.')).toBeVisible();
  expect(deletions[0]!.params.uuid).toBe(project.uuid);
  expect(deletions[0]!.headers.get('If-Match')).toBe('"3"');
});

test('keeps a project when the question is answered with Cancel', async () => {
  listing(buildProject({ name: 'Menara Damansara' }));
  const { user } = openList();

  await user.click(await screen.findByRole('button', { name: 'Delete Menara Damansara' }));
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Menara Damansara' })).toBeVisible();
});

test('keeps a project that still has documents and says how many', async () => {
  listing(buildProject({ name: 'Menara Damansara' }));
  answers('DELETE /projects/:uuid', () => refusal(409, { data: { err_msg: 'The project still has 3 invoices.' } }));
  const { user } = openList();

  await user.click(await screen.findByRole('button', { name: 'Delete Menara Damansara' }));
  await user.click((await dialog()).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('The project still has 3 invoices.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Menara Damansara' })).toBeVisible();
});

test('offers neither creation nor deletion to who may only look', async () => {
  signedIn(holding('project.view'));
  listing(buildProject({ name: 'Menara Damansara' }));
  openList();

  await screen.findByRole('link', { name: 'Menara Damansara' });

  expect(screen.queryByRole('link', { name: 'New project' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete Menara Damansara' })).not.toBeInTheDocument();
});

test('offers to create a project where there is none', async () => {
  listing();
  const { router, user } = openList('?status=');

  await screen.findByText('No Data.');
  await user.click(within(screen.getByRole('region', { name: 'Projects' })).getByRole('link', { name: 'New project' }));

  expect(router.state.location.pathname).toBe('/projects/list/create');
});

test('says that there is no project yet, though it opens with a choice of statuses', async () => {
  const calls = listing();
  openList();

  const list = within(await screen.findByRole('region', { name: 'Projects' }));
  expect(await list.findByText(/^No projects yet\./)).toBeVisible();

  expect(list.getByRole('link', { name: 'New project' })).toBeVisible();
  expect(list.queryByRole('button', { name: 'Clear search and filters' })).not.toBeInTheDocument();
  expect(calls.at(-1)!.query.getAll('status')).toEqual([]);
});

test('offers to clear the statuses that it opens with where every project is completed', async () => {
  answers('GET /projects', ({ query }) =>
    listOf(query.has('status') ? [] : [buildProject({ name: 'Menara Damansara' })]),
  );
  const { user } = openList();

  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));

  expect(await screen.findByRole('link', { name: 'Menara Damansara' })).toBeVisible();
});

test('offers no creation of a first project to who may not create one', async () => {
  signedIn(holding('project.view'));
  listing();
  openList();

  expect(await screen.findByText('No projects yet. Those that you may see are listed here.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New project' })).not.toBeInTheDocument();
});

test('tells who may not see projects that it is so', async () => {
  answers('GET /projects', () => refusal(403, { message: 'You are not allowed to do this.' }));
  openList();

  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
});

test('says why the list could not be loaded and loads it on Retry', async () => {
  let isAway = true;
  answers('GET /projects', () =>
    isAway
      ? refusal(503, { message: 'The service is busy. Try again in a moment.' })
      : listOf([buildProject({ name: 'Menara Damansara' })]),
  );
  const { user } = openList();

  expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('link', { name: 'Menara Damansara' })).toBeVisible();
});

test('shows new figures when money has moved elsewhere', async () => {
  let received = '0.00';
  answers('GET /projects', () => listOf([buildProject({ total_received: received })]));
  const { store } = openList();
  await screen.findAllByText('RM 0.00');

  received = '351400.00';
  store.dispatch(api.util.invalidateTags(['ProjectFigures']));

  expect(await screen.findByText('RM 351,400.00')).toBeVisible();
});

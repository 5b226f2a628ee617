import { contractValues } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildProject,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

const openCreation = () => renderPage(routes, { at: '/projects/list/create?status=Completed' });

const dialog = async () => within(await screen.findByRole('dialog'));

const box = (name: string) => screen.getByRole('textbox', { name });

const enter = async (user: UserEvent, control: HTMLElement, text: string) => {
  await user.click(control);
  await user.paste(text);
};

const choose = async (user: UserEvent, field: string, choice: string) => {
  await user.click((await dialog()).getByRole('combobox', { name: field }));
  await user.click(await screen.findByTitle(choice));
};

async function fillIn(user: UserEvent) {
  await dialog();
  await enter(user, box('Name'), 'Menara Damansara');
  await choose(user, 'Project Managers', 'Lim Wei Jie');
  await choose(user, 'Client', 'Binaan Seri Maju Sdn Bhd');
  await enter(user, box('Contract Sum'), '1000000');
  await enter(user, box('Start Date'), '2026-01-01');
  await enter(user, box('End Date'), '2026-12-31');
}

const create = (user: UserEvent) => user.click(screen.getByRole('button', { name: /Create project/ }));

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /projects', listOf([]));
  answers('GET /projects/clients', { data: [{ uuid: 'client-1', name: 'Binaan Seri Maju Sdn Bhd' }] });
  answers('GET /projects/permissions', { data: [{ id: 7, uuid: 'user-7', name: 'Lim Wei Jie' }] });
  answers('GET /end_customers', listOf([{ uuid: 'customer-1', name: 'Universiti Teknologi MARA' }]));
});

test('opens over the list, as a new project with 5 percent of retention', async () => {
  openCreation();

  const form = await dialog();

  expect(form.getByText('New project')).toBeVisible();
  expect(form.getByTitle('New')).toBeVisible();
  expect(box('Retention Percent')).toHaveValue('5.00');
  expect(screen.getByRole('region', { name: 'Projects', hidden: true })).toBeInTheDocument();
});

test('names what is missing before anything is sent', async () => {
  const { user } = openCreation();
  await dialog();

  await create(user);

  for (const label of ['Name', 'Project Managers', 'Client', 'Contract Sum', 'Start Date', 'End Date']) {
    expect(await screen.findByText(`${label} is required.`)).toBeVisible();
  }
});

test('creates a project with a new end customer and opens its details, to be completed', async () => {
  const project = buildProject({ name: 'Menara Damansara' });
  const calls = answers('POST /projects', { data: project });
  answers(`GET /projects/${project.uuid}`, { data: project });
  const { router, user } = openCreation();

  await fillIn(user);
  await enter(user, screen.getByRole('combobox', { name: 'End Customer' }), 'Hospital Klang');
  await create(user);

  expect(await screen.findByText('Project created successfully.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Menara Damansara' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: `/projects/${project.uuid}`, search: '?edit=1' });
  expect(calls[0]!.body).toEqual({
    name: 'Menara Damansara',
    status: 'New',
    project_managers: [7],
    client_name: 'client-1',
    end_customer: 'Hospital Klang',
    contract_sum: '1000000.00',
    variation_order: null,
    omission_value: null,
    retention_percent: '5.00',
    retention: null,
    budget: null,
    contingency_amt: null,
    start_date: '2026-01-01',
    end_date: '2026-12-31',
    schedule: null,
    remarks: null,
    ...contractValues({}),
  });
});

test("keeps what was typed and puts the server's messages beside the fields", async () => {
  answers('POST /projects', () => refusal(422, { errors: { client_name: ['Client is not known.'] } }));
  const { router, user } = openCreation();

  await fillIn(user);
  await create(user);

  await waitFor(() => expect(screen.getAllByText('Client is not known.')[0]).toBeVisible());
  expect((await dialog()).getByRole('combobox', { name: 'Client' })).toHaveAccessibleDescription(
    'Client is not known.',
  );
  expect(box('Name')).toHaveValue('Menara Damansara');
  expect(box('Contract Sum')).toHaveValue('1,000,000.00');
  expect(router.state.location.pathname).toBe('/projects/list/create');
});

test('refuses a project that ends before it starts', async () => {
  const { user } = openCreation();

  await fillIn(user);
  await user.clear(box('End Date'));
  await enter(user, box('End Date'), '2025-12-31');

  expect(await screen.findByText('End Date must be after Start Date.')).toBeVisible();
});

test('Cancel goes back to the list as it was filtered', async () => {
  const { router, user } = openCreation();

  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location).toMatchObject({ pathname: '/projects/list', search: '?status=Completed' });
});

test('Back closes what New project opened', async () => {
  const { router, user } = renderPage(routes, { at: '/projects/list?status=Completed' });

  await user.click((await screen.findAllByRole('link', { name: 'New project' }))[0]!);
  await dialog();
  await act(() => router.navigate(-1));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location).toMatchObject({ pathname: '/projects/list', search: '?status=Completed' });
});

test('asks before what was typed is thrown away', async () => {
  const { router, user } = openCreation();

  const form = await dialog();
  await enter(user, box('Name'), 'Menara');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));

  expect(box('Name')).toHaveValue('Menara');
  expect(router.state.location.pathname).toBe('/projects/list/create');
});

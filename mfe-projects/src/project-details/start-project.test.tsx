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
  userIsKnown,
} from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../remote';

function openProject(given: Partial<Project>) {
  let project = buildProject({ name: 'Menara Damansara', status: 'New', version: 3, ...given });
  answers(`GET /projects/${project.uuid}`, () => ({ data: project }));
  const started = answers(`PUT /projects/${project.uuid}`, () => {
    project = { ...project, status: 'On Going', version: 4 };
    return { data: project };
  });
  return { project, started, ...renderPage(routes, { at: `/projects/${project.uuid}` }) };
}

const start = () => screen.queryByRole('button', { name: 'Start the project' });

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /projects/:uuid/overview', { data: buildProjectOverview() });
  answers('GET /projects/clients', { data: [] });
  answers('GET /projects/permissions', { data: [] });
  answers('GET /end_customers', listOf([]));
});

test.each([{ total_invoiced: '60.00' }, { total_expenses: '0.01' }])(
  'starts a New project that has %j already: all of it is sent as it was read, On Going',
  async (figures) => {
    const { project, started, user } = openProject(figures);

    await user.click(await screen.findByRole('button', { name: 'Start the project' }));

    expect(await screen.findByText('Project "Menara Damansara" started.')).toBeVisible();
    const { name, contract_sum, retention, client_uuid, start_date } = project;
    expect(started.map(({ body }) => body)).toEqual([
      expect.objectContaining({ name, contract_sum, retention, start_date, client_name: client_uuid, version: 3 }),
    ]);
    expect(started[0]!.body).toMatchObject({ status: 'On Going', project_managers: [] });
    expect(started[0]!.body).not.toHaveProperty('total_invoiced');
    expect(start()).not.toBeInTheDocument();
  },
);

test.each([
  { status: 'New' as const },
  { status: 'On Going' as const, total_invoiced: '60.00' },
  { status: 'Completed' as const, total_expenses: '60.00' },
])('offers no start to %j', async (given) => {
  const { store } = openProject(given);
  await userIsKnown(store);

  expect(await screen.findByRole('heading', { level: 1, name: 'Menara Damansara' })).toBeVisible();
  expect(start()).not.toBeInTheDocument();
});

test('offers no start to who may not change the project', async () => {
  signedIn(holding('project.view'));
  const { store } = openProject({ total_invoiced: '60.00' });
  await userIsKnown(store);

  expect(await screen.findByRole('heading', { level: 1, name: 'Menara Damansara' })).toBeVisible();
  expect(start()).not.toBeInTheDocument();
});

test('says why a project cannot be started', async () => {
  const { project, user } = openProject({ total_invoiced: '60.00' });
  const message = 'Changed by Lim Siew Ling at 01-Jul-2026 10:00';
  answers(`PUT /projects/${project.uuid}`, refusal(409, { data: { err_msg: message } }));

  await user.click(await screen.findByRole('button', { name: 'Start the project' }));

  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Start the project' })).toBeVisible();
});

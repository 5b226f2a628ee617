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
  type ReceivedCall,
} from '@siteledger/shared-lib/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

type Answer = object | ((call: ReceivedCall) => object);

/** Mocks saves and refuses previews; returns the received saves, latest last. */
function answersSaves(path: `/${string}`, answer: Answer): ReceivedCall[] {
  const saves: ReceivedCall[] = [];
  answers(`PUT ${path}`, (call) => {
    if ((call.body as { preview?: boolean }).preview) return refusal(422, { errors: {} });
    saves.push(call);
    return typeof answer === 'function' ? (answer as (call: ReceivedCall) => object)(call) : answer;
  });
  return saves;
}

/** Opens a project whose stored state the test may change meanwhile. */
function openProject(given: Partial<Project> = {}) {
  const server = {
    project: buildProject({ project_managers: [{ id: 7, uuid: 'user-7', name: 'Lim Wei Jie' }], ...given }),
  };
  const path = `/projects/${server.project.uuid}` as const;
  answers(`GET ${path}`, () => ({ data: server.project }));
  answersSaves(path, {});
  return { server, path, ...renderPage(routes, { at: `${path}?edit=1` }) };
}

async function editProject(given: Partial<Project> = {}) {
  const opened = openProject(given);
  await screen.findByRole('button', { name: 'Save changes' });
  return opened;
}

const box = (name: string) => screen.getByRole('textbox', { name });

const enter = async (user: UserEvent, name: string, text: string) => {
  const control = await screen.findByRole('textbox', { name });
  await user.clear(control);
  await user.click(control);
  await user.paste(text);
};

const choose = async (user: UserEvent, status: string) => {
  await user.click(await screen.findByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByTitle(status));
};

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: /Save changes/ }));

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /projects', listOf([]));
  answers('GET /projects/:uuid/overview', { data: buildProjectOverview() });
  answers('GET /projects/clients', { data: [] });
  answers('GET /projects/permissions', { data: [] });
  answers('GET /end_customers', listOf([]));
});

test('saves the whole project with the version that was read, and shows the new figures', async () => {
  const { server, path, user } = await editProject({ version: 3, budget: '800000.00', expected_profit: '200000.00' });
  const calls = answersSaves(path, () => {
    server.project = { ...server.project, version: 4, budget: '900000.00', expected_profit: '100000.00' };
    return { data: server.project };
  });

  await enter(user, 'Budget', '900000');
  await save(user);

  expect(await screen.findByText(`Project "${server.project.name}" updated.`)).toBeVisible();
  expect(await screen.findByText('RM 100,000.00')).toBeVisible();
  expect(calls[0]!.body).toMatchObject({
    version: 3,
    budget: '900000.00',
    name: server.project.name,
    client_name: server.project.client_uuid,
    project_managers: [7],
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument());
});

test('leads back to the overview once it is saved', async () => {
  const { server, path, router, user } = await editProject({ budget: '800000.00' });
  answersSaves(path, () => ({ data: { ...server.project, version: 2, budget: '900000.00' } }));

  await enter(user, 'Budget', '900000');
  await save(user);

  expect(await screen.findByRole('region', { name: 'Overview' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: path, search: '' });
});

test('names what is wrong before anything is sent', async () => {
  const { user } = await editProject();

  await enter(user, 'End Date', '2025-12-31');
  await save(user);

  expect(await screen.findByText('End Date must be after Start Date.')).toBeVisible();
});

test("keeps what was typed and puts the server's messages beside the fields", async () => {
  const { path, user } = await editProject();
  answersSaves(path, () => refusal(422, { errors: { name: ['Name is taken.'] } }));

  await enter(user, 'Name', 'Menara Dua');
  await save(user);

  await waitFor(() => expect(box('Name')).toHaveAccessibleDescription('Name is taken.'));
  expect(box('Name')).toHaveValue('Menara Dua');
});

test('offers only the statuses that can follow', async () => {
  const { user } = await editProject({ status: 'New' });

  await user.click(await screen.findByRole('combobox', { name: 'Status' }));

  expect(await screen.findByTitle('On Going')).toBeVisible();
  expect(screen.queryByTitle('Completed')).not.toBeInTheDocument();
});

test('asks why a completed project is taken up again', async () => {
  const { path, user } = await editProject({ status: 'Completed' });
  const calls = answersSaves(path, ({ body }) => ({ data: body as object }));

  await choose(user, 'On Going');
  await save(user);
  expect(await screen.findByText('Reason is required.')).toBeVisible();
  await enter(user, 'Reason', 'Defects found at handover');
  await save(user);

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.body).toMatchObject({ status: 'On Going', status_reason: 'Defects found at handover' });
});

test('says why a status cannot be, with nothing to load again', async () => {
  const { path, user } = await editProject({ status: 'On Going' });
  answersSaves(path, () => refusal(409, { data: { err_msg: 'The project already has a certificate.' } }));

  await choose(user, 'New');
  await save(user);

  expect(await screen.findByText('The project already has a certificate.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load the latest values' })).not.toBeInTheDocument();
});

test('shows who changed the project meanwhile and loads that without losing what was typed', async () => {
  const { server, path, user } = await editProject({ version: 3, budget: '800000.00', schedule: null });
  const calls = answersSaves(path, ({ body }) => {
    const { version } = body as { version: number };
    return version === 4
      ? { data: { ...server.project, version: 5 } }
      : refusal(409, { data: { err_msg: 'Changed by Siti at 14:05' } });
  });

  await enter(user, 'Services', 'Piling');
  server.project = { ...server.project, version: 4, budget: '950000.00' };
  await save(user);
  expect(await screen.findByText(/^Changed: Budget\./)).toBeVisible();
  expect(screen.getAllByText('Changed by Siti at 14:05')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Load the latest values' }));

  await waitFor(() => expect(box('Budget')).toHaveValue('950,000.00'));
  expect(box('Services')).toHaveValue('Piling');
  await save(user);
  expect(await screen.findByText(`Project "${server.project.name}" updated.`)).toBeVisible();
  expect(calls.at(-1)!.body).toMatchObject({ version: 4, budget: '950000.00', schedule: 'Piling' });
});

test('puts back what was there when the changes are discarded', async () => {
  const { server, user } = await editProject();

  await enter(user, 'Name', 'Menara Dua');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));

  expect(box('Name')).toHaveValue(server.project.name);
});

test('asks before unsaved changes are left behind', async () => {
  const { path, router, user } = await editProject();

  await enter(user, 'Name', 'Menara Dua');
  act(() => void router.navigate('/projects/list'));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));

  expect(router.state.location.pathname).toBe(path);
  expect(box('Name')).toHaveValue('Menara Dua');
});

test('asks before unsaved changes are left behind for the overview of the same project', async () => {
  const { router, user } = await editProject();

  await enter(user, 'Name', 'Menara Dua');
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));

  expect(router.state.location.search).toBe('?edit=1');
  expect(box('Name')).toHaveValue('Menara Dua');
});

test('shows a project read-only without edit permission', async () => {
  signedIn(holding('project.view'));
  openProject({ name: 'Menara Damansara', client_name: 'Jabatan Kerja Raya' });

  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDisabled();
  expect(box('Name')).toHaveValue('Menara Damansara');
  expect(screen.queryByRole('button', { name: /Save changes/ })).not.toBeInTheDocument();
});

import type { Project } from '@siteledger/shared-lib/domain';
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
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../../remote';

function openProject(given: Partial<Project> = {}) {
  const project = buildProject({
    version: 3,
    project_managers: [{ id: 7, uuid: 'user-7', name: 'Lim Wei Jie' }],
    ...given,
  });
  const path = `/projects/${project.uuid}` as const;
  const reads = answers(`GET ${path}`, { data: project });
  return { project, path, reads, ...renderPage(routes, { at: `${path}?edit=1` }) };
}

async function editProject(given: Partial<Project> = {}) {
  const opened = openProject(given);
  await screen.findByRole('button', { name: 'Save changes' });
  return opened;
}

const choose = async (user: UserEvent, status: string) => {
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByTitle(status));
};

const enter = async (user: UserEvent, name: string, text: string) => {
  const control = screen.getByRole('textbox', { name });
  await user.clear(control);
  await user.click(control);
  await user.paste(text);
};

const figures = () => within(screen.getByRole('complementary', { name: 'Figures' }));
const figure = (name: RegExp) => figures().getByRole('button', { name });

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /projects/clients', { data: [] });
  answers('GET /projects/permissions', { data: [] });
  answers('GET /end_customers', listOf([]));
});

test('shows what the figures would be while a project is edited, and by how much they would change', async () => {
  const { project, path, user } = await editProject({ revised_budget: '800000.00', projected_margin: '20.00' });
  const calls = answers(`PUT ${path}`, {
    data: {
      ...project,
      version: 4,
      revised_budget: '950000.00',
      expected_profit: '50000.00',
      projected_margin: '5.00',
    },
  });

  await enter(user, 'Budget', '950000');

  expect(await figures().findByText(/3 figures would change/)).toBeVisible();
  expect(figure(/^Revised Budget/)).toHaveTextContent('Revised BudgetRM 950,000.00now RM 800,000.00+RM 150,000.00');
  expect(figure(/^Expected Profit/)).toHaveTextContent('RM 50,000.00now RM 200,000.00(RM 150,000.00)');
  expect(figure(/^Projected Margin/)).toHaveTextContent('5.00%now 20.00%-15.00 points');
  expect(figure(/^Total Invoiced RM/)).not.toHaveTextContent('now');
  expect(calls).toHaveLength(1);
  expect(calls[0]!.body).toMatchObject({ preview: true, version: 3, budget: '950000.00', project_managers: [7] });
});

test('the figures are those that are saved again once the changes are discarded', async () => {
  const { project, path, user } = await editProject();
  answers(`PUT ${path}`, { data: { ...project, revised_budget: '950000.00' } });
  await enter(user, 'Budget', '950000');
  expect(await figures().findByText(/1 figure would change/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Discard changes' }));

  await waitFor(() => expect(figures().queryByText(/would change/)).not.toBeInTheDocument());
  expect(figure(/^Revised Budget/)).toHaveTextContent('RM 800,000.00');
});

test('asks for no preview of invalid input: the field shows its error, and the figures are the saved ones', async () => {
  const { project, path, user } = await editProject();
  const calls = answers(`PUT ${path}`, { data: { ...project, revised_budget: '950000.00' } });
  await enter(user, 'Budget', '950000');
  expect(await figures().findByText(/1 figure would change/)).toBeVisible();

  await enter(user, 'Contract Sum', '-5');

  expect(await screen.findByText('Contract Sum must not be negative.')).toBeVisible();
  expect(await figures().findByText(/^Fix the errors to preview/)).toBeVisible();
  expect(screen.queryByText(/would change/)).not.toBeInTheDocument();
  expect(figure(/^Revised Budget/)).toHaveTextContent('RM 800,000.00');
  expect(calls).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(figures().queryByText(/not valid yet/)).not.toBeInTheDocument());
});

test('the answer to what was typed last is the one that stays', async () => {
  const { project, path, user } = await editProject();
  let release: (() => void) | undefined;
  const calls = answers(`PUT ${path}`, async ({ body }) => {
    const { budget } = body as { budget: string };
    if (budget === '900000.00') await new Promise<void>((resolve) => (release = resolve));
    return { data: { ...project, revised_budget: budget } };
  });

  await enter(user, 'Budget', '900000');
  await waitFor(() => expect(calls).toHaveLength(1));
  await enter(user, 'Budget', '950000');
  expect(await figures().findByText('RM 950,000.00')).toBeVisible();
  release?.();
  await enter(user, 'Services', 'Piling');
  await waitFor(() => expect(calls).toHaveLength(3));

  expect(figure(/^Revised Budget/)).toHaveTextContent('RM 950,000.00');
});

test('says why a status cannot be before anything is saved', async () => {
  const { path, user } = await editProject({ status: 'On Going' });
  answers(`PUT ${path}`, () =>
    refusal(409, { data: { err_msg: 'A project with certificates or expenses cannot become New again.' } }),
  );

  await choose(user, 'New');

  expect(await figures().findByText('A project with certificates or expenses cannot become New again.')).toBeVisible();
});

test('a version that somebody else has changed meanwhile is asked for again at once', async () => {
  const { path, reads, user } = await editProject();
  answers(`PUT ${path}`, () => refusal(409, { data: { err_msg: 'Changed by Siti at 14:05' } }));

  await enter(user, 'Budget', '950000');

  expect(await figures().findByText('Changed by Siti at 14:05')).toBeVisible();
  await waitFor(() => expect(reads.length).toBeGreaterThan(1));
});

test('says what completing a project ends before it is saved', async () => {
  const { project, path, user } = await editProject({ status: 'On Going' });
  answers(`PUT ${path}`, { data: { ...project, duration_la: '100.00' } });

  await choose(user, 'Completed');

  expect(await screen.findByText(/^Once completed: No new certificates, purchase orders or moves/)).toBeVisible();
  expect(await figures().findByText('100.00%')).toBeVisible();
});

test('says on a completed project what it refuses and what it still takes', async () => {
  openProject({ status: 'Completed' });

  expect(await screen.findByText('This project is completed.')).toBeVisible();
  expect(screen.getByText(/No new certificates, purchase orders or moves/)).toBeVisible();
});

test('offers no reopening without the permission', async () => {
  signedIn({ roles: [{ id: 4, name: 'PROJECT_MANAGER' }], ...holding('project.view', 'project.update') });
  const { user } = await editProject({ status: 'Completed' });

  await user.click(await screen.findByRole('combobox', { name: 'Status' }));

  expect(await screen.findByRole('option', { name: 'Completed' })).toBeInTheDocument();
  expect(screen.queryByTitle('On Going')).not.toBeInTheDocument();
});

import { contractValues, type Project } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildProject,
  buildProjectOverview,
  listOf,
  loadScreens,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

async function editProject(terms: Partial<Project>) {
  const project = buildProject({ project_managers: [{ id: 7, uuid: 'user-7', name: 'Lim Wei Jie' }], ...terms });
  const path = `/projects/${project.uuid}` as const;
  answers(`GET ${path}`, { data: project });
  answers(`GET ${path}/overview`, { data: buildProjectOverview() });
  const saves = answers(`PUT ${path}`, { data: project });
  const opened = renderPage(routes, { at: `${path}?edit=1` });
  await screen.findByRole('button', { name: 'Save changes' });
  return { ...opened, saves };
}

const box = (name: string) => screen.getByRole('textbox', { name });
const open = async (user: UserEvent) => user.click(screen.getByText('Contract terms'));

const enter = async (user: UserEvent, name: string, text: string) => {
  await user.clear(box(name));
  await user.click(box(name));
  await user.paste(text);
};

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /projects/clients', { data: [{ uuid: 'client-1', name: 'Binaan Seri Maju Sdn Bhd' }] });
  answers('GET /projects/permissions', { data: [{ id: 7, uuid: 'user-7', name: 'Lim Wei Jie' }] });
  answers('GET /end_customers', listOf([]));
});

test('the terms of a contract are folded, with the most important ones beside their title', async () => {
  const { user } = await editProject({ contract_form: 'PAM 2018', site_state: 'Selangor', cpc_day: '2026-12-31' });
  const facts = 'Contract PAM 2018 · Site Selangor · CPC 31-Dec-2026';

  expect(screen.getByText(facts)).toBeVisible();
  expect(box('CPC Date')).not.toBeVisible();

  await open(user);

  expect(box('CPC Date')).toBeVisible();
  expect(screen.queryByText(facts)).not.toBeInTheDocument();
});

test('proposes the end of the DLP from the CPC and the months, and remarks on another', async () => {
  const { user } = await editProject({ cpc_day: '2026-12-31' });
  await open(user);

  await enter(user, 'DLP Months', '12');
  expect(await screen.findByText('Defaults to 31-Dec-2027')).toBeVisible();

  await enter(user, 'DLP End', '2028-03-31');
  expect(await screen.findByText('31-Dec-2027 by CPC Date and DLP Months')).toBeVisible();
});

test('a wrong term opens the group, so that its message is seen', async () => {
  const { user } = await editProject({ start_date: '2026-01-01', cpc_day: '2026-02-01' });

  await enter(user, 'Start Date', '2026-03-01');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  expect(await screen.findByText('CPC Date must not be before Start Date.')).toBeVisible();
});

test('sends the terms with the rest of the project', async () => {
  const { user, saves } = await editProject({ tax_position: 'taxable' });
  await open(user);

  await enter(user, 'LD per Day', '1500');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await screen.findByText(/updated\.$/);
  expect(saves.at(-1)!.body).toMatchObject(contractValues({ tax_position: 'taxable', ld_per_day: '1500.00' }));
});

test('says on the project what its contract is and when its defects liability ends', async () => {
  await editProject({ contract_form: 'PWD 203A', dlp_end: '2027-12-31' });

  const head = within(screen.getByRole('banner'));
  expect(head.getByText('PWD 203A')).toBeVisible();
  expect(head.getByText('31-Dec-2027')).toBeVisible();
});

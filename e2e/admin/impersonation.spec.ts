import { type Page } from '@playwright/test';
import { type Api } from '../api';
import { settled, violations } from '../axe';
import { expect, test } from '../fixtures';
import { confirm, fillForm } from '../fill-form';
import { menuOf } from '../menus';
import { addUser } from '../new-user';
import { people } from '../people';

type Project = { uuid: string };
type Person = { name: string };
type Entry = { user: Person | null; real_user: Person | null };

const entriesOf = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

const nameOf = async (api: Api) => (await api.get<{ data: Person }>('/user/details')).data.name;

const projectsOf = async (api: Api) => (await api.get<{ data: Project[] }>('/projects?per_page=300')).data;

const latest = async (api: Api, action: string) => {
  const { data } = await api.get<{ data: Entry[] }>(`/audit?per_page=15&action=${action}`);
  return { user: data[0]?.user?.name, realUser: data[0]?.real_user?.name };
};

// A report can be in flight when its token ends; it is sent again with the next token.
const REPORT_OF_BEFORE = /418 .*\/remotes\/events/;

test('a Super Admin acts as a project manager with no more than their rights, leaves, and both are remembered', async ({
  page,
  as,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/404/);
  expectComplaint(REPORT_OF_BEFORE);
  // The page makes the first call of the list of users before it knows that the manager may not see it.
  expectComplaint(/403 .*\/users\?/);
  const manager = await as('pm');
  const api = await signInAs('super', '/users/list');
  const who = { user: await nameOf(manager), realUser: await nameOf(api) };
  const own = await projectsOf(manager);
  const foreign = (await projectsOf(api)).find(({ uuid }) => own.every((project) => project.uuid !== uuid))!;
  await expect(entriesOf(page).getByText('Users', { exact: true })).toBeVisible();

  await page.getByRole('searchbox').fill(`"${people.pm}"`);
  await page.getByRole('button', { name: `Impersonate ${who.user}` }).click();

  await expect(page.getByText(`You are now impersonating ${who.user}`)).toBeVisible();
  await expect(page.getByText(`${who.realUser}, you are impersonating ${who.user}`)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(entriesOf(page)).toHaveText(menuOf('pm'));

  await page.goto('/users/list');
  await expect(page).toHaveURL(/\/404$/);
  await page.goto(`/projects/${foreign.uuid}`);
  await expect(page.getByText('Project not found.')).toBeVisible();

  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(entriesOf(page).getByText('Users', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exit' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Welcome, ${who.realUser}` })).toBeVisible();
  expect(await latest(api, 'impersonation.take')).toEqual(who);
  expect(await latest(api, 'impersonation.leave')).toEqual(who);
});

test('records both names for changes during impersonation, and leaves the user’s access unchanged', async ({
  page,
  as,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/403/);
  expectComplaint(REPORT_OF_BEFORE);
  const api = await signInAs('super', '/health/live');
  const target = await addUser(api, `Rosnah binti Daud ${Date.now()}`, ['ADMIN']);
  const both = `${await nameOf(api)} as ${target.name}`;
  const code = `Y${Date.now().toString(36)}`;
  const name = `Kerja cerucuk ${code}`;
  const listed = `/users/list?search="${target.email}"`;
  const link = (name: string) => page.getByRole('link', { name, exact: true }).last();
  const impersonate = page.getByRole('button', { name: `Impersonate ${target.name}` });
  await page.goto(listed);
  await impersonate.click();
  await expect(page.getByText(`You are now impersonating ${target.name}`)).toBeVisible();
  await expect(entriesOf(page)).toHaveText(menuOf('admin'));

  await link('Users').click();
  await expect(
    page.getByText(`You are impersonating ${target.name}: users and roles cannot be changed until you exit.`),
  ).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('button', { name: /^(Impersonate |Delete )/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New user' })).toHaveCount(0);
  await page.getByRole('button', { name: `Welcome, ${target.name}` }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await expect(
    page.getByText(`You are impersonating ${target.name}. Exit impersonation to change your own password.`),
  ).toBeVisible();
  await link('Account codes').click();
  await page.getByRole('link', { name: 'New account code', exact: true }).click();
  await fillForm(page, page.getByRole('dialog'), { Code: code, Name: name });
  await page.getByRole('button', { name: 'Create account code' }).click();
  await expect(page.getByText('Successfully created account code.')).toBeVisible();
  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(page.getByRole('button', { name: 'Exit' })).toHaveCount(0);

  await link('Audit trail').click();
  await page.getByRole('searchbox').fill(`"${target.name}"`);
  const entry = page.getByRole('row', { name });
  await expect(entry).toContainText(both);
  await expect(entry).toContainText('Created');
  await expect(entry).toContainText('Account code');
  await expect(page.getByRole('row', { name: both }).filter({ hasText: 'Started impersonating' })).toBeVisible();
  await expect(page.getByRole('row', { name: both }).filter({ hasText: 'Stopped impersonating' })).toBeVisible();
  await entry.getByRole('button').click();
  await expect(page.getByRole('row', { name: `Code ${code}`, exact: true })).toBeVisible();
  await entry.getByRole('link', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Delete');
  await expect(page.getByText(`Successfully deleted "${name}"`)).toBeVisible();

  await page.goto(listed);
  await expect(impersonate).toBeVisible();
  await (await as('admin')).put(`/users/${target.uuid}`, { name: target.name, email: `moved.${target.email}` });
  await impersonate.click();
  await expect(page.getByText('You cannot impersonate this user.')).toBeVisible();
});

import { type Page } from '@playwright/test';
import { type Api } from '../api';
import { expect, test } from '../fixtures';
import { people } from '../people';

type Project = { uuid: string };
type Person = { name: string };
type Entry = { user: Person | null; real_user: Person | null };

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

const nameOf = async (api: Api) => (await api.get<{ data: Person }>('/user/details')).data.name;

const projectsOf = async (api: Api) => (await api.get<{ data: Project[] }>('/projects?per_page=300')).data;

const latest = async (api: Api, action: string) => {
  const { data } = await api.get<{ data: Entry[] }>(`/audit?per_page=15&action=${action}`);
  return { user: data[0]?.user?.name, realUser: data[0]?.real_user?.name };
};

test('a Super Admin acts as a project manager with no more than their rights, leaves, and both are remembered', async ({
  page,
  as,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/404/);
  const manager = await as('pm');
  const api = await signInAs('super', '/users/list');
  const who = { user: await nameOf(manager), realUser: await nameOf(api) };
  const own = await projectsOf(manager);
  const foreign = (await projectsOf(api)).find(({ uuid }) => own.every((project) => project.uuid !== uuid))!;
  await expect(menuOf(page).getByText('Users', { exact: true })).toBeVisible();

  await page.getByRole('searchbox').fill(`"${people.pm}"`);
  await page.getByRole('button', { name: `Impersonate ${who.user}` }).click();

  await expect(page.getByText(`You are now impersonating ${who.user}`)).toBeVisible();
  await expect(page.getByText(`${who.realUser}, you are impersonating ${who.user}`)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(menuOf(page).getByText('Projects', { exact: true })).toBeVisible();
  for (const title of ['Clients', 'Users', 'Role Management', 'Remotes'])
    await expect(menuOf(page).getByText(title, { exact: true })).toHaveCount(0);

  await page.goto('/users/list');
  await expect(page).toHaveURL(/\/404$/);
  await page.goto(`/projects/${foreign.uuid}`);
  await expect(page.getByText('Project not found.')).toBeVisible();

  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(menuOf(page).getByText('Users', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exit' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Welcome, ${who.realUser}` })).toBeVisible();
  expect(await latest(api, 'impersonation.take')).toEqual(who);
  expect(await latest(api, 'impersonation.leave')).toEqual(who);
});

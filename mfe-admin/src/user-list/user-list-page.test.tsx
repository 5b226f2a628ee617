import { ROLES } from '@siteledger/shared-lib/domain';
import { answers, buildReference, buildUser, listOf, refusal, renderPage } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { UserListPage } from './user-list-page';

const roles = [
  { id: ROLES.ADMIN, name: 'Administrator' },
  { id: ROLES.PROJECT_MANAGER, name: 'Project Manager' },
];

test('lists users with their roles and how many projects they have', async () => {
  answers('GET /roles', { data: roles });
  const projects = [buildReference('Pejabat Shah Alam'), buildReference('Sekolah Klang')];
  answers('GET /users', listOf([buildUser({ name: 'Siti Aminah', email: 'siti@demo.test', roles, projects })]));

  renderPage(<UserListPage />);

  const row = (await screen.findByText('Siti Aminah')).closest('tr')!;
  expect(within(row).getByText('siti@demo.test')).toBeVisible();
  expect(within(row).getByText('Administrator')).toBeVisible();
  expect(within(row).getByText('Project Manager')).toBeVisible();
  expect(within(row).getByText('2')).toBeVisible();
});

test('shows the users of one role, and keeps it in the address', async () => {
  answers('GET /roles', { data: roles });
  answers('GET /users', ({ query }) =>
    listOf([buildUser({ name: query.get('role') === String(ROLES.PROJECT_MANAGER) ? 'Ravi' : 'Siti Aminah' })]),
  );
  const { router, user } = renderPage(<UserListPage />);
  await screen.findByText('Siti Aminah');

  await user.click(screen.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByTitle('Project Manager'));

  expect(await screen.findByText('Ravi')).toBeVisible();
  expect(router.state.location.search).toBe('?role=4');
});

test('tells who may not see users', async () => {
  answers('GET /roles', refusal(403, { message: 'Forbidden.' }));
  answers('GET /users', refusal(403, { message: 'Forbidden.' }));

  renderPage(<UserListPage />);

  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
});

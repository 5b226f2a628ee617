import { ROLES } from '@siteledger/shared-lib/domain';
import { answers, buildUser, listOf, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../remote';
import { fourRoles, holderOf } from '../testing';

beforeAll(() => loadScreens(routes));

test('asks before what was chosen for all ticked users is dropped', async () => {
  signedIn(holderOf(ROLES.SUPER_ADMIN));
  answers('GET /roles', { data: fourRoles });
  answers('GET /projects', listOf([]));
  answers('GET /users', listOf([buildUser({ name: 'Ravi' })]));
  const { user } = renderPage(routes, { at: '/users/roles' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Add or remove…' }));
  await user.click(await screen.findByRole('combobox', { name: 'Roles' }));
  await user.click(await screen.findByText('Business Owner', { selector: '.ant-select-item-option-content' }));

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(await screen.findByText('Leave without saving?')).toBeVisible();
});

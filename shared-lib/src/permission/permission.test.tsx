import { answers, holding, never, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { Permission } from './permission';
import { useReadOnly } from './read-only';
import { usePermissions } from './use-permissions';

const Ready = () => (usePermissions().granted.length > 0 ? <p>Ready</p> : null);
const Field = () => <p>{useReadOnly() ? 'Read-only' : 'Editable'}</p>;

test('shows an element to who holds one of its permissions', async () => {
  signedIn(holding('project.expense', 'client.view'));

  renderPage(
    <Permission any={['member', 'client.*']}>
      <p>Clients</p>
    </Permission>,
  );

  expect(await screen.findByText('Clients')).toBeVisible();
});

test('hides an element from everybody else', async () => {
  signedIn(holding('project.expense'));

  renderPage(
    <>
      <Ready />
      <Permission any={['member']}>
        <p>Users</p>
      </Permission>
    </>,
  );

  await screen.findByText('Ready');
  expect(screen.queryByText('Users')).not.toBeInTheDocument();
});

test('asks for nothing when the list is empty, even before the user is known', () => {
  answers('GET /user/details', never);

  renderPage(
    <Permission any={[]}>
      <p>Help</p>
    </Permission>,
  );

  expect(screen.getByText('Help')).toBeVisible();
});

test('can disable, dim or make read-only instead', async () => {
  signedIn(holding('project.view'));

  renderPage(
    <>
      <Ready />
      <Permission any={['member']} otherwise="disable">
        <button>Invite</button>
      </Permission>
      <Permission any={['member']} otherwise="dim">
        <a href="/users">Users</a>
      </Permission>
      <Permission any={['member']} otherwise="readonly">
        <Field />
      </Permission>
    </>,
  );

  await screen.findByText('Ready');
  expect(screen.getByRole('button', { name: 'Invite' })).toBeDisabled();
  expect(screen.getByText('Users').closest('[inert]')).not.toBeNull();
  expect(screen.getByText('Read-only')).toBeVisible();
});

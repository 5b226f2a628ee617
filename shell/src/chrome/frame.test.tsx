import { ListingContext } from '@siteledger/platform/runtime';
import { buildListedRemote, buildListing, buildNavEntry, buildRoute } from '@siteledger/platform/testing';
import { answers, holding, refusal, renderPage, signedIn, watchDepartures } from '@siteledger/shared-lib/testing';
import { storeImpersonation } from '@siteledger/shared-lib/session';
import { closeAllToasts } from '@siteledger/shared-lib/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Frame } from './frame';

const listing = buildListing(
  buildListedRemote({
    routes: [
      buildRoute('/projects/list', { title: 'Projects', breadcrumb: 'Projects' }),
      buildRoute('/projects/list/create', { title: 'New project', breadcrumb: 'New project' }),
      buildRoute('/users/list', { title: 'Users', breadcrumb: 'Users' }),
    ],
    nav: [
      buildNavEntry('/projects/list', { section: 'Work', title: 'Projects', permission: 'project.*' }),
      buildNavEntry('/users/list', { section: 'Administration', title: 'Users', permission: 'member', order: 90 }),
    ],
  }),
);

beforeEach(() => {
  window.siteledger = { overrides: {}, askedOverrides: {} } as unknown as Window['siteledger'];
});

afterEach(() => jest.restoreAllMocks());

const renderFrame = (at: string) =>
  renderPage(
    [
      {
        element: (
          <ListingContext value={listing}>
            <Frame />
          </ListingContext>
        ),
        children: [
          {
            path: '/projects/list/create',
            handle: { path: '/projects/list/create', title: 'New project', breadcrumb: 'New project' },
            element: <h1>New project</h1>,
          },
          { path: '/404', handle: { path: '/404', title: '404', breadcrumb: 'Page not found' }, element: <p /> },
          { path: '*', element: <h1>Some screen</h1> },
        ],
      },
    ],
    { at },
  );

test('lists only what the user may open', async () => {
  signedIn(holding('project.view'));

  renderFrame('/projects/list');

  const menu = await screen.findByRole('navigation', { name: 'Main' });
  expect(within(menu).getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page');
  expect(within(menu).queryByRole('link', { name: 'Users' })).not.toBeInTheDocument();
  expect(within(menu).queryByText('Administration')).not.toBeInTheDocument();
});

test('lists everything when the access filter is open', async () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'access-filter', content: 'open' });
  document.head.append(meta);
  signedIn(holding('project.view'));

  renderFrame('/projects/list');

  expect(await screen.findByRole('link', { name: 'Users' })).toBeVisible();
  meta.remove();
});

test('says where the user is and who it is', async () => {
  signedIn({
    name: 'Lim Wei Ming',
    roles: [
      { id: 2, name: 'Admin' },
      { id: 3, name: 'Business Owner' },
    ],
  });

  renderFrame('/projects/list/create');

  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '/projects/list');
  expect(trail.getByText('New project')).toHaveAttribute('aria-current', 'page');
  expect(document.title).toBe('New project · Siteledger');
  expect(
    within(screen.getByRole('list', { name: 'Roles' }))
      .getAllByRole('listitem')
      .map((chip) => chip.textContent),
  ).toEqual(['Admin', 'Business Owner']);
  expect(screen.getByRole('button', { name: 'Welcome, Lim Wei Ming' })).toHaveTextContent(/^LW/);
});

test('says in the menu of the user who it is and by which roles, for a bar without room', async () => {
  signedIn({ name: 'Lim Wei Ming', roles: [{ id: 3, name: 'Business Owner' }] });
  const { user } = renderFrame('/projects/list');

  await user.click(await screen.findByRole('button', { name: 'Welcome, Lim Wei Ming' }));

  expect(screen.getByRole('menu')).toHaveAccessibleDescription('Lim Wei Ming Business Owner');
});

test('abbreviates a Malaysian name by the names and not by what stands around them', async () => {
  signedIn({ name: "Dato' Ir. Ravi a/l Subramaniam" });

  renderFrame('/projects/list');

  expect(await screen.findByText('RS')).toBeVisible();
});

test('offers to change the password and to log out, and remembers the path before', async () => {
  signedIn({ name: 'Lim' });
  const { user, router } = renderFrame('/projects/list');

  await user.click(await screen.findByRole('button', { name: 'Welcome, Lim' }));
  expect(await screen.findByRole('menuitem', { name: 'Change password' })).toBeVisible();
  window.history.replaceState(null, '', '/projects/list?page=2');
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));

  expect(router.state.location).toMatchObject({ pathname: '/logout', state: { from: '/projects/list?page=2' } });
});

test('opens the menu over the page and gives the focus back when Esc closes it', async () => {
  signedIn();
  const { user } = renderFrame('/projects/list');
  const toggle = await screen.findByRole('button', { name: 'Open menu' });

  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('main').closest('[inert]')).not.toBeNull();
  await user.keyboard('{Escape}');

  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(toggle).toHaveFocus());
});

test('closes the menu when a screen is chosen', async () => {
  signedIn();
  const { user, router } = renderFrame('/projects/list');
  const toggle = await screen.findByRole('button', { name: 'Open menu' });

  await user.click(toggle);
  await user.click(screen.getByRole('link', { name: 'Siteledger' }));

  expect(router.state.location.pathname).toBe('/');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('switches theme and density and remembers both', async () => {
  signedIn();
  const { user } = renderFrame('/projects/list');

  await user.click(await screen.findByRole('button', { name: 'Dark' }));
  await user.click(screen.getByRole('button', { name: 'Compact' }));

  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', density: 'compact' });
  expect(localStorage.getItem('siteledger.theme')).toBe('dark');
  expect(localStorage.getItem('siteledger.density')).toBe('compact');
});

test('announces an impersonation once, on the page that comes after it was taken', async () => {
  signedIn({ name: 'Aisyah', impersonated_by: { name: 'Super', email: 'super@demo.test' } });
  storeImpersonation({ access_token: 'theirs', token_id: '7', name: 'Aisyah' });

  const { unmount } = renderFrame('/');

  expect(await screen.findByText('You are now impersonating Aisyah')).toBeVisible();
  unmount();
  closeAllToasts();
  renderFrame('/projects/list');
  expect(await screen.findByText('Aisyah', { selector: 'strong' })).toBeVisible();
  expect(screen.queryByText('You are now impersonating Aisyah')).not.toBeInTheDocument();
});

test('shows whom somebody acts as, and leaves even when the server does not know the impersonation any more', async () => {
  const { goTo } = watchDepartures();
  signedIn({ name: 'Aisyah', impersonated_by: { name: 'Super', email: 'super@demo.test' } });
  storeImpersonation({ access_token: 'theirs', token_id: '7', name: 'Aisyah' });
  const leaves = answers('DELETE /impersonate-user/leave', refusal(404, { message: 'Not found.' }));
  const { user } = renderFrame('/projects/list');

  expect(await screen.findByText('Aisyah', { selector: 'strong' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Exit' }));

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect(leaves[0]?.query.get('token_id')).toBe('7');
  expect(sessionStorage.getItem('siteledger.impersonation_token')).toBeNull();
});

test('says which remotes are a developer’s, and leads back', async () => {
  const overrides = { 'mfe-finance': { origin: 'http://localhost:3102', isRunning: true } };
  window.siteledger = { overrides, askedOverrides: {} } as unknown as Window['siteledger'];
  const { goTo } = watchDepartures();
  sessionStorage.setItem('siteledger.remote_overrides', '{}');
  signedIn();
  const { user } = renderFrame('/projects/list');

  await user.click(await screen.findByRole('button', { name: 'Reset' }));

  expect(screen.getByText('This tab runs mfe-finance from http://localhost:3102.')).toBeVisible();
  expect(sessionStorage.getItem('siteledger.remote_overrides')).toBeNull();
  expect(goTo).toHaveBeenCalled();
});

test('says that the tab was started without remotes, and starts it normally', async () => {
  window.siteledger = { overrides: {}, askedOverrides: {}, isSafe: true } as unknown as Window['siteledger'];
  const { goTo } = watchDepartures();
  sessionStorage.setItem('siteledger.safe_start', 'yes');
  signedIn(holding('remote.manage'));
  window.history.replaceState(null, '', '/projects/list?safe=&status=active');
  const { user } = renderFrame('/projects/list');

  await user.click(await screen.findByRole('button', { name: 'Start normally' }));

  expect(screen.getByText(/^This tab was opened without the pages of the menu/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Recovery' })).toHaveAttribute('href', '/recovery');
  expect(sessionStorage.getItem('siteledger.safe_start')).toBeNull();
  expect(goTo).toHaveBeenCalledWith('/projects/list?status=active');
  window.history.replaceState(null, '', '/');
});

test('does not say of a page that is missing in a tab without remotes that it is not found', async () => {
  window.siteledger = { overrides: {}, askedOverrides: {}, isSafe: true } as unknown as Window['siteledger'];
  signedIn();
  renderFrame('/404');

  expect(await screen.findByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Not in this tab');
  expect(document.title).toBe('Not in this tab · Siteledger');
});

test('says while the browser is offline that nothing is saved', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  signedIn();
  renderFrame('/projects/list');

  const notice = await screen.findByText('You are offline. Nothing is saved until the connection is back.');
  expect(notice.closest('[role="status"]')).toBeVisible();
  onLine.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(notice).not.toBeInTheDocument();
  onLine.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText(/^You are offline\./)).toBeVisible();
});

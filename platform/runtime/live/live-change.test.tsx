import type { ListedRemote, RemoteListing } from '@siteledger/platform/contract';
import { Outlet, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import {
  buildListedRemote,
  buildListing,
  buildPausedRemote,
  buildRoute,
  reportNothing,
} from '@siteledger/platform/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePaused } from './leave-paused';
import { createLoader, type Loader } from '../loader/loader';
import type { LoadedRemote } from '../loader/remote-loaders';
import { createShellRouter } from '../routes/shell-router';

const own = {
  title: 'Example',
  frame: { element: <Outlet />, HydrateFallback: () => null },
  inFrame: [{ path: '/404', element: <h1>Not found</h1> }],
};

const heading =
  (name: string): RouteObject['lazy'] =>
  () =>
    Promise.resolve({ Component: () => <h1>{name}</h1> });

const other = buildListedRemote({ name: 'mfe-other', container: 'mfe_other', routes: [buildRoute('/other/list')] });

type Given = { path: string; listing: RemoteListing };

const all = () => true;

let dispose = () => undefined as void;

function visit({ path, listing }: Given) {
  window.history.replaceState(null, '', path);
  const loaders = new Map<string, Loader<LoadedRemote>>();
  const loaderOf = (remote: ListedRemote) => {
    const loader =
      loaders.get(remote.container) ??
      createLoader(() => Promise.resolve({ release: remote, routes: byVersion(remote) }));
    loaders.set(remote.container, loader);
    return loader;
  };
  const shell = createShellRouter(listing, all, loaderOf, own);
  dispose = shell.dispose;
  render(<RouterProvider router={shell.router} />);
  return shell;
}

beforeEach(reportNothing);

afterEach(() => act(() => dispose()));

const form: RouteObject['lazy'] = () => Promise.resolve({ Component: () => <input aria-label="Name" /> });

const versioned = (version: string) =>
  buildListedRemote({
    name: 'mfe-things',
    version,
    container: `mfe_things_${version}`,
    routes: [buildRoute('/things/list'), buildRoute('/things/form')],
  });

const byVersion = (remote: ListedRemote): RouteObject[] =>
  remote.name === 'mfe-other'
    ? [{ path: '/other/list', lazy: heading('List of others') }]
    : [
        { path: '/things/list', lazy: heading(`List of ${remote.version}`) },
        { path: '/things/form', lazy: form },
      ];

const pausedThings = (disable_mode: 'drain' | 'now'): RemoteListing => ({
  ...buildListing(other),
  revision: 2,
  paused: [
    buildPausedRemote({
      name: 'mfe-things',
      disable_mode,
      message: 'Month end is being closed.',
      routes: [buildRoute('/things/list', { title: 'All things' }), buildRoute('/things/form', { title: 'A thing' })],
    }),
  ],
});

const settled = () => Promise.resolve();

test('a new release is used at the next navigation, and what is being typed stays', async () => {
  const shell = visit({ path: '/things/form', listing: buildListing(versioned('1')) });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Crane');

  act(() => shell.update(buildListing(versioned('2')), all));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Crane');
  await act(() => shell.router.navigate('/things/list'));

  expect(await screen.findByRole('heading', { name: 'List of 2' })).toBeVisible();
});

test('a remote that appears can be opened at once', async () => {
  const shell = visit({ path: '/things/list', listing: buildListing(versioned('1')) });
  await screen.findByRole('heading', { name: 'List of 1' });

  act(() => shell.update(buildListing(versioned('1'), other), all));
  await act(() => shell.router.navigate('/other/list'));

  expect(await screen.findByRole('heading', { name: 'List of others' })).toBeVisible();
});

test('a user of a remote that is switched off reads so once the save has ended', async () => {
  const shell = visit({ path: '/things/form', listing: buildListing(versioned('1')) });
  await screen.findByRole('textbox', { name: 'Name' });
  const next = pausedThings('now');
  let finish: () => void = () => undefined;
  const saved = new Promise<void>((resolve) => (finish = resolve));

  act(() => shell.update(next, all));
  const left = leavePaused(shell, next, () => saved);
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  finish();
  await act(() => left);

  expect(await screen.findByRole('heading', { name: '“A thing” is paused.' })).toBeVisible();
  expect(screen.getByText('Month end is being closed.')).toBeVisible();
});

test('a user of a drained remote can work until leaving it', async () => {
  const shell = visit({ path: '/things/form', listing: buildListing(versioned('1')) });
  await screen.findByRole('textbox', { name: 'Name' });
  const next = pausedThings('drain');

  act(() => shell.update(next, all));
  await act(() => leavePaused(shell, next, settled));
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await act(() => shell.router.navigate('/things/list'));

  expect(await screen.findByRole('heading', { name: '“All things” is paused.' })).toBeVisible();
});

test('the screen comes back by itself when the remote does', async () => {
  const shell = visit({ path: '/things/list', listing: pausedThings('now') });
  await screen.findByRole('heading', { name: '“All things” is paused.' });

  act(() => shell.update({ ...buildListing(versioned('1')), revision: 3 }, all));

  expect(await screen.findByRole('heading', { name: 'List of 1' })).toBeVisible();
});

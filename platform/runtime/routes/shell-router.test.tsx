import type { ListedRemote } from '@siteledger/platform/contract';
import type { RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { buildListing, reportNothing } from '@siteledger/platform/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadFailure } from '../failure/load-failure';
import { routes, things, shellAt, type Visit } from '../testing/shell-at';

let dispose = () => undefined as void;

function visit(given: Visit) {
  const shell = shellAt(given);
  dispose = shell.dispose;
  render(<RouterProvider router={shell.router} />);
  return shell;
}

beforeEach(reportNothing);

afterEach(() => act(() => dispose()));

test('a path of a remote shows its screen under its declared title', async () => {
  visit({ path: '/things/list' });

  expect(await screen.findByRole('heading', { name: 'List of things' })).toBeVisible();
  expect(document.title).toBe('All things · Example');
});

test('the title is right before the remote has been loaded', async () => {
  visit({ path: '/things/7', load: () => new Promise(() => undefined) });

  await screen.findByRole('link', { name: 'Things' });

  expect(document.title).toBe('One thing · Example');
});

test('a declared redirect leads on without loading the remote', async () => {
  visit({ path: '/things' });

  expect(await screen.findByRole('heading', { name: 'List of things' })).toBeVisible();
  expect(window.location.pathname).toBe('/things/list');
});

test.each(['/things', '/nowhere', '/things/7/secrets'])(
  'an opened address that leads on is replaced, so that Back goes to the page before it: %s',
  async (path) => {
    window.history.pushState(null, '', '/before');
    window.history.pushState(null, '', path);
    const entries = window.history.length;

    visit({ path });
    await screen.findByRole('heading', { name: /List of things|Not found/ });

    expect(window.history.length).toBe(entries);
    expect(window.location.pathname).not.toBe(path);
  },
);

test('a link to a path that leads on keeps the page with the link', async () => {
  visit({ path: '/other/list' });
  await screen.findByRole('heading', { name: 'List of others' });
  const entries = window.history.length;

  await userEvent.click(screen.getByRole('link', { name: 'Secrets' }));
  await screen.findByRole('heading', { name: 'Not found' });

  expect(window.history.length).toBe(entries + 1);
});

test.each(['/things/7/secrets', '/nowhere', '/things/7/undeclared'])(
  'a path that is not the user’s, unknown or undeclared leads to /404: %s',
  async (path) => {
    visit({ path });

    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    expect(window.location.pathname).toBe('/404');
  },
);

test('a loaded remote mounts nothing that its user may not open', async () => {
  visit({ path: '/things/list' });
  await screen.findByRole('heading', { name: 'List of things' });

  await userEvent.click(screen.getByRole('link', { name: 'Secrets' }));

  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('a nested path opens for who holds its permission', async () => {
  visit({ path: '/things/7/secrets', granted: ['member'] });

  expect(await screen.findByRole('heading', { name: 'Secrets' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Thing' })).toBeVisible();
});

test.each([
  [[], 'List of things'],
  [['member'], 'List of others'],
] as [string[], string][])(
  'the start leads to the first menu entry that the user may open: with %p to %s',
  async (granted, name) => {
    visit({ path: '/', granted });

    expect(await screen.findByRole('heading', { name })).toBeVisible();
  },
);

test('a user without any menu entry starts at /404', async () => {
  visit({ path: '/', listing: buildListing() });

  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('a print page stands outside the frame', async () => {
  visit({ path: '/things/print' });

  expect(await screen.findByRole('heading', { name: 'Printed' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Things' })).not.toBeInTheDocument();
});

test('a remote that cannot be loaded leaves a card; the others work, and Retry brings it back', async () => {
  let isDown = true;
  const load = (remote: ListedRemote) =>
    remote === things && isDown
      ? Promise.reject(new LoadFailure('integrity'))
      : Promise.resolve(routes[remote.name] ?? []);
  visit({ path: '/things/list', load });

  const card = await screen.findByRole('alert');
  expect(card).toHaveTextContent('“All things” is not available right now.');
  expect(card).toHaveTextContent('If the problem continues, contact Example team (example@siteledger.test).');

  await userEvent.click(screen.getByRole('link', { name: 'Other' }));
  expect(await screen.findByRole('heading', { name: 'List of others' })).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Things' }));
  await screen.findByRole('alert');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'List of things' })).toBeVisible();
});

test('a remote that failed is loaded again at the next visit, without Retry', async () => {
  let isDown = true;
  const load = (remote: ListedRemote) =>
    isDown ? Promise.reject(new LoadFailure('integrity')) : Promise.resolve(routes[remote.name] ?? []);
  visit({ path: '/things/list', load });
  await screen.findByRole('alert');

  await userEvent.click(screen.getByRole('link', { name: 'Secrets' }));
  await screen.findByRole('heading', { name: 'Not found' });
  isDown = false;
  await userEvent.click(screen.getByRole('link', { name: 'Things' }));

  expect(await screen.findByRole('heading', { name: 'List of things' })).toBeVisible();
});

test('a screen whose chunk fails leaves a card inside the frame, and Retry brings it back', async () => {
  let isDown = true;
  const lazy: RouteObject['lazy'] = () =>
    isDown ? Promise.reject(new LoadFailure('evaluation')) : Promise.resolve({ Component: () => <h1>Back again</h1> });
  visit({ path: '/things/list', load: () => Promise.resolve([{ path: '/things/list', lazy }]) });

  await screen.findByRole('alert');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { name: 'Back again' })).toBeVisible();
});

test('a screen that throws while drawing leaves a card and draws again on Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Screen = () => {
    if (isBroken) throw new Error('drawn wrong');
    return <h1>Drawn right</h1>;
  };
  visit({ path: '/things/list', load: () => Promise.resolve([{ path: '/things/list', Component: Screen }]) });

  expect(await screen.findByRole('alert')).toHaveTextContent('A fault in it stopped this screen.');
  expect(screen.getByRole('link', { name: 'Things' })).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { name: 'Drawn right' })).toBeVisible();
});

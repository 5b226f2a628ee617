import { RouterProvider } from 'react-router/dom';
import { buildListedRemote, buildListing, buildRoute, reportNothing } from '@siteledger/platform/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { other, things, shellAt, type Visit } from '../testing/shell-at';

let dispose = () => undefined as void;

function visit(given: Visit) {
  const shell = shellAt(given);
  dispose = shell.dispose;
  render(<RouterProvider router={shell.router} />);
  return shell;
}

beforeEach(reportNothing);

afterEach(() => act(() => dispose()));

/** Simulates a sign-in that has just led to this address. */
function arrivesAt(address: string) {
  const arrivals = new Set([address]);
  return (path: string) => arrivals.delete(path);
}

const home = buildListedRemote({
  name: 'mfe-home',
  routes: [buildRoute('/', { permission: 'member' }), buildRoute('/home', { permission: 'member' })],
});

test('a sign-in that leads to what somebody else had asked for starts at the start', async () => {
  visit({ path: '/things/7/secrets?page=2', takeArrival: arrivesAt('/things/7/secrets?page=2') });

  expect(await screen.findByRole('heading', { name: 'List of things' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Secrets' }));
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('a sign-in of who may not even open the start ends at /404', async () => {
  visit({ path: '/home', listing: buildListing(home), takeArrival: arrivesAt('/home') });

  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('a right that is taken away takes its screen along; what the user still may open stays as it is', async () => {
  const granted = new Set<string>(['authenticated', 'member']);
  const isGranted = () => (required: string) => granted.has(required);
  const listing = buildListing(things, other);
  const shell = visit({ path: '/things/7/secrets', granted: ['member'], listing });
  const thing = await screen.findByRole('heading', { name: 'Secrets' });

  act(() => shell.update(listing, isGranted()));
  expect(screen.getByRole('heading', { name: 'Secrets' })).toBe(thing);
  granted.delete('member');
  act(() => shell.update(listing, isGranted()));

  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('a right that is given opens its screen at the next click', async () => {
  const listing = buildListing(things, other);
  const shell = visit({ path: '/things/list', listing });
  const shown = await screen.findByRole('heading', { name: 'List of things' });

  act(() => shell.update(listing, () => true));
  expect(shown).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Secrets' }));

  expect(await screen.findByRole('heading', { name: 'Secrets' })).toBeVisible();
});

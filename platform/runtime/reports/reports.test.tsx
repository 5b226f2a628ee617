import { SlotContext, useSlot } from '@siteledger/platform/places';
import { buildListedRemote, buildListing, buildRoute } from '@siteledger/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { LoadFailure } from '../failure/load-failure';
import { createLoader } from '../loader/loader';
import { sendReports } from './report';
import { hearReports } from '../testing/hear-reports';
import { things, shellAt } from '../testing/shell-at';
import { slotFills } from '../places/slot-fills';

const SEEN_AFTER_MS = 2_000;
const ARRIVES_AFTER_MS = 50;

let dispose = () => undefined as void;

const draw =
  (Component: () => React.ReactNode): RouteObject['lazy'] =>
  () =>
    Promise.resolve({ Component });

const broken = () => {
  throw new Error('drawn wrong');
};

function visit(routes: RouteObject[], path = '/things/list') {
  const shell = shellAt({ path, listing: buildListing(things), load: () => Promise.resolve(routes) });
  dispose = shell.dispose;
  render(<RouterProvider router={shell.router} />);
  return shell;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** The reports the registry has received so far. */
async function told() {
  const heard = hearReports();
  act(() => sendReports());
  await pass(0);
  return heard;
}

const of = (path: string, event: object) => ({
  remote: 'mfe-things',
  version: '1.0.0',
  screen: `mfe-things:${path}`,
  ...event,
});

beforeEach(() => void jest.useFakeTimers());

afterEach(() => {
  act(() => dispose());
  jest.useRealTimers();
});

test('a screen that stands for a while is a load of that screen', async () => {
  visit([{ path: '/things/:uuid', lazy: draw(() => <h1>Thing</h1>) }], '/things/7');
  await screen.findByRole('heading', { name: 'Thing' });

  await pass(SEEN_AFTER_MS - 100);
  expect(await told()).toEqual([]);
  await pass(100);

  expect(await told()).toEqual([of('/things/:uuid', { kind: 'load' })]);
});

test('a screen with tabs is one load, of the tab', async () => {
  const children = [{ index: true, lazy: draw(() => <h1>Details</h1>) }];
  visit([{ path: '/things/:uuid', lazy: draw(() => <Outlet />), children }], '/things/7');
  await screen.findByRole('heading', { name: 'Details' });

  await pass(SEEN_AFTER_MS);

  expect(await told()).toHaveLength(1);
});

test('a screen that falls while it is drawn is a failure of that screen, and no load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  visit([{ path: '/things/list', lazy: draw(broken) }]);
  await screen.findByRole('alert');

  await pass(SEEN_AFTER_MS);

  expect(await told()).toEqual([of('/things/list', { kind: 'render', part: 'render' })]);
});

function FallsWithItsData() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), SEEN_AFTER_MS / 2);
    return () => clearTimeout(timer);
  }, []);
  return isThere ? broken() : <h1>No data yet</h1>;
}

test('a screen that falls when its data comes is no load either', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  visit([{ path: '/things/list', lazy: draw(FallsWithItsData) }]);
  await screen.findByRole('heading', { name: 'No data yet' });

  await pass(SEEN_AFTER_MS / 2);
  await screen.findByRole('alert');
  await pass(SEEN_AFTER_MS);

  expect(await told()).toEqual([of('/things/list', { kind: 'render', part: 'render' })]);
});

test.each([
  ['script', 'assets/list.1a2b.js', 'chunk'],
  ['style sheet', 'assets/list.1a2b.css?again=1', 'style'],
])('a %s of a screen that does not arrive is a failure of that screen', async (_, path, part) => {
  const file = new URL(things.base_url + path, location.origin).href;
  const lazy = async () => {
    await new Promise((resolve) => setTimeout(resolve, ARRIVES_AFTER_MS));
    throw new LoadFailure('integrity', [], { file });
  };
  visit([{ path: '/things/list', lazy }]);
  await screen.findByRole('alert');

  expect(await told()).toEqual([of('/things/list', { kind: 'integrity', part })]);
});

const PLACE = 'thing.details';

function Place() {
  return useSlot<object>(PLACE).map(({ id, render: fill }) => <section key={id}>{fill({})}</section>);
}

/** A place of the screen /things/7, filled by mfe-finance. */
function showPlace(Component: () => React.ReactNode) {
  window.history.replaceState(null, '', '/things/7');
  const base = buildListedRemote({ name: 'mfe-finance', routes: [buildRoute('/costs')] });
  const slots = [{ slot: PLACE, id: 'costs', title: 'Costs', order: 1, permission: 'authenticated' }];
  const finance = { ...base, descriptor: { ...base.descriptor, slots } };
  const exposed = { costs: () => Promise.resolve({ Component }) };
  const loader = createLoader(() => Promise.resolve({ release: finance, routes: [], slots: exposed }));
  render(
    <SlotContext
      value={slotFills(
        buildListing(finance, things),
        () => true,
        () => loader,
      )}
    >
      <Place />
    </SlotContext>,
  );
}

test('reports a failure in a place for the fill’s release, on the surrounding screen', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showPlace(broken);
  await screen.findByRole('alert');

  await pass(SEEN_AFTER_MS);

  expect(await told()).toEqual([of('/things/:uuid', { remote: 'mfe-finance', kind: 'render', part: 'place' })]);
});

test('reports a fill that stays in a place as a load there', async () => {
  showPlace(() => <p>Costs so far</p>);
  await screen.findByText('Costs so far');

  await pass(SEEN_AFTER_MS);

  expect(await told()).toEqual([of('/things/:uuid', { remote: 'mfe-finance', kind: 'load', part: 'place' })]);
});

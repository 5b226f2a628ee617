import type { ListedRelease, ListedRemote, RemoteSlotFill } from '@siteledger/platform/contract';
import { SlotContext, useSlot } from '@siteledger/platform/places';
import { buildListedRemote, buildListing, buildRoute } from '@siteledger/platform/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Outlet, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Exposed } from './federation';
import { LoadFailure } from '../failure/load-failure';
import { remoteLoaders } from './remote-loaders';
import { sendReports } from '../reports/report';
import { createShellRouter } from '../routes/shell-router';
import { hearReports } from '../testing/hear-reports';
import { slotFills } from '../places/slot-fills';

const GOOD = '1.0.0';
const BAD = ['1.1.0', '1.2.0', '1.3.0'];
const PLACE = 'thing.details';
const FORM = '/things/form';
const DETAILS = '/things/form/details';

/** The parts of the bad releases that fail, and how. */
const FAULTS = {
  entry: ['integrity', 'evaluation', 'incompatible'],
  chunk: ['integrity', 'evaluation'],
  style: ['integrity'],
  render: ['render'],
  place: ['integrity', 'evaluation', 'render'],
} as const;

type Part = keyof typeof FAULTS;
type Fault = { part: Part; kind: (typeof FAULTS)[Part][number] };

const slots: RemoteSlotFill[] = [{ slot: PLACE, id: 'costs', title: 'Costs', order: 1, permission: 'authenticated' }];

function release(version: string): ListedRelease {
  const remote = buildListedRemote({
    name: 'mfe-things',
    version,
    base_url: `/remotes/mfe-things/${version}/`,
    container: `mfe_things_${version.replace(/\W/g, '_')}`,
    routes: [buildRoute(FORM), buildRoute(DETAILS)],
  });
  return { ...remote, descriptor: { ...remote.descriptor, slots } };
}

const RELEASES = Object.fromEntries([GOOD, ...BAD].map((version) => [version, release(version)]));

const listed = (version: string, fallback?: string): ListedRemote => ({
  ...RELEASES[version]!,
  ...(fallback && { fallback: RELEASES[fallback]! }),
});

function Place() {
  return useSlot<object>(PLACE).map(({ id, render: draw }) => <section key={id}>{draw({})}</section>);
}

const FormScreen = () => (
  <>
    <input aria-label="Name" />
    <Outlet />
  </>
);

// A piece of a release, intact or with the fault.
const piece =
  (words: string, { version, base_url }: ListedRelease, fault: Fault | undefined) =>
  () => {
    if (!fault || version === GOOD) return Promise.resolve({ Component: () => <p>{`${words} of ${version}`}</p> });
    if (fault.kind === 'render')
      return Promise.resolve({
        Component: (): React.ReactNode => {
          throw new Error('drawn wrong');
        },
      });
    if (fault.kind === 'evaluation') return Promise.reject(new TypeError('x is not a function'));
    const file = `${base_url}assets/piece.${fault.part === 'style' ? 'css' : 'js'}`;
    return Promise.reject(new LoadFailure(fault.kind, [], { file }));
  };

function exposedBy(one: ListedRelease, fault: Fault): Promise<Exposed> {
  if (fault.part === 'entry' && one.version !== GOOD)
    return Promise.reject(
      fault.kind === 'evaluation' ? new TypeError('x is not a function') : new LoadFailure(fault.kind),
    );
  const isPlace = fault.part === 'place';
  const routes: RouteObject[] = [
    {
      path: FORM,
      lazy: () => Promise.resolve({ Component: FormScreen }),
      children: [{ path: 'details', lazy: piece('Details', one, isPlace ? undefined : fault) }],
    },
  ];
  return Promise.resolve({ routes, slots: { costs: piece('Costs', one, isPlace ? fault : undefined) } });
}

const all = () => true;
const own = {
  title: 'Example',
  frame: {
    element: (
      <>
        <Outlet />
        <Place />
      </>
    ),
    HydrateFallback: () => null,
  },
  inFrame: [{ path: '/404', element: <h1>Not found</h1> }],
};

/** A tab with one remote, and the registry that it follows. */
function openTab(fault: Fault, first: ListedRemote, path: string) {
  window.history.replaceState(null, '', path);
  let present = first;
  const loaderOf = remoteLoaders({
    loadExposed: (one) => exposedBy(one, fault),
    fallbackOf: ({ version }) => (version === present.version ? present.fallback : undefined),
  });
  const shell = createShellRouter(buildListing(first), all, loaderOf, own);
  const tree = () => (
    <SlotContext value={slotFills(buildListing(present), all, loaderOf)}>
      <RouterProvider router={shell.router} />
    </SlotContext>
  );
  const view = render(tree());
  return {
    goTo: (to: string) => act(() => shell.router.navigate(to)),
    follow: (next: ListedRemote) => {
      present = next;
      act(() => shell.update({ ...buildListing(next), revision: Math.random() }, all));
      view.rerender(tree());
    },
    close: () => {
      act(() => shell.dispose());
      view.unmount();
    },
  };
}

const field = () => screen.findByRole('textbox', { name: 'Name' });

const isWhole = async ({ part }: Fault, version: string) => {
  const whole = (words: string, one: string) => screen.findByText(`${words} of ${one}`);
  const failing = part === 'place' ? 'Costs' : 'Details';
  await whole(failing, GOOD);
  await whole(failing === 'Costs' ? 'Details' : 'Costs', part === 'entry' ? GOOD : version);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
};

/** Good, bad, bad, bad: in a tab that follows the registry, and in one opened at the end. */
async function cycle(fault: Fault) {
  const open = openTab(fault, listed(GOOD), FORM);
  await field();
  for (const version of BAD) {
    open.follow(listed(version, GOOD));
    await open.goTo(FORM);
    fireEvent.change(await field(), { target: { value: version } });
    await open.goTo(DETAILS);
    await isWhole(fault, version);
    expect(await field()).toHaveValue(version);
  }
  open.close();

  const late = openTab(fault, listed(BAD.at(-1)!, GOOD), DETAILS);
  await isWhole(fault, BAD.at(-1)!);
  late.close();
}

/** The fallback is revoked or was rolled back from: it is no longer used, and a card is shown instead. */
async function cycleWithout(fault: Fault) {
  const tab = openTab(fault, listed(GOOD), FORM);
  await field();
  tab.follow(listed('1.1.0', GOOD));
  tab.follow(listed('1.1.0'));
  await tab.goTo(DETAILS);
  await screen.findAllByRole('alert');
  expect(screen.queryByText(`${fault.part === 'place' ? 'Costs' : 'Details'} of ${GOOD}`)).not.toBeInTheDocument();
  tab.close();
}

const faults = (Object.keys(FAULTS) as Part[]).flatMap((part) => FAULTS[part].map((kind): Fault => ({ part, kind })));
const cycles = faults.flatMap((fault) => [
  { what: 'ends on the good one', run: () => cycle(fault), fault },
  { what: 'does not end on one that was left', run: () => cycleWithout(fault), fault },
]);

beforeEach(() => {
  hearReports();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => act(() => sendReports()));

test('good, bad, bad, bad ends on the good release, whatever fails, and never on one that was left', async () => {
  const wrong: string[] = [];
  for (const { what, run, fault } of cycles) {
    await run().catch((error: Error) => {
      wrong.push(`${fault.part} (${fault.kind}) ${what}: ${error.message.split('\n')[0]}`);
      cleanup();
    });
  }

  process.stdout.write(`gate last good: ${cycles.length - wrong.length}/${cycles.length} cycles\n`);
  expect(wrong).toEqual([]);
});

import { createStore, StoreProvider } from '@siteledger/shared-lib/api';
import { type ListedRemote, type RemoteListing } from '@siteledger/platform/contract';
import { SlotContext } from '@siteledger/platform/places';
import { createLoader, type Loader } from '@siteledger/platform/runtime';
import {
  createShellRouter,
  leavePaused,
  onScreenLeft,
  placedFills,
  reportNothing,
  type LoadedRemote,
} from '@siteledger/platform/testing';
import { Outlet, RouterProvider } from '@siteledger/shared-lib/router';
import { keepDrafts } from '@siteledger/shared-lib/session';
import { closeAllToasts, ThemeProvider } from '@siteledger/shared-lib/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { CHANGES, FIRST, isFilled, isMissing } from './testing/changes';
import { saveOfForm, screensOf, slots } from './testing/remotes';

beforeEach(reportNothing);

const TYPED = 'Binaan Seri Maju';

const own = {
  title: 'Siteledger',
  frame: { element: <Outlet />, HydrateFallback: () => null },
  inFrame: [{ path: '/404', element: <h1>Not found</h1> }],
  keepTyped: keepDrafts,
};

const all = () => true;

const NEXT_STEPS = ['goes on typing', 'opens another tab of the form'] as const;

const MOMENTS = [
  'before the code of its remote',
  'while the code of its remote loads',
  'when it has just been opened',
  'when it was opened after an earlier change',
  'while a save runs, which the server then refuses',
] as const;

type Moment = (typeof MOMENTS)[number];

/** Where the form is shown: on its own screen, or in a place in the list of mfe-reports. */
const SCREENS = { 'on its screen': 'parties/form', 'in a place of another screen': 'reports/list' } as const;

type Where = keyof typeof SCREENS;

function openShell(path: string) {
  window.history.replaceState(null, '', path);
  const loaders = new Map<string, Loader<LoadedRemote>>();
  const gate: { open: () => void } = { open: () => undefined };
  const opened = new Promise<void>((resolve) => (gate.open = resolve));
  const loaderOf = (one: ListedRemote) => {
    const known =
      loaders.get(one.container) ??
      createLoader(() => opened.then(() => ({ release: one, routes: screensOf(one), slots })));
    loaders.set(one.container, known);
    return known;
  };
  const savesSettled = saveOfForm.settled;
  const shell = createShellRouter(FIRST, all, loaderOf, own);
  const placed = placedFills({ listing: FIRST, isGranted: all }, { loaderOf, keepTyped: keepDrafts, savesSettled });
  onScreenLeft(shell.router, placed.screenLeft);
  const Page = () => (
    <SlotContext value={useSyncExternalStore(placed.subscribe, placed.current)}>
      <RouterProvider router={shell.router} />
    </SlotContext>
  );
  const tree = () => (
    <StoreProvider store={store}>
      <ThemeProvider zeroRuntime>
        <Page />
      </ThemeProvider>
    </StoreProvider>
  );
  const store = createStore();
  const view = render(tree());
  let listing = FIRST;

  // Like the shell: the frame renders each listing before and after its routes are replaced.
  async function change(next: RemoteListing) {
    listing = { ...next, revision: listing.revision + 1 };
    view.rerender(tree());
    await act(async () => {
      shell.update(listing, all);
      const taken = [placed.update(listing, all), leavePaused(shell, listing, savesSettled)];
      saveOfForm.refuse();
      await Promise.all(taken);
    });
    view.rerender(tree());
  }
  const loadAll = () =>
    act(() => Promise.all(listing.remotes.map((one) => loaderOf(one).start())).then(() => undefined));
  const close = () => {
    act(() => {
      closeAllToasts();
      shell.dispose();
    });
    view.unmount();
    sessionStorage.clear();
  };
  return { shell, change, loadAll, openGate: () => act(() => (gate.open(), opened)), close };
}

const field = () => screen.findByRole('textbox', { name: 'Name' });

async function type() {
  fireEvent.change(await field(), { target: { value: TYPED } });
}

async function startToSave() {
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(saveOfForm.isRunning()).toBe(true));
}

type Cycle = { where: Where; moment: Moment; listing: RemoteListing; step: (typeof NEXT_STEPS)[number] };

async function cycle({ where, moment, listing, step }: Cycle) {
  saveOfForm.forget();
  const path = `/${SCREENS[where]}`;
  const { shell, change, loadAll, openGate, close } = openShell(path);
  const isOff = where === 'on its screen' ? isMissing(listing, 'parties') : !isFilled(listing);

  if (moment.includes('code')) {
    if (moment.startsWith('before')) await change(listing);
    await openGate();
    if (moment.startsWith('while')) await change(listing);
    if (isOff) await change(FIRST);
    await loadAll();
    await type();
  } else {
    await openGate();
    await field();
    if (moment.includes('earlier')) {
      await loadAll();
      await change({ ...FIRST });
      await act(() => shell.router.navigate('/admin/list'));
      await act(() => shell.router.navigate(path));
    }
    await type();
    if (moment.includes('save')) await startToSave();
    await change(listing);
  }
  await loadAll();
  if (step !== 'goes on typing') {
    const tab = screen.queryByRole('button', { name: 'Another tab' });
    if (tab) fireEvent.click(tab);
  }
  await change(listing);
  if (isOff) await change(FIRST);
  await loadAll();

  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(TYPED));
  expect(screen.getByRole('form')).toHaveAccessibleName('Form of parties');
  close();
}

const WHERE = Object.keys(SCREENS) as Where[];

const every = WHERE.flatMap((where, w) =>
  MOMENTS.flatMap((moment, m) =>
    Object.entries(CHANGES).flatMap(([change, listing], c) =>
      NEXT_STEPS.map((step, s) => ({ where, moment, change, listing, step, isShort: (w + m + c + s) % 4 === 0 })),
    ),
  ),
);

// The full form repeats the cycles often enough to be sure that the order of promises does not matter.
const cycles = process.env.PROVE
  ? Array.from({ length: 3 }, () => every).flat()
  : every.filter(({ isShort }) => isShort);

const TIMEOUT_MS = process.env.PROVE ? 600_000 : 120_000;

// Each loss costs a wait, and more than these give no new information.
const ENOUGH_LOST = 10;

test(
  'whatever changes in the registry, and when: no typed text is lost and no foreign screen shown',
  async () => {
    const lost: string[] = [];
    let tried = 0;
    for (const { change, ...one } of cycles) {
      if (lost.length === ENOUGH_LOST) break;
      tried += 1;
      await cycle(one).catch((error: Error) => {
        lost.push(`${one.where}: ${change} ${one.moment}, its user ${one.step}: ${error.message.split('\n')[0]}`);
        cleanup();
        sessionStorage.clear();
      });
    }

    process.stdout.write(`gate typed text: ${tried - lost.length}/${tried} cycles\n`);
    expect(lost).toEqual([]);
  },
  TIMEOUT_MS,
);

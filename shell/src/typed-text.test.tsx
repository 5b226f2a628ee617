import { createStore, StoreProvider } from '@siteledger/shared-lib/api';
import { type ListedRemote, type PausedRemote, type RemoteListing } from '@siteledger/platform/contract';
import { createLoader, type Loader } from '@siteledger/platform/runtime';
import {
  buildListedRemote,
  buildListing,
  buildPausedRemote,
  buildRoute,
  createShellRouter,
  leavePaused,
  reportNothing,
  type LoadedRemote,
} from '@siteledger/platform/testing';
import { record, text } from '@siteledger/shared-lib/domain';
import { Form, TextField } from '@siteledger/shared-lib/form';
import { Outlet, RouterProvider, useSearchParams, type RouteObject } from '@siteledger/shared-lib/router';
import { keepDrafts } from '@siteledger/shared-lib/session';
import { closeAllToasts, ThemeProvider } from '@siteledger/shared-lib/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';

beforeEach(reportNothing);

const TYPED = 'Binaan Seri Maju';

const own = {
  title: 'Siteledger',
  frame: { element: <Outlet />, HydrateFallback: () => null },
  inFrame: [{ path: '/404', element: <h1>Not found</h1> }],
  keepTyped: keepDrafts,
};

const all = () => true;
const schema = record({ name: text('Name') });

function FormScreen({ of }: { of: string }) {
  const [, setSearch] = useSearchParams();
  return (
    <>
      <Form schema={schema} label={`Form of ${of}`} initialValues={{ name: '' }} onSubmit={() => Promise.resolve()}>
        <TextField name="name" />
      </Form>
      <button onClick={() => setSearch({ tab: String(Math.random()) })}>Another tab</button>
    </>
  );
}

const remote = (name: string, version = '1') =>
  buildListedRemote({
    name: `mfe-${name}`,
    version,
    container: `mfe_${name}_${version}`,
    routes: [buildRoute(`/${name}/list`), buildRoute(`/${name}/form`)],
  });

const wordOf = ({ name }: { name: string }) => name.slice('mfe-'.length);

const screensOf = (one: ListedRemote): RouteObject[] => [
  {
    path: `/${wordOf(one)}/list`,
    lazy: () => Promise.resolve({ Component: () => <h1>{`List of ${wordOf(one)}`}</h1> }),
  },
  { path: `/${wordOf(one)}/form`, lazy: () => Promise.resolve({ Component: () => <FormScreen of={wordOf(one)} /> }) },
];

const paused = (name: string, disable_mode: PausedRemote['disable_mode']) =>
  buildPausedRemote({
    name: `mfe-${name}`,
    disable_mode,
    routes: [buildRoute(`/${name}/list`), buildRoute(`/${name}/form`)],
  });

const FIRST = buildListing(remote('admin'), remote('parties'), remote('reports'));
const without = (name: string, mode: PausedRemote['disable_mode']): RemoteListing => ({
  ...FIRST,
  remotes: FIRST.remotes.filter((one) => wordOf(one) !== name),
  paused: [paused(name, mode)],
});

/** Changes of the registry, each undone or followed by the next; the form is one of mfe-parties. */
const CHANGES: Record<string, RemoteListing> = {
  'a remote before it is switched off': without('admin', 'now'),
  'a remote before it is drained': without('admin', 'drain'),
  'its own remote is switched off': without('parties', 'now'),
  'its own remote is drained': without('parties', 'drain'),
  'a new remote joins before it': { ...FIRST, remotes: [remote('cranes'), ...FIRST.remotes] },
  'the remotes come in another order': { ...FIRST, remotes: [...FIRST.remotes].reverse() },
  'another remote has a new release': buildListing(remote('admin', '2'), remote('parties'), remote('reports')),
  'its own remote has a new release': buildListing(remote('admin'), remote('parties', '2'), remote('reports')),
};

/** What its user does when the change has come. */
const NEXT_STEPS = ['goes on typing', 'opens another tab of the form'] as const;

const MOMENTS = [
  'before the code of its remote',
  'while the code of its remote loads',
  'when it has just been opened',
  'when it was opened after an earlier change',
] as const;

type Moment = (typeof MOMENTS)[number];

function openShell() {
  window.history.replaceState(null, '', '/parties/form');
  const loaders = new Map<string, Loader<LoadedRemote>>();
  const gate: { open: () => void } = { open: () => undefined };
  const opened = new Promise<void>((resolve) => (gate.open = resolve));
  const loaderOf = (one: ListedRemote) => {
    const known =
      loaders.get(one.container) ?? createLoader(() => opened.then(() => ({ release: one, routes: screensOf(one) })));
    loaders.set(one.container, known);
    return known;
  };
  const shell = createShellRouter(FIRST, all, loaderOf, own);
  const tree = () => (
    <StoreProvider store={store}>
      <ThemeProvider zeroRuntime>
        <RouterProvider router={shell.router} />
      </ThemeProvider>
    </StoreProvider>
  );
  const store = createStore();
  const view = render(tree());
  let listing = FIRST;

  // As the shell does: the frame is drawn by each listing, before and after its routes are taken over.
  async function change(next: RemoteListing) {
    listing = { ...next, revision: listing.revision + 1 };
    view.rerender(tree());
    act(() => shell.update(listing, all));
    await act(() => leavePaused(shell, listing, () => Promise.resolve()));
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

async function cycle(moment: Moment, listing: RemoteListing, step: (typeof NEXT_STEPS)[number]) {
  const { shell, change, loadAll, openGate, close } = openShell();
  const isOff = !listing.remotes.some((one) => wordOf(one) === 'parties');

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
      await act(() => shell.router.navigate('/parties/list'));
      await act(() => shell.router.navigate('/parties/form'));
    }
    await type();
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

const every = MOMENTS.flatMap((moment, m) =>
  Object.entries(CHANGES).flatMap(([change, listing], c) =>
    NEXT_STEPS.map((step, s) => ({ moment, change, listing, step, isShort: (m + c + s) % 2 === 0 })),
  ),
);

// The full form goes round as often as it takes to be sure that no order of promises decides.
const cycles = process.env.PROVE
  ? Array.from({ length: 8 }, () => every).flat()
  : every.filter(({ isShort }) => isShort);

test('whatever changes in the registry, and when: no typed text is lost and no foreign screen shown', async () => {
  const lost: string[] = [];
  for (const { moment, change, listing, step } of cycles) {
    await cycle(moment, listing, step).catch((error: Error) => {
      lost.push(`${change} ${moment}, its user ${step}: ${error.message.split('\n')[0]}`);
      cleanup();
    });
  }

  process.stdout.write(`gate typed text: ${cycles.length - lost.length}/${cycles.length} cycles\n`);
  expect(lost).toEqual([]);
});

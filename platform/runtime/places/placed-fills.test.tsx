import type { IsGranted, ListedRemote, RemoteListing } from '@siteledger/platform/contract';
import { SlotContext, useSlot } from '@siteledger/platform/places';
import { buildListedRemote, buildListing, buildPausedRemote, buildRoute } from '@siteledger/platform/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { createLoader, type Loader } from '../loader/loader';
import type { LoadedRemote } from '../loader/remote-loaders';
import { hearReports } from '../testing/hear-reports';
import { placedFills, type PlacedFills } from './placed-fills';

beforeEach(hearReports);

const PLACE = 'project.details.tabs';

/** A release of a remote whose fill is a note with one field. */
function notes(version = '1', permission = 'authenticated'): ListedRemote {
  const remote = buildListedRemote({ name: 'mfe-notes', version, container: `mfe_notes_${version}` });
  const slots = [{ slot: PLACE, id: 'note', title: `Note ${version}`, order: 10, permission }];
  return { ...remote, descriptor: { ...remote.descriptor, slots } };
}

const projects = (on = true): ListedRemote => ({
  ...buildListedRemote({ name: 'mfe-projects', container: 'mfe_projects', routes: [buildRoute('/projects')] }),
  places: [{ place: PLACE, fills: [{ remote: 'mfe-notes', id: 'note', on }] }],
});

const paused = (disable_mode: 'drain' | 'now'): RemoteListing => ({
  ...buildListing(projects()),
  paused: [buildPausedRemote({ name: 'mfe-notes', disable_mode })],
});

const Note = () => <input aria-label="Note" />;
const Broken = () => {
  throw new Error('A fault in it.');
};

function Screen({ placed }: { placed: PlacedFills }) {
  const fills = useSyncExternalStore(placed.subscribe, placed.current);
  return (
    <SlotContext value={fills}>
      <Place />
    </SlotContext>
  );
}

const Place = () =>
  useSlot<object>(PLACE).map(({ id, title, render: draw }) => (
    <section key={id} aria-label={title}>
      {draw({})}
    </section>
  ));

const authenticated: IsGranted = (required) => required === 'authenticated';

const field = () => screen.queryByRole('textbox', { name: 'Note' });

type Opened = { listing?: RemoteListing; brokenVersion?: string; savesSettled?: () => Promise<void> };

/**
 * A screen with the place, in which "Call the crane" was typed; `kept` records the field's value at each `keepTyped`.
 */
async function open({ listing = buildListing(projects(), notes()), brokenVersion, savesSettled }: Opened = {}) {
  const kept: unknown[] = [];
  const loaders = new Map<string, Loader<LoadedRemote>>();
  const loaderOf = (release: ListedRemote) => {
    const Component = release.version === brokenVersion ? Broken : Note;
    const note = () => Promise.resolve({ Component });
    const loader =
      loaders.get(release.container) ?? createLoader(() => Promise.resolve({ release, routes: [], slots: { note } }));
    loaders.set(release.container, loader);
    return loader;
  };
  const placed = placedFills(
    { listing, isGranted: authenticated },
    {
      loaderOf,
      keepTyped: () => kept.push((field() as HTMLInputElement | null)?.value),
      savesSettled: savesSettled ?? (() => Promise.resolve()),
    },
  );
  // The remote that owns the place is in use: its screen is open.
  await loaderOf(projects()).start();
  render(<Screen placed={placed} />);
  const change = (next: RemoteListing, isGranted = authenticated) => act(() => placed.update(next, isGranted));
  return { placed, change, kept };
}

async function openAndType(given: Opened = {}) {
  const opened = await open(given);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Call the crane');
  return opened;
}

test('a new release of a fill waits until the screen is left, and the typed text stays', async () => {
  const { placed, change, kept } = await openAndType();

  await change(buildListing(projects(), notes('2')));
  expect(field()).toHaveValue('Call the crane');
  expect(screen.getByRole('region', { name: 'Note 1' })).toBeVisible();
  act(() => placed.screenLeft());

  expect(await screen.findByRole('region', { name: 'Note 2' })).toBeVisible();
  expect(kept).toEqual([]);
});

test('a fill whose remote is drained stays until the screen is left', async () => {
  const { placed, change } = await openAndType();

  await change(paused('drain'));
  await change({ ...paused('drain'), revision: 9 });
  expect(field()).toHaveValue('Call the crane');
  act(() => placed.screenLeft());

  expect(field()).not.toBeInTheDocument();
});

test('a fill whose remote is switched off goes after the running save, and its text is kept', async () => {
  let finish: () => void = () => undefined;
  const saved = new Promise<void>((resolve) => (finish = resolve));
  const { placed, kept } = await openAndType({ savesSettled: () => saved });

  const gone = placed.update(paused('now'), authenticated);
  expect(field()).toHaveValue('Call the crane');
  expect(kept).toEqual([]);
  finish();
  await act(() => gone);

  expect(field()).not.toBeInTheDocument();
  expect(kept).toEqual(['Call the crane']);
});

test('a fill stays when its remote is switched on again while the save still runs', async () => {
  let finish: () => void = () => undefined;
  const saved = new Promise<void>((resolve) => (finish = resolve));
  const { placed, kept } = await openAndType({ savesSettled: () => saved });

  const gone = placed.update(paused('now'), authenticated);
  await act(() => placed.update(buildListing(projects(), notes()), authenticated));
  finish();
  await act(() => gone);

  expect(field()).toHaveValue('Call the crane');
  expect(kept).toEqual([]);
});

test('a fill that is switched off in its place goes at once, and its text is kept', async () => {
  const { change, kept } = await openAndType();

  await change(buildListing(projects(false), notes()));

  expect(field()).not.toBeInTheDocument();
  expect(kept).toEqual(['Call the crane']);
});

test('a fill that the user may not see any more goes at once, and its text is kept', async () => {
  const { change, kept } = await openAndType();

  await change(buildListing(projects(), notes()), () => false);

  expect(field()).not.toBeInTheDocument();
  expect(kept).toEqual(['Call the crane']);
});

test('a fill that failed gives way to another release at once', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { change } = await open({ brokenVersion: '1' });
  await screen.findByText(/A fault in it stopped this screen/);

  await change(buildListing(projects(), notes('2')));

  expect(await screen.findByRole('textbox', { name: 'Note' })).toBeVisible();
});

test('a fill of a remote that appears joins at once', async () => {
  const { change } = await open({ listing: buildListing(projects()) });
  expect(field()).not.toBeInTheDocument();

  await change(buildListing(projects(), notes()));

  expect(await screen.findByRole('textbox', { name: 'Note' })).toBeVisible();
});

import type { ListedRemote, RemoteSlotFill } from '@siteledger/platform/contract';
import { SlotContext, useSlot } from '@siteledger/platform/places';
import { buildListedRemote, buildListing } from '@siteledger/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadFailure } from '../failure/load-failure';
import { createLoader } from '../loader/loader';
import type { LoadedRemote } from '../loader/remote-loaders';
import { slotFills } from './slot-fills';
import { type LazyFill } from '../loader/federation';

const PLACE = 'project.details.tabs';

const fill = (given: Partial<RemoteSlotFill> = {}): RemoteSlotFill => ({
  slot: PLACE,
  id: 'payments',
  title: 'Payments',
  order: 50,
  permission: 'authenticated',
  ...given,
});

const withFills = (name: string, ...slots: RemoteSlotFill[]) => {
  const remote = buildListedRemote({ name });
  return { ...remote, descriptor: { ...remote.descriptor, slots } };
};

function Place() {
  const fills = useSlot<{ project: string }>(PLACE);
  return (
    <>
      <h1>The page around</h1>
      {fills.map(({ id, title, render: draw }) => (
        <section key={id} aria-label={title}>
          {draw({ project: 'P-0001' })}
        </section>
      ))}
    </>
  );
}

const paymentsOf: LazyFill = () =>
  Promise.resolve({ Component: ({ project }: { project: string }) => <p>Payments of {project}</p> });

const loads = (slots?: LoadedRemote['slots']) => (release: ListedRemote) =>
  Promise.resolve({ release, routes: [], ...(slots && { slots }) });

function show(remotes: ListedRemote[], load: (remote: ListedRemote) => Promise<LoadedRemote>) {
  const isGranted = (required: string) => required === 'authenticated';
  const loaders = new Map(remotes.map((remote) => [remote.name, createLoader(() => load(remote))]));
  const fillsOf = slotFills(buildListing(...remotes), isGranted, ({ name }) => loaders.get(name)!);
  render(
    <SlotContext value={fillsOf}>
      <Place />
    </SlotContext>,
  );
}

const titles = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'));

test('a fill gets what the place gives', async () => {
  show([withFills('mfe-finance', fill())], loads({ payments: paymentsOf }));

  expect(await screen.findByText('Payments of P-0001')).toBeVisible();
});

test('fills stand in their order, without those of other places and those that are not the user’s', async () => {
  const finance = withFills('mfe-finance', fill(), fill({ id: 'other', title: 'Elsewhere', slot: 'dashboard' }));
  const reports = withFills(
    'mfe-reports',
    fill({ id: 'report', title: 'Report', order: 10 }),
    fill({ id: 'secret', title: 'Secret', permission: 'member' }),
  );

  show([finance, reports], loads({ payments: paymentsOf, report: paymentsOf }));
  await screen.findAllByText('Payments of P-0001');

  expect(titles()).toEqual(['Report', 'Payments']);
});

test('the environment orders the fills, and one that is switched off there is neither drawn nor loaded', async () => {
  const finance = withFills('mfe-finance', fill(), fill({ id: 'claims', title: 'Claims', order: 60 }));
  const reports = withFills('mfe-reports', fill({ id: 'report', title: 'Report', order: 10 }));
  const fills = [
    { remote: 'mfe-finance', id: 'claims', on: true },
    { remote: 'mfe-reports', id: 'report', on: false },
  ];
  const projects = { ...buildListedRemote({ name: 'mfe-projects' }), places: [{ place: PLACE, fills }] };
  const loaded: string[] = [];

  show([finance, reports, projects], (remote) => {
    loaded.push(remote.name);
    return loads({ payments: paymentsOf, claims: paymentsOf, report: paymentsOf })(remote);
  });
  await screen.findAllByText('Payments of P-0001');

  expect(titles()).toEqual(['Claims', 'Payments']);
  expect(loaded).toEqual(['mfe-finance']);
});

test('without the remote there is no fill, and the page lives on', () => {
  show([], loads());

  expect(screen.getByRole('heading', { name: 'The page around' })).toBeVisible();
  expect(titles()).toEqual([]);
});

test('a fill whose remote cannot be loaded is a card in its place', async () => {
  show([withFills('mfe-finance', fill())], () => Promise.reject(new LoadFailure('integrity')));

  expect(await screen.findByText(/“Payments” is not available right now/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page around' })).toBeVisible();
});

test('a fill that its remote does not have is a card too', async () => {
  show([withFills('mfe-finance', fill())], loads({}));

  expect(await screen.findByText('It has nothing for this place.')).toBeVisible();
});

test('a fill that throws while drawing leaves the page alone, and Retry draws it again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  const Component = () => {
    if (isBroken) throw new Error('A fault in it.');
    return <p>Fine again</p>;
  };
  show([withFills('mfe-finance', fill())], loads({ payments: () => Promise.resolve({ Component }) }));
  await screen.findByText(/A fault in it stopped this screen/);

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Fine again')).toBeVisible();
});

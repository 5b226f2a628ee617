import { ListingContext } from '@siteledger/platform/runtime';
import type { ReleaseForOthers, RemoteExplanation } from '@siteledger/platform/contract';
import {
  buildListedRemote,
  buildListing,
  buildNavEntry,
  buildPausedRemote,
  buildRoute,
  reportNothing,
} from '@siteledger/platform/testing';
import { answers, holding, refusal, renderPage, signedIn, userIsKnown } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { loaderOf } from '../remote-loaders';
import { WhyPage } from './why-page';

const LIM = '00000000-0000-4000-8000-0000000000bb';

const cranes = buildListedRemote({
  name: 'mfe-cranes',
  routes: [
    buildRoute('/cranes', { module: undefined, redirect: '/cranes/list' }),
    buildRoute('/cranes/list', { title: 'Cranes' }),
    buildRoute('/cranes/:uuid/costs', { title: 'Costs', permission: 'member' }),
    buildRoute('/lorries/old', { title: 'Yard', module: undefined, redirect: '/cranes/list', permission: 'member' }),
  ],
  nav: [buildNavEntry('/cranes/list', { section: 'Site', title: 'Cranes' })],
});

const old = buildListedRemote({
  name: 'mfe-old',
  container: 'mfe_old',
  routes: [buildRoute('/old', { title: 'Old' })],
});
old.descriptor.requires.shell = '^2.0.0';

const lorries = buildPausedRemote({
  name: 'mfe-lorries',
  changed_by: 'Siti',
  until: '2026-07-01T10:00:00Z',
  message: 'Month end.',
  routes: [buildRoute('/lorries', { title: 'Lorries' })],
  nav: [buildNavEntry('/lorries', { section: 'Site', title: 'Lorries' })],
});

const slot = (id: string, given: object = {}) => ({
  ...{ slot: 'crane.tabs', id, title: `Tab ${id}`, order: 10, permission: 'project.*' },
  ...given,
});
cranes.descriptor.slots = [slot('Hire'), slot('Test'), slot('Rope', { permission: 'member' })];
cranes.places = [
  {
    place: 'crane.tabs',
    fills: [
      { remote: 'mfe-cranes', id: 'Test', on: false },
      { remote: 'mfe-cranes', id: 'Rope', on: false },
    ],
  },
];

const next: ReleaseForOthers = {
  name: 'mfe-cranes',
  version: '1.1.0',
  rollout: { percent: 25, roles: [4] },
  routes: [...cranes.descriptor.routes, buildRoute('/cranes/map', { title: 'Map' })],
  nav: cranes.descriptor.nav,
};

const explanation = (given: Partial<RemoteExplanation> = {}) => ({
  data: {
    user: { uuid: '00000000-0000-4000-8000-00000000aaaa', name: 'Nur Aisyah binti Rahman' },
    permissions: ['project.*'],
    listing: { ...buildListing(cranes, old), paused: [lorries] },
    for_others: [next],
    ...given,
  },
});

const listWhole = async (user: UserEvent) =>
  user.click(await screen.findByRole('checkbox', { name: 'Also list what is shown' }));

function open(at = '/why', held = holding('project.*'), listing = buildListing()) {
  signedIn(held);
  return renderPage(
    <ListingContext value={listing}>
      <WhyPage />
    </ListingContext>,
    { at },
  );
}

beforeEach(reportNothing);

const row = async (list: string, thing: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getByText(thing)
    .closest('li');

test.each([
  ['Menu: Site', 'Cranes', 'Cranes /cranes/listShown'],
  ['Menu: Site', 'Lorries', 'Lorries /lorriesSwitched offSiti switched it off until 01-Jul-2026, 18:00. “Month end.”'],
  ['Pages', 'Costs', 'No permissionIt asks for “Manage users and their roles” (member), which you do not have.'],
  [
    'Pages',
    'Map',
    'Not in the rolloutIt is part of release 1.1.0, which goes to 25% of the users and to some roles so far.',
  ],
  ['Pages', 'Old', 'IncompatibleIt needs shell ^2.0.0, but 1.0.0 is running.'],
  ['Pages', 'Recovery', 'No permissionIt asks for “Manage remotes” (remote.manage), which you do not have.'],
  ['Pages', 'Change password', 'Shown'],
  ['Parts of pages', 'Tab Hire', 'Tab Hire crane.tabsShown'],
  ['Parts of pages', 'Tab Test', 'Switched off hereAn admin switched it off in this place, for everybody.'],
  ['Parts of pages', 'Tab Rope', 'No permissionIt asks for “Manage users and their roles” (member)'],
])('%s › %s: says the rule that decides it', async (list, thing, text) => {
  answers('GET /remotes/explanation', explanation());

  const { user } = open();
  await listWhole(user);

  expect(await row(list, thing)).toHaveTextContent(text);
});

test.each([
  ['/cranes/7/costs', /Costs No permission/],
  ['https://siteledger.example.test/cranes?page=2', /Cranes Shown/],
  ['/cranes/map', /Map Not in the rollout/],
  ['/Cranes/7/Costs/', /Costs No permission/],
  ['/lorries/old', /Yard No permission/],
  ['/', /Cranes Shown/],
  ['/login', /Cranes Shown/],
  ['/profile/', /Change password Shown/],
  ['/Profile/Sessions/', /Where you are signed in Shown/],
  ['/forgot', /Forgot password Shown/],
  ['/LOGIN', 'No part of Siteledger has a page at this address.'],
  ['/moon', 'No part of Siteledger has a page at this address.'],
])('says of the address %s what became of it', async (path, text) => {
  answers('GET /remotes/explanation', explanation());

  open(`/why?path=${encodeURIComponent(path)}`);

  const field = await screen.findByRole('textbox', { name: 'Address of a page' });
  expect(field).toHaveValue(path);
  expect(field.parentElement).toHaveTextContent(text);
});

test('says what failed in this tab', async () => {
  const listed = buildListedRemote({ ...cranes, container: 'mfe_cranes_broken' });
  const inTab = {
    ...listed,
    descriptor: { ...listed.descriptor, requires: { ...listed.descriptor.requires, api: '^9.0.0' } },
  };
  await loaderOf(inTab).start();
  answers('GET /remotes/explanation', explanation());

  open('/why', holding('project.*'), buildListing(inTab));

  expect(await row('Menu: Site', 'Cranes')).toHaveTextContent('FailedIt could not be loaded in this tab.');
});

test('lists what is not shown, and what is shown when asked', async () => {
  answers('GET /remotes/explanation', explanation());
  const { user } = open();
  expect(await screen.findByText('Costs')).toBeVisible();
  expect(screen.queryByText('Change password')).not.toBeInTheDocument();

  await listWhole(user);

  expect(screen.getByText('Change password')).toBeVisible();
});

test('a user manager explains another user’s menu, with that user’s name in the rules', async () => {
  answers('GET /remotes/explanation', explanation());
  answers('GET /users', { data: [{ uuid: LIM, name: 'Lim' }], meta: {} });
  const asked = answers(
    `GET /remotes/explanation/${LIM}`,
    explanation({ user: { uuid: LIM, name: 'Lim' }, permissions: [] }),
  );
  const { user, router } = open('/why', holding('member'));

  await user.click(await screen.findByRole('combobox', { name: 'User' }));
  await user.click(await screen.findByTitle('Lim'));

  expect(await row('Pages', 'Costs')).toHaveTextContent('which Lim does not have.');
  expect(router.state.location.search).toBe(`?user=${LIM}`);
  expect(asked).toHaveLength(1);
});

test('offers nobody else to those who may not manage users', async () => {
  answers('GET /remotes/explanation', explanation());

  const { store } = open();

  await screen.findByRole('list', { name: 'Pages' });
  await userIsKnown(store);
  expect(screen.queryByRole('combobox', { name: 'User' })).not.toBeInTheDocument();
});

test('says that a user is not there, or not theirs to see', async () => {
  answers(`GET /remotes/explanation/${LIM}`, refusal(403, { message: 'You are not allowed to do this.' }));

  open(`/why?user=${LIM}`);

  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
});

import {
  answers,
  buildReference,
  buildVariationOrder,
  holding,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../remote';

const open = (search = '') => renderPage(routes, { at: `/projects/variation-orders${search}` });

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /projects/clients', { data: [] });
});

test('lists the variation orders of all projects, each with the way to itself and to its project', async () => {
  const tower = buildReference('Tower');
  const row = buildVariationOrder({ vo_no: 'VO-07', title: 'Deeper piles', project: tower, amount: '300.00' });
  const calls = answers('GET /variationOrders', listOf([row], { totals: { amount: '300.00', cost_amount: '0.00' } }));
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Variation orders' })).toBeVisible();
  const number = await screen.findByRole('link', { name: 'VO-07' });
  expect(number).toHaveAttribute('href', `/projects/${tower.uuid}/variation-orders/${row.uuid}`);
  expect(screen.getByRole('link', { name: 'Tower' })).toHaveAttribute('href', `/projects/${tower.uuid}`);
  const [first] = screen.getAllByRole('columnheader');
  expect(first).toHaveTextContent('Project');
  expect(within(number.closest('tr')!).getByText('Deeper piles')).toBeVisible();
  expect(calls[0]!.query.has('project')).toBe(false);
});

test('shows what the address filters, and searches', async () => {
  const calls = answers('GET /variationOrders', listOf([]));
  open('?status=submitted&client=c-1&search=piles');

  expect(await screen.findByRole('button', { name: 'Submitted', pressed: true })).toBeVisible();
  expect(calls[0]!.query.getAll('status')).toEqual(['submitted']);
  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({ client: 'c-1', search: 'piles' });
});

test('offers the next states of a variation order to who may change it, and to nobody else', async () => {
  answers('GET /variationOrders', listOf([buildVariationOrder({ vo_no: 'VO-07', status: 'submitted' })]));
  const { user, unmount } = open();

  await user.click(await screen.findByRole('button', { name: 'Actions of VO-07' }));
  expect(await screen.findByRole('menuitem', { name: 'Approve' })).toBeVisible();
  unmount();
  signedIn(holding('project.view'));
  open();

  expect(await screen.findByRole('link', { name: 'VO-07' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actions of VO-07' })).not.toBeInTheDocument();
});

test('says where variation orders are recorded when there is none', async () => {
  answers('GET /variationOrders', listOf([]));
  open();

  expect(await screen.findByText(/^No variation orders yet\. They are recorded in their project\.$/)).toBeVisible();
});

test('says that the list could not be loaded and loads it on Retry', async () => {
  let isAway = true;
  answers('GET /variationOrders', () =>
    isAway ? refusal(503, { message: 'The service is busy.' }) : listOf([buildVariationOrder({ vo_no: 'VO-07' })]),
  );
  const { user } = open();

  expect(await screen.findByText('The service is busy.')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('link', { name: 'VO-07' })).toBeVisible();
});

import type { VariationOrderDetails } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildProject,
  buildReference,
  buildVariationOrder,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

const project = buildProject({ name: 'Tower' });
const contractor = buildReference('Alam Damai');
const home = `/projects/${project.uuid}/variation-orders`;

const open = (path = '') => renderPage(routes, { at: home + path });

const listing = (...variations: VariationOrderDetails[]) => answers('GET /variationOrders', listOf(variations));

async function question(title: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(title);
  return dialog;
}

async function act(user: UserEvent, of: string, name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions of ${of}` }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /projects/:uuid', { data: project });
  answers('GET /contractors', listOf([contractor]));
});

test('shows an omission as what it takes away, and the sums of all that is filtered', async () => {
  answers(
    'GET /variationOrders',
    listOf(
      [
        buildVariationOrder({ vo_no: 'VO-01', amount: '30000.00', status: 'approved' }),
        buildVariationOrder({ type: 'omission', amount: '5000.00', contractor }),
      ],
      { totals: { amount: '25000.00', cost_amount: '20000.00' } },
    ),
  );
  open();

  expect(await screen.findByRole('link', { name: 'VO-01' })).toBeVisible();
  expect(screen.getByText('(RM 5,000.00)')).toBeVisible();
  expect(screen.getByText('RM 25,000.00')).toBeVisible();
  expect(screen.getByText('Alam Damai')).toBeVisible();
  expect(screen.getByText('Client’s')).toBeVisible();
  expect(screen.getByText('Approved', { selector: '.sl-tag' })).toBeVisible();
});

test('finds by status, type and whose variation it is, in the address', async () => {
  const calls = listing();
  const { user, router } = open('?status=draft&type=addition');
  await screen.findByText('No Data.');
  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({
    project: project.uuid,
    status: 'draft',
    type: 'addition',
  });

  await user.click(screen.getByRole('button', { name: 'Omission' }));
  await user.click(screen.getByRole('button', { name: 'Subcontract' }));

  await waitFor(() => expect(calls.at(-1)!.query.get('party')).toBe('subcontract'));
  expect(calls.at(-1)!.query.get('type')).toBe('omission');
  expect(router.state.location.search).toBe('?status=draft&type=omission&party=subcontract');
});

test('offers an empty project its first variation order', async () => {
  listing();
  const { user, router } = open();
  await screen.findByText('No Data.');

  await user.click(screen.getAllByRole('link', { name: 'New variation order' }).at(-1)!);

  expect(router.state.location.pathname).toBe(`${home}/create`);
});

test('lets the list be asked for again when it failed', async () => {
  answers('GET /variationOrders', () => refusal(403, { message: 'No.' }));
  const first = open();
  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
  first.unmount();

  answers('GET /variationOrders', () => refusal(404, { message: 'Project not found.' }));
  const { user } = open();
  await screen.findByText('Project not found.');
  listing(buildVariationOrder({ vo_no: 'VO-01' }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('link', { name: 'VO-01' })).toBeVisible();
});

test.each<[string, Partial<VariationOrderDetails>, string]>([
  [
    'a client’s addition',
    { amount: '30000.00', cost_amount: '20000.00' },
    'The contract sum rises by RM 30,000.00. The budget rises by RM 20,000.00.',
  ],
  ['a client’s omission', { type: 'omission', amount: '5000.00' }, 'The contract sum falls by RM 5,000.00.'],
  [
    'a contractor’s addition',
    { amount: '700.00', contractor },
    'The commitment to Alam Damai rises by RM 700.00. The contract sum does not change.',
  ],
])('says what %s moves before it is approved', async (_, given, words) => {
  const variation = buildVariationOrder({ vo_no: 'VO-01', title: 'Piling', status: 'submitted', ...given });
  listing(variation);
  const calls = answers('PUT /variationOrders/:uuid', { data: variation });
  const { user } = open();

  await act(user, 'VO-01', 'Approve');
  const dialog = await question('Approve VO-01 "Piling"?');
  expect(dialog.getByText(words)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));

  expect(await screen.findByText('Variation order VO-01 approved.')).toBeVisible();
  expect(calls[0]!.body).toEqual({ status: 'approved' });
  expect(calls[0]!.headers.get('If-Match')).toBe('"1"');
});

test('offers the next states only: a draft is submitted, voided or deleted', async () => {
  listing(buildVariationOrder({ vo_no: 'VO-01' }));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Actions of VO-01' }));

  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Submit', 'Void', 'Delete']);
});

test('voids what is approved with a reason only, and never deletes it', async () => {
  const variation = buildVariationOrder({ vo_no: 'VO-01', title: 'Piling', amount: '30.00', status: 'approved' });
  listing(variation);
  const calls = answers('PUT /variationOrders/:uuid', { data: variation });
  const { user } = open();

  await act(user, 'VO-01', 'Void…');
  const dialog = await question('Void VO-01 "Piling"?');
  expect(dialog.getByText(/The contract sum falls by RM 30\.00\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Void VO-01' }));
  expect(await dialog.findByText('Reason is required.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Withdrawn');
  await user.click(dialog.getByRole('button', { name: /Void VO-01/ }));

  expect(await screen.findByText('Variation order VO-01 voided.')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ status: 'void', status_reason: 'Withdrawn' }]);
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
});

test('asks before the reason of a void is dropped', async () => {
  listing(buildVariationOrder({ vo_no: 'VO-01', title: 'Piling', amount: '30.00', status: 'approved' }));
  const { user } = open();
  await act(user, 'VO-01', 'Void…');
  const reason = (await question('Void VO-01 "Piling"?')).getByRole('textbox', { name: 'Reason' });
  await user.type(reason, 'Withdrawn');

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(reason).toHaveValue('Withdrawn');
});

test('says in the server’s words why a deletion was refused', async () => {
  listing(buildVariationOrder({ vo_no: 'VO-01', title: 'Piling' }));
  answers('DELETE /variationOrders/:uuid', () =>
    refusal(409, { data: { err_msg: 'An approved variation order cannot be deleted.' } }),
  );
  const { user } = open();

  await act(user, 'VO-01', 'Delete');

  expect(await screen.findByText('An approved variation order cannot be deleted.')).toBeVisible();
});

test('deletes a draft, and brings it back', async () => {
  const variation = buildVariationOrder({ vo_no: 'VO-01' });
  listing(variation);
  answers('DELETE /variationOrders/:uuid', { data: { uuid: variation.uuid, name: 'VO-01' } });
  const restored = answers('POST /variationOrders/:uuid/restore', { data: variation });
  const { user } = open();

  await act(user, 'VO-01', 'Delete');
  expect(await screen.findByText('Successfully deleted "VO-01"')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Successfully restored "VO-01"')).toBeVisible();
  expect(restored[0]!.params.uuid).toBe(variation.uuid);
});

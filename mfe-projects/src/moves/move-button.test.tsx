import type { MoveKind } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildProject,
  buildReference,
  holding,
  listOf,
  refusal,
  renderPage,
  signedIn,
  unreachable,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MoveButton } from './move-button';

const client = buildReference('Binaan Seri Maju Sdn Bhd');
const tower = buildProject({ name: 'Tower', code: 'P-0001', client });
const bridge = buildProject({ name: 'Bridge', code: 'P-0002', client });
const school = buildProject({ name: 'School', code: 'P-0003', client });

const follows = (to: string) => ({
  message: `Moves 2 invoices to "${to}".`,
  moved: 2,
  warnings: ['Certificate 1 (INV-2026-0001) becomes certificate 4.'],
});

type Body = Record<string, unknown>;

/** Mocks previews like the server, and moves with the given answer. */
function moving(
  path: string,
  answer: object | (() => object) = { message: '2 invoices moved.', moved: 2, warnings: [] },
) {
  return answers(`POST /move/${path}`, ({ body }) => {
    if ((body as Body).preview) return follows((body as Body).to_project_id === bridge.uuid ? 'Bridge' : 'School');
    return typeof answer === 'function' ? (answer as () => object)() : answer;
  });
}

const isMove = ({ body }: { body: unknown }) => !(body as Body).preview;

function Screen({ kind }: { kind: MoveKind }) {
  const [uuids, setUuids] = useState(['record-1', 'record-2']);
  return (
    <>
      <p>{uuids.length} selected</p>
      <MoveButton kind={kind} project={tower} uuids={uuids} onMoved={() => setUuids([])} />
    </>
  );
}

async function openDialog(kind: MoveKind = 'invoices') {
  const { user } = renderPage(<Screen kind={kind} />);
  await user.click(await screen.findByRole('button', { name: 'Move to another project…' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

async function choose(user: UserEvent, target: string) {
  await user.click(screen.getByRole('combobox', { name: 'To Project' }));
  await user.click(await screen.findByTitle(target));
}

beforeEach(() => {
  signedIn();
  answers('GET /projects', listOf([tower, bridge, school]));
});

test('shows what follows before it moves anything, and then says what was moved', async () => {
  const calls = moving('invoices', { message: '2 invoices moved to "Bridge".', moved: 2, warnings: [] });
  const { user, dialog } = await openDialog();

  expect(dialog.getByRole('button', { name: 'Move 2 invoices' })).toBeDisabled();
  await choose(user, 'P-0002 Bridge');
  expect(await dialog.findByText('Moves 2 invoices to "Bridge".')).toBeVisible();
  expect(dialog.getByText('Certificate 1 (INV-2026-0001) becomes certificate 4.')).toBeVisible();
  expect(calls.filter(isMove)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Move 2 invoices' }));

  expect(await screen.findByText('2 invoices moved to "Bridge".')).toBeVisible();
  const between = { from_project_id: tower.uuid, to_project_id: bridge.uuid };
  expect(calls.map(({ body }) => body)).toEqual([
    { invoice_ids: ['record-1', 'record-2'], ...between, preview: true },
    { invoice_ids: ['record-1', 'record-2'], ...between },
  ]);
  expect(calls[0]!.headers.get('Idempotency-Key')).toBeNull();
  expect(await screen.findByText('0 selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Move to another project…' })).toBeDisabled();
});

test.each<[MoveKind, string, string]>([
  ['expenses', 'expenses', 'expenses_ids'],
  ['contractors', 'contractors', 'contractor_ids'],
  ['purchase_orders', 'purchase-orders', 'po_ids'],
  ['variation_orders', 'variation-orders', 'vo_ids'],
])('moves %s by a call of their own', async (kind, path, ids) => {
  const calls = moving(path);
  const { user, dialog } = await openDialog(kind);

  await choose(user, 'P-0002 Bridge');
  await dialog.findByRole('region', { name: 'What will change' });
  await user.click(dialog.getByRole('button', { name: /^Move 2 / }));

  await waitFor(() => expect(calls.filter(isMove)).toHaveLength(1));
  expect(calls.at(-1)!.body).toMatchObject({ [ids]: ['record-1', 'record-2'] });
});

test('asks before the project that was chosen is dropped', async () => {
  moving('invoices');
  const { user } = await openDialog();
  await choose(user, 'P-0002 Bridge');

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(await screen.findByText('Leave without saving?')).toBeVisible();
});

test('offers an invoice the other open projects of its client, and says so', async () => {
  const calls = answers('GET /projects', listOf([tower, bridge]));
  const { user, dialog } = await openDialog();

  await user.click(dialog.getByRole('combobox', { name: 'To Project' }));

  expect(await screen.findByTitle('P-0002 Bridge')).toBeVisible();
  expect(screen.queryByTitle('P-0001 Tower')).not.toBeInTheDocument();
  expect(dialog.getByText(/only between projects of the same client: Binaan Seri Maju Sdn Bhd/)).toBeVisible();
  expect(calls[0]!.query.getAll('status')).toEqual(['New', 'On Going']);
  expect(calls[0]!.query.get('client')).toBe(client.uuid);
});

test('offers an expense the projects of every client', async () => {
  const calls = answers('GET /projects', listOf([tower, bridge]));
  await openDialog('expenses');

  await waitFor(() => expect(calls).toHaveLength(1));

  expect(calls[0]!.query.has('client')).toBe(false);
});

test('keeps the dialog, the target and the key of the move when it fails, and makes a new key for another target', async () => {
  const answer = {
    now: () => refusal(409, { data: { err_msg: 'Completed projects cannot receive items.' } }) as object,
  };
  const calls = moving('invoices', () => answer.now());
  const { user, dialog } = await openDialog();
  const move = () => user.click(dialog.getByRole('button', { name: /Move 2 invoices/ }));

  await choose(user, 'P-0002 Bridge');
  await dialog.findByText('Moves 2 invoices to "Bridge".');
  await move();
  expect(await dialog.findByText('Completed projects cannot receive items.')).toBeVisible();
  answer.now = unreachable;
  await move();
  await waitFor(() => expect(calls.filter(isMove)).toHaveLength(2));
  expect(await dialog.findByText('Something went wrong.')).toBeVisible();
  expect(dialog.getByTitle('P-0002 Bridge')).toBeVisible();
  await choose(user, 'P-0003 School');
  await dialog.findByText('Moves 2 invoices to "School".');
  expect(dialog.queryByText('Something went wrong.')).not.toBeInTheDocument();
  answer.now = () => ({ message: '2 invoices moved.', moved: 2, warnings: [] });
  await move();

  expect(await screen.findByText('2 invoices moved.')).toBeVisible();
  const keys = calls.filter(isMove).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('says why a move cannot be made, and does not offer it', async () => {
  answers('POST /move/invoices', () =>
    refusal(409, { data: { err_msg: '"Tower" would have more retention released than it holds.' } }),
  );
  const { user, dialog } = await openDialog();

  await choose(user, 'P-0002 Bridge');

  expect(await dialog.findByText('"Tower" would have more retention released than it holds.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Move 2 invoices' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('offers no move to who may not change the records', async () => {
  signedIn(holding('project.view', 'project.expense'));
  renderPage(
    <>
      <Screen kind="invoices" />
      <Screen kind="expenses" />
    </>,
  );

  expect(await screen.findByRole('button', { name: 'Move to another project…' })).toBeVisible();
});

test('gives the focus back to the button when the dialog is left with Esc', async () => {
  const { user } = await openDialog();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'To Project' })).toHaveFocus());

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.getByRole('button', { name: 'Move to another project…' })).toHaveFocus());
});

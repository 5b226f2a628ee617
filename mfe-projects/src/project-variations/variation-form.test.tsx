import type { VariationOrderDetails } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildProject,
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

const enter = async (user: UserEvent, name: string, text: string) => {
  const box = screen.getByRole('textbox', { name });
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
};

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /projects/:uuid', { data: project });
  answers('GET /contractors', listOf([contractor]));
});

test('records a variation order of a contractor', async () => {
  listing();
  const calls = answers('POST /variationOrders', { data: buildVariationOrder() });
  const { user, router } = open('/create');
  await question('New variation order');

  await enter(user, 'Title', 'Extra piling');
  await enter(user, 'Amount', '1234.5');
  await user.click(screen.getByRole('combobox', { name: 'Contractor' }));
  await user.click(await screen.findByTitle('Alam Damai'));
  await enter(user, 'Extension of Time', '14');
  await user.click(screen.getByRole('button', { name: 'Create variation order' }));

  expect(await screen.findByText(/^Variation order .* created\.$/)).toBeVisible();
  expect(calls[0]!.body).toEqual({
    project_uuid: project.uuid,
    title: 'Extra piling',
    vo_no: null,
    type: 'addition',
    status: 'draft',
    amount: '1234.50',
    cost_amount: null,
    contractor_uuid: contractor.uuid,
    submitted_date: null,
    approved_date: null,
    client_ref: null,
    eot_days: 14,
    remarks: null,
  });
  expect(router.state.location.pathname).toBe(home);
});

test('keeps what was typed when the server refuses the number', async () => {
  listing();
  answers('POST /variationOrders', () => refusal(422, { errors: { vo_no: ['VO No is already taken.'] } }));
  const { user } = open('/create');
  const dialog = await question('New variation order');

  await enter(user, 'Title', 'Extra piling');
  await enter(user, 'Amount', '10');
  await enter(user, 'VO No', 'VO-01');
  await user.click(dialog.getByRole('button', { name: /Create variation order/ }));

  expect(await dialog.findByText('VO No is already taken.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Extra piling');
});

test('changes a variation order of the version that was read, and leaves status and project alone', async () => {
  const variation = buildVariationOrder({ vo_no: 'VO-01', title: 'Extra piling', version: 3 });
  listing(variation);
  answers('GET /variationOrders/:uuid', { data: variation });
  const calls = answers('PUT /variationOrders/:uuid', { data: variation });
  const { user } = open(`/${variation.uuid}`);
  const dialog = await question('Draft');

  await enter(user, 'Title', 'Extra bored piling');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));

  expect(await screen.findByText('Variation order VO-01 updated.')).toBeVisible();
  expect(calls[0]!.headers.get('If-Match')).toBe('"3"');
  expect(calls[0]!.body).toMatchObject({ title: 'Extra bored piling', amount: '10000.00' });
  expect(Object.keys(calls[0]!.body as object)).toEqual(
    expect.not.arrayContaining(['status', 'project_uuid', 'version']),
  );
});

test('keeps what was typed beside what somebody else saved meanwhile', async () => {
  const variation = buildVariationOrder({ vo_no: 'VO-01', title: 'Extra piling' });
  const server = { variation };
  listing(variation);
  answers('GET /variationOrders/:uuid', () => ({ data: server.variation }));
  answers('PUT /variationOrders/:uuid', () => {
    server.variation = { ...variation, version: 2, amount: '99.00' };
    return refusal(409, { data: { err_msg: 'Changed by Lim at 10:00' } });
  });
  const { user } = open(`/${variation.uuid}`);
  const dialog = await question('Draft');

  await enter(user, 'Title', 'Bored piling');
  await user.click(dialog.getByRole('button', { name: /Save changes/ }));
  await user.click(await dialog.findByRole('button', { name: 'Load the latest values' }));

  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Bored piling');
  expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('99.00');
});

test('keeps of an approved one what counts', async () => {
  const variation = buildVariationOrder({ vo_no: 'VO-01', status: 'approved' });
  listing(variation);
  answers('GET /variationOrders/:uuid', { data: variation });
  open(`/${variation.uuid}`);

  await question('Approved');

  expect(screen.getByRole('textbox', { name: 'Amount' })).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Contractor' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeEnabled();
});

test('asks for the day of approval of an approved one before sending anything', async () => {
  const variation = buildVariationOrder({ vo_no: 'VO-01', status: 'approved', approved_date: '2026-06-01' });
  listing(variation);
  answers('GET /variationOrders/:uuid', { data: variation });
  const calls = answers('PUT /variationOrders/:uuid', { data: variation });
  const { user } = open(`/${variation.uuid}`);
  const dialog = await question('Approved');

  await user.clear(dialog.getByRole('textbox', { name: 'Approved Date' }));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));

  expect(await dialog.findByText('Approved Date is required.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('shows everything and changes nothing for who may only look', async () => {
  signedIn(holding('project.view'));
  const variation = buildVariationOrder({ vo_no: 'VO-01' });
  listing(variation);
  answers('GET /variationOrders/:uuid', { data: variation });
  open(`/${variation.uuid}`);

  await question('Draft');

  expect(screen.getByRole('textbox', { name: 'Title' })).toBeDisabled();
  for (const name of ['Save changes', 'Move to another project…', 'Actions of VO-01'])
    expect(screen.queryByRole('button', { name, hidden: true })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New variation order', hidden: true })).not.toBeInTheDocument();
});

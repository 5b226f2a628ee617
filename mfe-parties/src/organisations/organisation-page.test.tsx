import { LOGO_FIELD, ORGANISATION_TYPES, type Organisation } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildInvoice,
  buildOrganisation,
  holding,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
  userIsKnown,
} from '@siteledger/shared-lib/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

const { OWN_COMPANY } = ORGANISATION_TYPES;

function openOrganisation(given: Partial<Organisation> = {}, below = '') {
  const server = {
    organisation: buildOrganisation({ name: 'Siteledger Bina', type: OWN_COMPANY, version: 3, ...given }),
  };
  answers('GET /organisations/:uuid', () => ({ data: server.organisation }));
  return { server, ...renderPage(routes, { at: `/organisations/list/${server.organisation.uuid}${below}` }) };
}

const png = (bytes: BlobPart[] = ['picture']) => new File(bytes, 'logo.png', { type: 'image/png' });

// jsdom can neither read nor draw pictures.
const opensAs = (size: { width: number; height: number } | Error) => {
  window.URL.createObjectURL = () => 'blob:picture';
  window.URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    this.dispatchEvent(new Event(size instanceof Error ? 'error' : 'load'));
  });
  if (size instanceof Error) return;
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(size.width);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(size.height);
  window.createImageBitmap = () => Promise.resolve(size as unknown as ImageBitmap);
};

const choose = async (user: UserEvent, file: File) => {
  await screen.findByRole('button', { name: /picture/ });
  await user.upload(screen.getByLabelText('Logo file'), file);
};

const cropping = async () => within(await screen.findByRole('dialog', { name: 'Crop the logo' }));

const sentFile = async (body: unknown) => {
  const file = (body as FormData).get(LOGO_FIELD) as File;
  return { type: file.type, text: await new Response(file).text() };
};

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /organisations', listOf([]));
  answers('GET /invoices', listOf([buildInvoice({ invoice_no: 'INV-2026-0001' })], { totals: { balance: '5.00' } }));
  answers('GET /invoices/ageing', { data: [] });
});

test('saves the whole organisation with the version that was read', async () => {
  const { server, user } = openOrganisation({ bank_name: 'Maybank' });
  const calls = answers('PUT /organisations/:uuid', () => {
    server.organisation = { ...server.organisation, version: 4, tin: 'C123' };
    return { data: server.organisation };
  });

  await screen.findByRole('button', { name: 'Save changes' });
  await user.click(screen.getByRole('textbox', { name: 'TIN' }));
  await user.paste('C123');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  expect(await screen.findByText('Successfully update organisation.')).toBeVisible();
  expect(calls[0]!.headers.get('If-Match')).toBe('"3"');
  expect(calls[0]!.body).toMatchObject({ type: 3, bank_name: 'Maybank', tin: 'C123' });
  expect(calls[0]!.body).not.toHaveProperty('logo');
});

test('an own company shows the invoices that are issued in its name', async () => {
  const calls = answers('GET /invoices', listOf([buildInvoice({ invoice_no: 'INV-2026-0001' })], { totals: {} }));
  const { server, user } = openOrganisation();

  await user.click(await screen.findByRole('tab', { name: 'Invoices' }));

  expect(await screen.findByRole('link', { name: 'INV-2026-0001' })).toBeVisible();
  expect(calls.at(-1)!.query.get('contractor')).toBe(server.organisation.uuid);
  expect(screen.queryByRole('tab', { name: 'Expenses' })).not.toBeInTheDocument();
});

test('an own company has no projects of others: their address leads to its form', async () => {
  answers('GET /projects', listOf([]));
  openOrganisation({}, '/projects');

  expect(await screen.findByRole('tab', { name: 'Details', selected: true })).toBeVisible();
  expect(await screen.findByRole('form', { name: 'Organisation' })).toBeVisible();
});

test('uploads a picture as it is when nothing is cut off', async () => {
  opensAs({ width: 900, height: 500 });
  const { server, user } = openOrganisation();
  const calls = answers('POST /organisations/uploadLogo/:uuid', () => {
    server.organisation = { ...server.organisation, version: 4, logo: '/api/v2/logos/new.png' };
    return { data: server.organisation };
  });

  await choose(user, png());
  await user.click((await cropping()).getByRole('button', { name: 'Use as logo' }));

  expect(await screen.findByText('Logo updated.')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Logo of Siteledger Bina' })).toHaveAttribute(
    'src',
    '/api/v2/logos/new.png',
  );
  expect(calls[0]!.headers.get('If-Match')).toBe('"3"');
  expect(await sentFile(calls[0]!.body)).toEqual({ type: 'image/png', text: 'picture' });
});

test('takes a picture that is dropped', async () => {
  opensAs({ width: 900, height: 500 });
  openOrganisation();

  const place = await screen.findByRole('group', { name: 'Picture of the logo' });
  fireEvent.drop(place, { dataTransfer: { files: [png()] } });

  expect((await cropping()).getByRole('button', { name: 'Use as logo' })).toBeVisible();
});

test.each([
  [
    'a drawing with scripts',
    new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }),
    'Logo must be a PNG, JPEG or WebP image that is not animated.',
  ],
  ['a file of more than 2 MB', png([new Uint8Array(2 * 1024 * 1024 + 1)]), 'The logo must be at most 2 MB.'],
  ['a file that is no picture', png(['no picture']), 'Logo is not an image that can be read.'],
])('refuses %s in words', async (_what, file, message) => {
  opensAs(new Error('not a picture'));
  const { container } = openOrganisation();

  const place = await screen.findByRole('group', { name: 'Picture of the logo' });
  fireEvent.drop(place, { dataTransfer: { files: [file] } });

  expect(await screen.findByText(message)).toBeVisible();
  expect(within(container).queryByRole('dialog')).not.toBeInTheDocument();
});

test('refuses a picture of more than 4096 pixels in words, and never unfolds it', async () => {
  opensAs({ width: 5000, height: 10 });
  const unfold = jest.fn();
  window.createImageBitmap = unfold;
  const { user } = openOrganisation();

  await choose(user, png());

  expect(await screen.findByText('Logo must be at most 4096 × 4096 pixels.')).toBeVisible();
  expect(unfold).not.toHaveBeenCalled();
});

test("says in the server's words why it did not take a picture", async () => {
  opensAs({ width: 900, height: 500 });
  const { user } = openOrganisation();
  answers('POST /organisations/uploadLogo/:uuid', () =>
    refusal(422, { errors: { file: ['Logo is not an image that can be read.'] } }),
  );

  await choose(user, png());
  await user.click((await cropping()).getByRole('button', { name: 'Use as logo' }));

  expect(await screen.findByText('Logo is not an image that can be read.')).toBeVisible();
});

test('removes the logo after a question that names it', async () => {
  const { server, user } = openOrganisation({ logo: '/api/v2/logos/old.png' });
  answers('DELETE /organisations/logo/:uuid', () => {
    server.organisation = { ...server.organisation, version: 4, logo: null };
    return { data: server.organisation };
  });

  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Remove the logo of "Siteledger Bina"?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('Logo removed.')).toBeVisible();
  expect(await screen.findByText('No logo')).toBeVisible();
});

test('a logo waits while the form has unsaved changes', async () => {
  const { user } = openOrganisation();

  await screen.findByRole('button', { name: 'Save changes' });
  await user.click(screen.getByRole('textbox', { name: 'TIN' }));
  await user.paste('C123');

  expect(screen.getByRole('button', { name: 'Choose picture' })).toBeDisabled();
  expect(screen.getByText('Save or discard your changes first.')).toBeVisible();
});

test('a user without edit permission sees the logo but cannot change it', async () => {
  signedIn(holding('contractor.view'));
  const { store } = openOrganisation({ logo: '/api/v2/logos/old.png' });
  await userIsKnown(store);

  expect(await screen.findByRole('img', { name: 'Logo of Siteledger Bina' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Picture of the logo' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});

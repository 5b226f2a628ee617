const list = ({ word, title }) => `import {
  answers,
  buildClient,
  holding,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
  userIsKnown,
} from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../remote';

const openList = () => renderPage(routes, { at: '/${word}' });

beforeAll(() => loadScreens(routes));

beforeEach(() => void signedIn());

test('lists the clients by name', async () => {
  const calls = answers('GET /clients', listOf([buildClient({ name: 'Seri Maju' })]));

  openList();

  expect(await screen.findByText('Seri Maju')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({ sort: 'name', order: 'asc' });
});

test('offers nothing to create to who may only look', async () => {
  signedIn(holding('client.view'));
  answers('GET /clients', listOf([buildClient({ name: 'Seri Maju' })]));

  const { store } = openList();

  await screen.findByText('Seri Maju');
  await userIsKnown(store);
  expect(screen.queryByRole('link', { name: 'New client' })).not.toBeInTheDocument();
});

test('a list that could not be loaded can be tried again', async () => {
  let isUp = false;
  answers('GET /clients', () => (isUp ? listOf([buildClient({ name: 'Seri Maju' })]) : refusal(503)));
  const { user } = openList();

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isUp = true;
  await user.click(retry);

  expect(await screen.findByText('Seri Maju')).toBeVisible();
});
`;

const form = ({ word }) => `import {
  answers,
  buildClient,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

const openForm = () => renderPage(routes, { at: '/${word}/create' });

const enterName = async (user: UserEvent, name: string) => {
  await user.click(await screen.findByRole('textbox', { name: 'Name' }));
  await user.paste(name);
};

const create = (user: UserEvent) => user.click(screen.getByRole('button', { name: /Create client/ }));

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /clients', listOf([]));
});

test('creates a client and goes back to the list', async () => {
  const calls = answers('POST /clients', { data: buildClient({ name: 'Seri Maju' }) });
  const { router, user } = openForm();

  await enterName(user, 'Seri Maju');
  await create(user);

  expect(await screen.findByText('Successfully created client.')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/${word}'));
  expect(calls[0]!.body).toMatchObject({ name: 'Seri Maju', person_in_charge: null });
});

test('asks for a name before anything is sent', async () => {
  const { user } = openForm();

  await screen.findByRole('textbox', { name: 'Name' });
  await create(user);

  expect(await screen.findByText('Name is required.')).toBeVisible();
});

test("keeps what was typed and puts the server's message beside the field", async () => {
  answers('POST /clients', () => refusal(422, { errors: { name: ['Name is not known.'] } }));
  const { user } = openForm();

  await enterName(user, 'Seri Maju');
  await create(user);

  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Name is not known.'),
  );
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Seri Maju');
});
`;

/** The tests of a new remote's screens, by their paths. */
export const testsOf = (names) => ({
  [`src/${names.word}-list/${names.word}-list-page.test.tsx`]: list(names),
  [`src/${names.word}-form/${names.word}-form-page.test.tsx`]: form(names),
});

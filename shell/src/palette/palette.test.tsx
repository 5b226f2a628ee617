import type { RemoteCommand } from '@siteledger/platform/contract';
import { ListingContext } from '@siteledger/platform/runtime';
import { buildListedRemote, buildListing, buildNavEntry, buildPausedRemote } from '@siteledger/platform/testing';
import { answers, holding, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Frame } from '../chrome/frame';

const PROJECT = '00000000-0000-4000-8000-0000000000a1';
const OTHER = '00000000-0000-4000-8000-0000000000a2';

const command = (given: Partial<RemoteCommand>): RemoteCommand => ({
  section: 'New',
  order: 10,
  title: 'New bill',
  path: '/projects/new-bill',
  permission: 'project.expense',
  ...given,
});

const commands = [
  command({ order: 20, title: 'New certificate', path: '/projects/:uuid/invoices/create', asks: 'project' }),
  command({}),
  command({ order: 30, title: 'New user', path: '/users/list/create', permission: 'member' }),
  command({ section: 'Search', title: 'All expenses', path: '/reports/expenses', takesSearch: true }),
];

const nav = [buildNavEntry('/projects/list', { title: 'Projects', key: 'p' })];
const remote = buildListedRemote({ nav });
const listing = {
  ...buildListing({ ...remote, descriptor: { ...remote.descriptor, commands } }),
  paused: [buildPausedRemote({ message: 'Back at two.', commands: [command({ title: 'New report', path: '/r' })] })],
};

const found = (title: string, given: object = {}) => ({
  ...{ kind: 'invoice', uuid: OTHER, title, subtitle: 'Certificate 3', project: { uuid: PROJECT, name: 'Tower' } },
  ...{ amount: '133931.00', status: 'partial', route: `/projects/${PROJECT}/invoices/${OTHER}` },
  ...given,
});

const project = (uuid: string, title: string) =>
  found(title, { kind: 'project', uuid, project: null, amount: null, status: 'On Going', route: `/projects/${uuid}` });

async function openPalette(at = '/projects/list', keys = '{Control>}k{/Control}') {
  const page = renderPage(
    [
      {
        element: (
          <ListingContext value={listing}>
            <Frame />
          </ListingContext>
        ),
        children: [{ path: '*', element: <h1>Some screen</h1> }],
      },
    ],
    { at },
  );
  await screen.findByRole('heading', { name: 'Some screen' });
  await page.user.keyboard(keys);
  await screen.findByRole('dialog');
  return page;
}

const lines = () => screen.queryAllByRole('option').map((line) => line.textContent);
const box = () => screen.getByRole('combobox');

beforeEach(() => {
  window.siteledger = { overrides: {}, askedOverrides: {} } as unknown as Window['siteledger'];
  signedIn(holding('project.view', 'project.expense', 'project.invoice'));
  answers('GET /known_records', { data: [] });
  answers('PUT /known_records', { data: project(PROJECT, 'Tower') });
  answers('GET /search', { data: [] });
});

test('opens with what can be created and what was opened last, as far as the user may', async () => {
  answers('GET /known_records', {
    data: [
      { ...project(PROJECT, 'Tower'), is_favourite: true },
      { ...found('INV-1'), is_favourite: false },
    ],
  });
  const { user } = await openPalette();

  expect(box()).toHaveFocus();
  await waitFor(() =>
    expect(lines()).toEqual([
      expect.stringMatching(/Tower/),
      expect.stringMatching(/^INV-1/),
      'New bill',
      'New certificate',
    ]),
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('finds a record as one types, and Enter waits for its answer', async () => {
  let answer: (value: Response) => void = () => undefined;
  const calls = answers('GET /search', () => new Promise<Response>((resolve) => (answer = resolve)));
  const { user, router } = await openPalette();

  await user.keyboard('127{Enter}');
  await waitFor(() => expect(calls.at(-1)?.query.get('q')).toBe('127'));
  expect(screen.getByRole('dialog')).toBeVisible();
  answer(Response.json({ data: [found('INV-2026-0127')] }));

  await waitFor(() => expect(router.state.location.pathname).toBe(`/projects/${PROJECT}/invoices/${OTHER}`));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('marks lines by the arrows, tells groups apart, and offers to search lists for what is no name', async () => {
  answers('GET /search', { data: [project(PROJECT, 'Tower'), found('INV-7')] });
  const { user, router } = await openPalette();

  await user.keyboard('to');
  expect(await screen.findByRole('option', { name: /INV-7/ })).toHaveTextContent('RM 133,931.00');
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-label')),
  ).toEqual(['Projects', 'Invoices', 'In lists']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const marked = screen.getByRole('option', { selected: true });
  expect(marked).toHaveTextContent('Search all expenses for “to”');
  expect(box()).toHaveAttribute('aria-activedescendant', marked.id);
  await user.keyboard('{Enter}');

  expect(router.state.location).toMatchObject({ pathname: '/reports/expenses', search: '?search=to' });
});

test('a command asks for the project that it needs', async () => {
  const calls = answers('GET /search', { data: [project(PROJECT, 'Tower')] });
  const { user, router } = await openPalette('/projects/list', 'n');

  await user.keyboard('cert{Enter}');
  expect(await screen.findByRole('dialog', { name: 'New certificate: choose a project' })).toBeVisible();
  await user.keyboard('tow{Enter}');

  await waitFor(() => expect(router.state.location.pathname).toBe(`/projects/${PROJECT}/invoices/create`));
  expect(calls.at(-1)?.query.getAll('kinds')).toEqual(['project']);
});

test('takes the project that is open, and asks about its certificates', async () => {
  const calls = answers('GET /search', { data: [] });
  const { user, router } = await openPalette(`/projects/${PROJECT}/invoices`);

  await user.keyboard('3');
  await waitFor(() => expect(calls.at(-1)?.query.get('project')).toBe(PROJECT));
  await user.clear(box());
  await user.keyboard('> new cert{Enter}');

  expect(router.state.location.pathname).toBe(`/projects/${PROJECT}/invoices/create`);
});

test('tells why what a remote offers is switched off, and does not open it', async () => {
  const { user, router } = await openPalette();

  await user.keyboard('> new rep');
  const line = await screen.findByRole('option', { name: /New report/ });
  expect(line).toHaveTextContent('Back at two.');
  expect(line).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/list'));
});

test('says that nothing was found, and that the search failed', async () => {
  const { user } = await openPalette();
  await user.keyboard('> zz');
  expect(await screen.findByText('Nothing found.')).toBeVisible();

  answers('GET /search', () => refusal(503, { message: 'The database is away.' }));
  await user.clear(box());
  await user.keyboard('zz');
  expect(await screen.findByText('The search did not answer. Keep typing to try again.')).toBeVisible();
});

test('Alt+S makes the marked record a favourite', async () => {
  answers('GET /search', { data: [project(PROJECT, 'Tower')] });
  const notes = answers('PUT /known_records', { data: project(PROJECT, 'Tower') });
  const { user } = await openPalette();

  await user.keyboard('tow');
  await screen.findByRole('option', { name: /Tower/ });
  await user.keyboard('{Alt>}s{/Alt}');

  await waitFor(() => expect(notes[0]?.body).toEqual({ kind: 'project', uuid: PROJECT, is_favourite: true }));
});

test('Alt+S takes a favourite back also where it was found', async () => {
  answers('GET /known_records', { data: [{ ...project(PROJECT, 'Tower'), is_favourite: true }] });
  answers('GET /search', { data: [project(PROJECT, 'Tower')] });
  const notes = answers('PUT /known_records', { data: project(PROJECT, 'Tower') });
  const { user } = await openPalette();

  await user.keyboard('tow');
  await screen.findByRole('option', { name: /★ Tower/ });
  await screen.findByRole('group', { name: 'Projects' });
  await user.keyboard('{Alt>}s{/Alt}');

  await waitFor(() => expect(notes[0]?.body).toEqual({ kind: 'project', uuid: PROJECT, is_favourite: false }));
});

test('notes the records that are opened', async () => {
  const notes = answers('PUT /known_records', { data: project(PROJECT, 'Tower') });
  await openPalette(`/projects/${PROJECT}`);

  await waitFor(() => expect(notes[0]?.body).toEqual({ kind: 'project', uuid: PROJECT }), { timeout: 3000 });
});

test('lists the shortcuts, and single keys can be turned off', async () => {
  const { user, router } = await openPalette('/clients/list', '?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));

  expect(help.getByText('Go to Projects')).toBeVisible();
  await user.click(help.getByRole('checkbox', { name: /^Single keys/ }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('n');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  localStorage.removeItem('siteledger.single_keys');
  await user.keyboard('gp');
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/list'));
});

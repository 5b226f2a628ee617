import { ListingContext } from '@siteledger/platform/runtime';
import { buildListedRemote, buildListing } from '@siteledger/platform/testing';
import { renderPage, watchDepartures } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { OverrideQuestion } from './override-question';

const origin = 'http://127.0.0.1:4321';
const listing = buildListing(buildListedRemote({ routes: [], nav: [] }));
const { name } = listing.remotes[0]!;

const ask = (askedOverrides: Record<string, string>, environment = 'staging') => {
  window.siteledger = { overrides: {}, askedOverrides } as unknown as Window['siteledger'];
  const element = (
    <ListingContext value={{ ...listing, environment }}>
      <h1>Some screen</h1>
      <OverrideQuestion />
    </ListingContext>
  );
  return renderPage([{ path: '*', element }], { at: '/invoices' });
};

const agreed = () => sessionStorage.getItem('siteledger.remote_overrides');

test('names the remote and the whole address before anything runs, with the focus on Cancel', async () => {
  ask({ [name]: origin });

  expect(await screen.findByRole('dialog', { name: 'Run code from this machine?' })).toHaveTextContent(
    `${name} from the build at ${origin}`,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  expect(agreed()).toBeNull();
});

test('runs it in this tab once the user agrees', async () => {
  const { goTo } = watchDepartures();
  const { user } = ask({ [name]: origin });

  await user.click(await screen.findByRole('button', { name: 'Run it' }));

  expect(JSON.parse(agreed() ?? '')).toEqual({ [name]: origin });
  expect(goTo).toHaveBeenCalledTimes(1);
});

test('does not ask again in this tab after Cancel, but asks for another address', async () => {
  const { user, unmount } = ask({ [name]: origin });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  unmount();

  const again = ask({ [name]: origin });
  expect(await screen.findByRole('heading', { name: 'Some screen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Run it' })).not.toBeInTheDocument();
  again.unmount();
  ask({ [name]: 'http://127.0.0.1:4322' });

  expect(await screen.findByRole('button', { name: 'Run it' })).toBeVisible();
  expect(agreed()).toBeNull();
});

test('asks also for a remote that nobody has published yet', async () => {
  ask({ 'mfe-new': origin });

  expect(await screen.findByRole('dialog')).toHaveTextContent(`mfe-new from the build at ${origin}`);
});

test('asks nothing in production', async () => {
  ask({ [name]: origin }, 'production');

  expect(await screen.findByRole('heading', { name: 'Some screen' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

import { keepDrafts } from '@siteledger/shared-lib/session';
import { answers, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../../remote';
import { buildImpact, buildMatrix, buildRemoteRow } from '../testing/remote-builders';

const reason = () => screen.getByRole('textbox', { name: 'Reason' });

async function openChange(user: UserEvent, environment: string) {
  await user.click(await screen.findByRole('button', { name: `Change Clients in ${environment}` }));
  await screen.findByRole('dialog');
}

async function close(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const leave = screen.queryByRole('button', { name: 'Leave' });
  if (leave) await user.click(leave);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /remotes/environments', { data: buildMatrix(buildRemoteRow()) });
  answers('GET /roles', { data: [] });
  answers('POST /remotes/mfe-parties/environments/:environment/impact', { data: buildImpact() });
});

test('a draft returns to its own dialog only', async () => {
  const { user } = renderPage(routes, { at: '/remotes' });
  await openChange(user, 'development');
  await user.click(reason());
  await user.paste('Month end');

  act(() => keepDrafts());
  await close(user);
  await openChange(user, 'production');
  expect(reason()).toHaveValue('');
  await close(user);
  await openChange(user, 'development');

  await waitFor(() => expect(reason()).toHaveValue('Month end'));
});

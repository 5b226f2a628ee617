import type { RemoteMatrixRow, RemoteSetting } from '@siteledger/platform/contract';
import { answers, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../../remote';
import { buildImpact, buildMatrix, buildReleaseSummary, buildRemoteRow, buildSetting } from './remote-builders';

export const PLACE = '/remotes/mfe-parties/environments/development';

const revoked = { reason: 'Leaks', by: 'Lim Wei Jie', at: '2026-07-03T10:00:00.000Z' };

/** A revoked release, an incompatible one, and two that can run; newest first. */
export const releases = [
  buildReleaseSummary({ version: '1.3.0', revoked }),
  buildReleaseSummary({ version: '1.2.0', incompatibilities: ['It needs shell ^2.0.0.'] }),
  buildReleaseSummary({ version: '1.1.0' }),
  buildReleaseSummary({ version: '1.0.0' }),
];

/** Opens the dialog of a remote in development, whose stored setting the test may change meanwhile. */
export async function openChange(setting: Partial<RemoteSetting> | null = {}, row: Partial<RemoteMatrixRow> = {}) {
  const server = { setting: setting ? buildSetting(setting) : undefined };
  answers('GET /remotes/environments', () => ({
    data: buildMatrix(buildRemoteRow({ releases, settings: { development: server.setting }, ...row })),
  }));
  const page = renderPage(routes, { at: '/remotes' });
  await page.user.click(await screen.findByRole('button', { name: /^Change .+ in development$/ }));
  await screen.findByRole('dialog');
  return { server, ...page };
}

export const button = (name: RegExp) => screen.getByRole('button', { name });

export const enter = async (user: UserEvent, name: string, text: string) => {
  await user.click(screen.getByRole('textbox', { name }));
  await user.paste(text);
};

export const ready = (name: RegExp) => waitFor(() => expect(button(name)).toBeEnabled());

/** Setup for tests: signs in a user and mocks an impact without losses. */
export function beforeChanges() {
  beforeAll(() => loadScreens(routes));
  beforeEach(() => {
    signedIn();
    answers('GET /roles', { data: [{ id: 4, name: 'Project Manager' }] });
    answers(`POST ${PLACE}/impact`, { data: buildImpact() });
  });
}

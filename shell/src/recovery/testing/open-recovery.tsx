import type { RegistryState, ReleaseSummary, RemoteMatrixRow, RemoteSetting } from '@siteledger/platform/contract';
import { ListingContext } from '@siteledger/platform/runtime';
import { buildListing } from '@siteledger/platform/testing';
import { answers, holding, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { RecoveryPage } from '../recovery-page';

/** The remote's path in the tests of Recovery. */
export const PLACE = '/remotes/mfe-cranes/environments/production';

/** A release with the fields that Recovery reads. */
export const summary = (version: string, given: Partial<ReleaseSummary> = {}) => ({
  version,
  revoked: null,
  incompatibilities: [],
  ...given,
});

/** Cranes run 1.1.0 in production. */
export const setting = (given: Partial<RemoteSetting> = {}): RemoteSetting => ({
  revision: 7,
  environment: 'production',
  remote: 'mfe-cranes',
  enabled: true,
  disable_mode: 'drain',
  release: '1.1.0',
  rollout: null,
  message: null,
  until: null,
  places: [],
  reason: 'New tables',
  halted: null,
  changed_by: 'Siti Aminah',
  changed_at: '2026-07-01T10:00:00.000Z',
  ...given,
});

type Server = { setting: RemoteSetting | undefined; row?: Partial<RemoteMatrixRow>; state?: RegistryState };

/** Answers each call with the present state, which the test may change in between. */
export function registry(server: Server) {
  answers('GET /remotes/environments', () => ({
    data: {
      environment: 'production',
      registry: server.state ?? { kind: 'embedded' },
      remotes: [
        {
          name: 'mfe-cranes',
          title: 'Cranes',
          titles: ['Crane list', 'Crane hire'],
          releases: [summary('1.1.0'), summary('1.0.0')],
          settings: { production: server.setting },
          requests: [],
          ...server.row,
        },
      ],
    },
  }));
  return server;
}

/** Opens Recovery and returns its card. */
export async function openRecovery(listing = buildListing()) {
  signedIn(holding('remote.manage'));
  const page = renderPage(
    <ListingContext value={listing}>
      <RecoveryPage />
    </ListingContext>,
  );
  return { ...page, card: await screen.findByRole('listitem') };
}

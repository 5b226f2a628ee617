import { createHash } from 'node:crypto';
import { type EnvironmentName, type HostFacts } from '@siteledger/platform/contract';
import { FOLLOWERS } from '../protocol';
import { findLatestRevision } from '../../store/settings.queries';
import { type Visitor } from '../../releases/release-for-user';
import { type Db } from '../../store/tables';
import { type Link } from './link';

/** An account that can sign in, with the digest of its e-mail address. */
export type Account = Visitor & { mailDigest: string };

export type HeartbeatParts = {
  db: Db;
  link: Link;
  environment: EnvironmentName;
  /** This server's name and host facts; absent for an operator's command. */
  server?: { name: string; hostFacts: () => Promise<HostFacts> };
  selectAccounts: (db: Db) => Promise<Account[]>;
};

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/**
 * Reports to the central registry that this server is running and its revision, its host facts once, and the accounts
 * that can sign in whenever they change.
 */
export class Heartbeat {
  private areHostFactsKnown = false;
  private knownAccounts = '';

  constructor(private readonly parts: HeartbeatParts) {}

  async beat() {
    const { db, link, environment, server, selectAccounts } = this.parts;
    const accounts = await selectAccounts(db);
    const accountsHash = hashOf(accounts);
    const { status, body } = await link.call({
      method: 'POST',
      path: `${FOLLOWERS}/heartbeats`,
      body: {
        server: server?.name,
        revision: await findLatestRevision(db, environment),
        ...(!this.areHostFactsKnown && server && { served: await server.hostFacts() }),
        ...(accountsHash !== this.knownAccounts && { visitors: accounts }),
      },
    });
    if (status !== 200) return;
    this.areHostFactsKnown = (body as { data?: { wants_served?: boolean } }).data?.wants_served === false;
    // A registry that was set up again has neither host facts nor accounts.
    this.knownAccounts = this.areHostFactsKnown ? accountsHash : '';
  }
}

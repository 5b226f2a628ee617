import fc from 'fast-check';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Client } from '../testing/apps/client';
import { publisherBy } from '../testing/remotes/publisher';
import { tellGate } from '../testing/tell-gate';
import { emptyTables } from '../testing/databases/test-database';
import { withApp } from '../testing/apps/with-app';

const isFull = process.env.PROVE === '1';
const SHORT_SEED = 20261123;
const seed = Number(process.env.SEED_OF_GATES ?? (isFull ? Date.now() % 2 ** 31 : SHORT_SEED));
const [STORIES, STEPS] = isFull ? [30, 40] : [6, 30];

const TIMEOUT_MS = isFull ? 900_000 : 120_000;

const server = withApp({ stableAfter: { loads: 1, users: 1 } });

const REMOTE = 'mfe-cranes';
const PLACE = `/remotes/${REMOTE}/environments/development`;
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'];

type Step = { act: 'select' | 'roll out' | 'withdraw' | 'roll back' | 'load' | 'call good' | 'revoke'; which: number };

// Mostly steps that make releases stable or leave them; revoked releases are not used again.
const OFTEN: readonly Step['act'][] = [
  ...(['select', 'select', 'select', 'roll out', 'roll out', 'withdraw', 'roll back', 'roll back'] as const),
  ...(['load', 'load', 'load', 'load', 'load', 'call good', 'call good', 'revoke'] as const),
];

const steps = fc.array(
  fc.record<Step>({
    act: fc.constantFrom(...OFTEN),
    which: fc.nat(VERSIONS.length - 1),
  }),
  { minLength: STEPS, maxLength: STEPS },
);

type Present = { revision: number; release: string; rollout: { release: string } | null };

const releasesOf = ({ release, rollout }: Present) => [release, ...(rollout ? [rollout.release] : [])];

/** The expected state after a story, computed from the rules and not by the registry's queries. */
class Books {
  readonly good = new Set<string>();
  readonly left = new Set<string>();
  readonly revoked = new Set<string>();
  readonly order: string[] = [];
  private present: readonly string[] = [];

  /** Users get these releases from now on; the first is for everybody outside a rollout. */
  change(next: readonly string[]) {
    for (const version of next) {
      if (!this.order.includes(version)) this.order.push(version);
      this.left.delete(version);
    }
    const isBack = (version: string) => this.order.indexOf(next[0]!) < this.order.indexOf(version);
    for (const version of this.present.filter((one) => !next.includes(one) && isBack(one))) {
      this.left.add(version);
      this.good.delete(version);
    }
    this.present = next;
  }

  see(version: string) {
    const mayBe = this.order.includes(version) && !this.left.has(version) && !this.revoked.has(version);
    if (mayBe) this.good.add(version);
  }

  standsInFor(version: string) {
    const before = this.order.slice(0, this.order.indexOf(version));
    return before.reverse().find((one) => this.good.has(one) && !this.revoked.has(one));
  }
}

// Loads must come after the changes, whose time the database sets.
const AFTER_CHANGES = '2100-01-01';

async function start() {
  server.setTime('2026-07-01');
  const superAdmin = await server.as('SUPER_ADMIN');
  const team = await publisherBy(server.app, superAdmin, { remotes: [REMOTE] });
  for (const version of VERSIONS)
    await team.post(`/remotes/${REMOTE}/releases`, publicationOf(buildRelease(REMOTE, { version })));
  server.setTime(AFTER_CHANGES);
  return server.as('ADMIN');
}

/** Reports a complete load of a release: of the current one, or of one still open in a tab. */
async function load(admin: Client, books: Books, version: string) {
  const seen = { remote: REMOTE, version, kind: 'load', screen: `${REMOTE}:/cranes` };
  await admin.post('/remotes/events', { events: [seen] });
  books.see(version);
}

async function happen(admin: Client, books: Books, { act, which }: Step) {
  const version = VERSIONS[which]!;
  const history: Present[] = (await admin.get(`${PLACE}/history`)).body.data;
  const [present] = history;
  const match: Record<string, string> = present ? { 'if-match': String(present.revision) } : {};
  const put = (release: string, rollout: object | null) =>
    admin.put(PLACE, { enabled: true, release, rollout, reason: 'Story' }, match);
  const take = async (change: ReturnType<typeof put>) => {
    const { status, body } = await change;
    if (status === 200) books.change(releasesOf(body.data as Present));
  };
  if (!present) return take(put(version, null));
  const { release } = present;
  const back = { revision: history[which % history.length]!.revision, reason: 'Story' };
  const acts: Record<Step['act'], () => Promise<void>> = {
    select: () => take(put(version, null)),
    'roll out': () => take(put(release, { release: version, percent: 50, roles: [] })),
    withdraw: () => take(put(release, null)),
    'roll back': () => take(admin.post(`${PLACE}/rollback`, back, match)),
    load: () => load(admin, books, [...releasesOf(present), version].at(which % 3) ?? release),
    'call good': async () => {
      await admin.post(`${PLACE}/releases/${version}/good`, { reason: 'Story' });
      books.see(version);
    },
    revoke: async () => {
      const { status } = await admin.post(`/remotes/${REMOTE}/releases/${version}/revocation`, { reason: 'Story' });
      if (status === 200) books.revoked.add(version);
    },
  };
  return acts[act]();
}

test(
  'whatever is selected, rolled out, rolled back, revoked and seen: the last good release stands in',
  async () => {
    const wrong: string[] = [];
    let tried = 0;
    for (const story of fc.sample(steps, { seed, numRuns: STORIES })) {
      await emptyTables(server.db);
      const admin = await start();
      const books = new Books();
      for (const [index, step] of story.entries()) {
        await happen(admin, books, step);
        const [listed] = (await server.anonymous.get('/remotes')).body.data.remotes;
        const expected = books.standsInFor(listed.version);
        tried += 1;
        if (listed.fallback?.version !== expected)
          wrong.push(
            `${JSON.stringify(story.slice(0, index + 1))}: ${listed.fallback?.version} instead of ${expected} for ${listed.version}`,
          );
      }
    }

    tellGate('last good', { passed: tried - wrong.length, tried, of: 'listings', seed });
    expect(wrong).toEqual([]);
  },
  TIMEOUT_MS,
);

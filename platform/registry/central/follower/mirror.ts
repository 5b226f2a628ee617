import { type EnvironmentName, packedReleaseSchema } from '@siteledger/platform/contract';
import {
  type EnvironmentRecord,
  FOLLOWERS,
  type JournalEntry,
  journalSchema,
  type PackedRelease,
  type ReleaseFacts,
  stateSchema,
} from '../protocol';
import { findRelease } from '../../store/releases.queries';
import { storeCopy } from '../store-copy';
import { isEmptyEnvironment } from '../../store/requests.queries';
import { type Db } from '../../store/tables';
import { findFollowing, recordReached } from './following.queries';
import { sendOwnHistory } from './introduce-self';
import { type Link, UnusableAnswer } from './link';
import { type InstallationProduct, applyCentralState } from './apply-central-state';

export type MirrorParts = {
  db: Db;
  link: Link;
  environment: EnvironmentName;
  product: InstallationProduct;
  clock: () => Date;
};

/**
 * Fetches the central registry's state once and applies what is new: first the releases with their files, checked
 * against their hashes, then the state. An invalid answer leaves the last state as it is.
 */
export async function mirrorOnce({ db, link, environment, product, clock }: MirrorParts) {
  const { tag: known } = await findFollowing(db, link.url);
  const fetched = await fetchState(link, known);
  if (fetched) await takeOverFrom(fetched, { db, link, environment, product });
  await recordReached(db, link.url, clock());
}

type Fetched = { state: EnvironmentRecord; tag: string };

async function takeOverFrom(fetched: Fetched, { db, link, environment, product }: Omit<MirrorParts, 'clock'>) {
  requireEnvironment(fetched.state, environment);
  const { state, tag } = (await isNewThere(db, environment, fetched.state))
    ? await introduced({ db, link, environment })
    : fetched;
  requireSense(state, environment);
  await requireSomething(db, environment, state);
  for (const facts of state.releases) await fetchRelease({ db, link, product }, facts);
  const journal = await fetchJournal(link, (await findFollowing(db, link.url)).journal ?? state.journal);
  await applyCentralState(db, product, { url: link.url, tag, state, journal });
}

// A registry that was set up again gets the lost history back from here.
const isNewThere = async (db: Db, environment: EnvironmentName, { settings }: EnvironmentRecord) =>
  settings.length === 0 && !(await isEmptyEnvironment(db, environment));

async function introduced({ db, link, environment }: Pick<MirrorParts, 'db' | 'link' | 'environment'>) {
  await sendOwnHistory(db, link, environment);
  const fetched = await fetchState(link, null);
  if (!fetched) throw new UnusableAnswer('it does not know what it was just told', 'unknown');
  return fetched;
}

async function fetchState(link: Link, tag: string | null) {
  const headers: Record<string, string> = tag ? { 'if-none-match': tag } : {};
  const answer = await link.call({ method: 'GET', path: `${FOLLOWERS}/state`, headers });
  if (answer.status === 304 && tag) return undefined;
  const state = dataOf<EnvironmentRecord>(answer, stateSchema);
  return { state, tag: answer.headers.get('etag') ?? '' };
}

/** Fetches all journal entries missing from the audit trail; the registry sends them in pieces. */
async function fetchJournal(link: Link, after: number): Promise<JournalEntry[]> {
  const entries = dataOf<JournalEntry[]>(
    await link.call({ method: 'GET', path: `${FOLLOWERS}/journal/${after}` }),
    journalSchema,
  );
  const last = entries.at(-1);
  if (!last) return [];
  // Otherwise the same piece would be requested forever.
  if (last.id <= after)
    throw new UnusableAnswer('what it answers cannot be used: its journal does not go on', 'not done');
  return [...entries, ...(await fetchJournal(link, last.id))];
}

async function fetchRelease({ db, link, product }: Pick<MirrorParts, 'db' | 'link' | 'product'>, facts: ReleaseFacts) {
  const { name, version, digest } = facts;
  const known = await findRelease(db, name, version);
  if (known?.digest === digest) return;
  const path = `${FOLLOWERS}/releases/${encodeURIComponent(name)}/${encodeURIComponent(version)}`;
  const packed = dataOf<PackedRelease>(await link.call({ method: 'GET', path }), packedReleaseSchema);
  const problem = await product.transaction(db, (trx) => storeCopy(trx, { facts, packed }));
  if (problem) throw new UnusableAnswer(problem, 'not done');
}

type Checked = { validateSync: (value: unknown, options: { strict: true }) => unknown };

function dataOf<Data>({ status, body }: { status: number; body: unknown }, schema: Checked): Data {
  if (status === 401)
    throw new UnusableAnswer('it does not know this installation’s token, or it was revoked', 'token refused');
  const data = (body as { data?: unknown } | null)?.data;
  if (status !== 200) throw new UnusableAnswer(`it answers ${status}`, 'not done');
  try {
    schema.validateSync(data, { strict: true });
  } catch (error) {
    throw new UnusableAnswer(`what it answers cannot be used: ${(error as Error).message}`, 'not done');
  }
  return data as Data;
}

// Rejects an empty state when this environment has revisions: the registry must have lost them.
async function requireSomething(db: Db, environment: EnvironmentName, { settings }: EnvironmentRecord) {
  if (settings.length === 0 && !(await isEmptyEnvironment(db, environment)))
    throw new UnusableAnswer('it knows of nothing that was ever set here', 'not done');
}

function requireEnvironment({ environment: there }: EnvironmentRecord, environment: EnvironmentName) {
  if (there !== environment)
    throw new UnusableAnswer(`its token is for ${there}, and this is ${environment}`, 'not done');
}

// Checks what the tables' constraints would reject, before anything is fetched.
function requireSense({ settings, releases }: EnvironmentRecord, environment: EnvironmentName) {
  const known = new Set(releases.map(({ name, version }) => `${name} ${version}`));
  const isUnknown = (remote: string, version: string | null | undefined) =>
    typeof version === 'string' && !known.has(`${remote} ${version}`);
  const wrong = settings.find(
    ({ environment: own, remote, release, rollout, halted }) =>
      own !== environment || [release, rollout?.release, halted].some((version) => isUnknown(remote, version)),
  );
  if (wrong)
    throw new UnusableAnswer(`what it answers cannot be used: revision ${wrong.revision} makes no sense`, 'not done');
}

import { type Db } from '../db/database';
import { type Faults } from '../db/audit/faults';
import { auditLink, firstHeadAfter, hasSignedHeads, linksAt, newestHead } from '../db/audit/heads';
import { type HeadLine, readHeads } from './head-files';
import { type AuditKeys, signatureFault, type SignedHead } from './signed-head';

/**
 * The result of a comparison: the number of heads compared, the newest of them, and the number beyond the end of a
 * restored chain.
 */
export type Comparison = { compared: number; last: SignedHead | undefined; past: number };

type Options = {
  files: readonly string[];
  /** Whether heads should exist, even if no file is found. */
  isExpected: boolean;
  keys: AuditKeys;
  /** The database was restored from a dump: heads published after that dump are not missing. */
  isRestored: boolean;
};

const AT_ONCE = 500;
const LEAVES_WITHIN_MS = 5 * 60_000;

/**
 * Compares the chain with every published head. Reports heads that do not match and heads that should have been
 * published.
 */
export async function compareHeads(
  db: Db,
  { files, isExpected, keys, isRestored }: Options,
  faults: Faults,
): Promise<Comparison> {
  const end = (await auditLink(db))?.position ?? 0;
  const outcome: Comparison = { compared: 0, last: undefined, past: 0 };
  for (const file of files)
    for await (const lines of batched(readHeads(file), AT_ONCE)) {
      const links = await linksAt(
        db,
        lines.flatMap(({ head }) => head?.position ?? []),
      );
      for (const line of lines) compareLine(line, links, { end, keys, isRestored }, outcome, faults);
    }
  if (isExpected && !isRestored) await reportUnpublished(db, outcome.last?.position ?? 0, faults);
  return outcome;
}

/**
 * Reports a newest head in the database that none of our servers signed; before the first signature, heads may be
 * unsigned.
 */
export async function verifyNewestHead(db: Db, keys: AuditKeys, faults: Faults) {
  const newest = await newestHead(db);
  if (!newest || !(await hasSignedHeads(db))) return;
  const fault = signatureFault(keys, newest);
  if (fault) faults.add(`The newest head in the database (link ${newest.position}) ${fault}.`);
}

type Measure = { end: number; keys: AuditKeys; isRestored: boolean };

function compareLine(
  { file, line, head }: HeadLine,
  links: ReadonlyMap<number, string>,
  measure: Measure,
  outcome: Comparison,
  faults: Faults,
) {
  const fault = head ? headFault(head, links, measure) : 'cannot be read as a head';
  if (fault) faults.add(`${file}, line ${line}: ${fault}.`);
  if (!head) return;
  outcome.compared += 1;
  if (measure.isRestored && head.position > measure.end) outcome.past += 1;
  if (!fault && isEvidence(head, measure.keys) && head.position > (outcome.last?.position ?? 0)) outcome.last = head;
}

// A head from before the servers had a key is compared, but does not prove that a newer one was published.
const isEvidence = ({ signature }: SignedHead, { known }: AuditKeys) => signature !== null || known.size === 0;

function headFault(head: SignedHead, links: ReadonlyMap<number, string>, { end, keys, isRestored }: Measure) {
  const { position, hash, at } = head;
  const signature = isEvidence(head, keys) ? signatureFault(keys, head) : undefined;
  if (signature) return `the head of link ${position} ${signature}`;
  if (position > end)
    return isRestored
      ? undefined
      : `link ${position} left on ${at}, but the chain ends with link ${end}: rows were removed`;
  if (links.get(position) !== hash)
    return `link ${position} is not the one that left on ${at}: the chain was rewritten`;
  return undefined;
}

// Files that end before the servers' heads do were replaced by old copies, or publishing has stopped.
async function reportUnpublished(db: Db, lastLeft: number, faults: Faults) {
  const unpublished = await firstHeadAfter(db, lastLeft);
  if (unpublished && Date.parse(unpublished.at) < Date.now() - LEAVES_WITHIN_MS)
    faults.add(
      `The last head that left is link ${lastLeft}, but a server added link ${unpublished.position} on ${unpublished.at}: heads do not leave, or their files were replaced.`,
    );
}

async function* batched<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

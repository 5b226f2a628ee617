import { hostname } from 'node:os';
import { type Config } from '../config';
import { auditLink, newestHead } from '../db/audit/heads';
import { type Db } from '../db/database';
import { appendHead, HEAD_MESSAGE, lastHeadOf, ownHeadFile } from './head-files';
import { type SignedHead } from './signed-head';

/** The server's log, for heads and faults. */
export type HeadLog = {
  info: (head: SignedHead, message: string) => void;
  error: (details: object, message: string) => void;
};

type Settings = Pick<Config, 'auditHeadsDir' | 'auditHeadsUrl'>;

/** A destination outside the database; `last` is the newest head it accepted. */
type Place = { name: string; last: SignedHead | undefined; take: (head: SignedHead) => Promise<void> };

const EVERY_MS = 60_000;
const POST_TIMEOUT_MS = 10_000;

/**
 * Publishes the newest head of the audit chain to the log, the server's file and the URL: at once, each minute in which
 * there is a new one, and once more when the returned function is called. Servers publish independently, so a head may
 * appear twice.
 */
export async function startHeadPublisher(db: Db, settings: Settings, log: HeadLog) {
  const publish = await headPublisher(db, settings, log);
  const round = () => publish().catch(() => undefined);
  let running = round();
  const timer = setInterval(() => {
    running = running.then(round);
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running.then(round);
  };
}

/**
 * Returns a function that runs one round of publishing. If the chain no longer contains the last head of a destination,
 * it reports that and publishes nothing there.
 */
export async function headPublisher(db: Db, settings: Settings, log: HeadLog) {
  const places = [await fileOf(settings), postOf(settings), logOf(log)].filter((place) => place !== undefined);
  return async () => {
    const newest = await newestHead(db);
    for (const place of places) await handOver(db, place, newest, log);
  };
}

async function handOver(db: Db, place: Place, newest: SignedHead | undefined, log: HeadLog) {
  const { name, last, take } = place;
  if (last && (await auditLink(db, last.position))?.hash !== last.hash)
    return log.error(
      { place: name, left: last },
      'the audit chain does not hold a head that left: it was rewritten or cut off',
    );
  if (!newest || newest.position <= (last?.position ?? 0)) return;
  try {
    await take(newest);
    place.last = newest;
  } catch (error) {
    log.error({ place: name, reason: (error as Error).message }, 'the head of the audit chain could not leave');
  }
}

async function fileOf({ auditHeadsDir }: Settings): Promise<Place | undefined> {
  if (!auditHeadsDir) return undefined;
  const file = ownHeadFile(auditHeadsDir, hostname());
  return { name: file, last: await lastHeadOf(file), take: (head) => appendHead(auditHeadsDir, file, head) };
}

function postOf({ auditHeadsUrl }: Settings): Place | undefined {
  if (!auditHeadsUrl) return undefined;
  const take = async (head: SignedHead) => {
    const { ok, status } = await fetch(auditHeadsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(head),
      redirect: 'error',
      signal: AbortSignal.timeout(POST_TIMEOUT_MS),
    });
    if (!ok) throw new Error(`it was answered with ${status}`);
  };
  return { name: 'AUDIT_HEADS_URL', last: undefined, take };
}

const logOf = (log: HeadLog): Place => ({
  name: 'log',
  last: undefined,
  take: async (head) => log.info(head, HEAD_MESSAGE),
});

import { type Config } from '../config';
import { type OpenDatabase } from '../db/database';
import { mayChangeAuditTrail } from '../db/audit/rights';
import { startAuditSealer } from './audit-sealer';
import { type HeadLog, startHeadPublisher } from './publish-heads';
import { type AuditKeys } from './signed-head';

type Log = HeadLog & { warn: (message: string) => void };

/**
 * Seals the audit trail and publishes its heads until the returned function is called. In production it warns when
 * settings are missing or the server's role may change the trail.
 */
export async function startAuditTrail(
  { db, kind }: OpenDatabase,
  config: Config,
  keys: AuditKeys,
  clock: () => Date,
  log: Log,
) {
  if (config.environment === 'production') await warn({ db, kind }, config, keys, log);
  const stopSealer = startAuditSealer(db, keys, clock, (reason) =>
    log.error({ reason }, 'the audit chain is not continued'),
  );
  const stopPublisher = await startHeadPublisher(db, config, log);
  return async () => {
    await stopSealer();
    await stopPublisher();
  };
}

async function warn(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  { auditHeadsDir, auditHeadsUrl }: Config,
  { signer }: AuditKeys,
  log: Log,
) {
  if (!signer) log.warn('The heads of the audit chain are not signed: set AUDIT_KEY_FILE.');
  if (!auditHeadsDir && !auditHeadsUrl)
    log.warn(
      'The heads of the audit chain leave by this log alone: keep it elsewhere, or set AUDIT_HEADS_DIR or AUDIT_HEADS_URL.',
    );
  if (kind === 'postgres' && (await mayChangeAuditTrail(db)))
    log.warn(
      'The role of DATABASE_URL may change the audit trail: migrate with DATABASE_OWNER_URL, and serve with another role.',
    );
}

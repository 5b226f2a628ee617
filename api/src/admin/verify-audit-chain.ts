import { parseArgs } from 'node:util';
import { ConfigError } from '../config';
import { auditFaults, type AuditFault, auditLink, sealAudit } from '../db/audit-chain';
import { type Db } from '../db/database';
import { type Command, withDatabase } from './command';

const SHOWN = 20;

const MEANING: Readonly<Record<AuditFault['fault'], string>> = {
  changed: 'is not what it was when it was linked, or the link before it is not',
  missing: 'is gone',
  gap: 'has no link before it',
  'not linked': 'was put in without the server',
};

export const verifyAuditChain: Command = {
  usage: 'verify-audit-chain [--head <position>:<hash>]',
  summary: 'reckons the chain over the audit trail anew; --head also holds it to a head that the log has told',
  run: (parts, parameters) => {
    const head = readHead(parameters);
    return withDatabase(parts, async ({ db }) => {
      await sealAudit(db);
      const { faults, linked, waiting } = await auditFaults(db);
      const lines = [...faults.map(describe), ...(await differenceFrom(db, head))];
      for (const line of lines.slice(0, SHOWN)) parts.say(line);
      if (lines.length > SHOWN) parts.say(`… and ${lines.length - SHOWN} more.`);
      const last = await auditLink(db);
      parts.say(`${linked} rows are linked, ${waiting} wait for it, ${lines.length} faults.`);
      if (last) parts.say(`Head: ${last.position}:${last.hash}`);
      return lines.length === 0 ? 0 : 1;
    });
  },
};

const describe = ({ fault, place, audit_id }: AuditFault) =>
  `Row ${audit_id}${place === null ? '' : ` (link ${place})`} ${MEANING[fault]}.`;

type Head = { position: number; hash: string };

function readHead(parameters: readonly string[]): Head | undefined {
  const { values } = parseArgs({ args: [...parameters], options: { head: { type: 'string' } } });
  if (values.head === undefined) return undefined;
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(values.head) ?? [];
  if (!position || !hash) throw new ConfigError(`Usage: ${verifyAuditChain.usage}`);
  return { position: Number(position), hash };
}

// Who writes the whole chain anew makes it fit again, but not to a head that was kept elsewhere.
async function differenceFrom(db: Db, head: Head | undefined): Promise<string[]> {
  if (!head) return [];
  const link = await auditLink(db, head.position);
  return link?.hash === head.hash
    ? []
    : [`Link ${head.position} is not the one that was told: the chain was rewritten.`];
}

import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Comparison, compareHeads, verifyNewestHead } from '../audit-chain/compare-heads';
import { readAuditKeys } from '../audit-chain/audit-keys';
import { headFilesOf } from '../audit-chain/head-files';
import { type AuditHead, type AuditKeys } from '../audit-chain/signed-head';
import { type Config } from '../config';
import { ConfigError } from '../config-error';
import { Faults } from '../db/audit/faults';
import { auditLink } from '../db/audit/heads';
import { verifyShape } from '../db/audit/table-shape';
import { reportLate } from '../db/audit/unlinked-rows';
import { type Coverage, withSnapshot, verifyChain } from '../db/audit/verify-audit';
import { type Db } from '../db/database';
import { type Command, withDatabase } from './command';

export const verifyAuditChain: Command = {
  usage: 'verify-audit-chain [--heads <file or folder>]… [--head <position>:<hash>]… [--restored]',
  summary:
    'recomputes the chain over the audit trail and compares it with the heads that left; --restored accepts heads newer than the dump',
  run: (parts, parameters) => {
    const options = readOptions(parts.config, parameters);
    return withDatabase(parts, async ({ db }) => {
      const faults = new Faults();
      const outcome = await withSnapshot(db, (trx) => verify(trx, options, faults)).catch((error: unknown) =>
        hiddenRows(error, faults),
      );
      for (const line of [...faults.lines, ...(outcome ? summary(outcome, faults) : [])]) parts.say(line);
      return faults.count === 0 ? 0 : 1;
    });
  },
};

// PostgreSQL raises an error rather than hiding rows: the chain can be verified only with all of them.
function hiddenRows(error: unknown, faults: Faults): undefined {
  const { code, message } = error as { code?: string; message: string };
  if (code !== '42501' || !message.includes('row-level security')) throw error;
  faults.add(
    'Row security, which is no part of the product, hides rows of the audit trail from this role: the chain cannot be read whole. Turn it off, or run this as a role that it does not hold for.',
  );
}

type Options = {
  files: readonly string[];
  isExpected: boolean;
  heads: readonly AuditHead[];
  keys: AuditKeys;
  isRestored: boolean;
};

type Outcome = Coverage & { end: AuditHead | undefined; heads: Comparison; given: number };

async function verify(db: Db, options: Options, faults: Faults): Promise<Outcome> {
  await verifyShape(db, faults);
  const coverage = await verifyChain(db, faults);
  if (!options.isRestored) await reportLate(db, faults);
  await verifyNewestHead(db, options.keys, faults);
  const heads = await compareHeads(db, options, faults);
  for (const head of options.heads) await compareGiven(db, head, faults);
  return { ...coverage, end: await auditLink(db), heads, given: options.heads.length };
}

async function compareGiven(db: Db, head: AuditHead, faults: Faults) {
  const link = await auditLink(db, head.position);
  if (link?.hash !== head.hash) faults.add(`Link ${head.position} is not the one given: the chain was rewritten.`);
}

function summary({ linked, waiting, end, heads, given }: Outcome, faults: Faults) {
  return [
    `${linked} rows are linked, ${waiting} wait for it, ${faults.count} faults.`,
    ...(end ? [`Head: ${end.position}:${end.hash}`] : []),
    heads.compared + given > 0
      ? `Compared with ${heads.compared + given} heads that left${lastOf(heads)}.`
      : 'No head that left was compared: a chain that was rewritten as a whole, or cut off at its end, is not noticed.',
    ...(heads.past > 0 ? [`${heads.past} of them are newer than the restored database.`] : []),
  ];
}

const lastOf = ({ last }: Comparison) => (last ? `, the last one link ${last.position} of ${last.at}` : '');

function readOptions(config: Config, parameters: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      head: { type: 'string', multiple: true, default: [] },
      heads: { type: 'string', multiple: true, default: [] },
      restored: { type: 'boolean', default: false },
    },
  });
  const { auditHeadsDir } = config;
  // The folder may be missing: no server has written to it yet, or somebody removed it.
  const own = auditHeadsDir && existsSync(auditHeadsDir) ? [auditHeadsDir] : [];
  return {
    files: (values.heads.length > 0 ? values.heads : own).flatMap(headFilesOf),
    isExpected: values.heads.length > 0 || auditHeadsDir !== undefined,
    heads: values.head.map(readHead),
    keys: readAuditKeys(config),
    isRestored: values.restored,
  };
}

function readHead(text: string): AuditHead {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!position || !hash) throw new ConfigError(`Usage: ${verifyAuditChain.usage}`);
  return { position: Number(position), hash };
}

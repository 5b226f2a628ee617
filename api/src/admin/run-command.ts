import { FieldErrors } from '@siteledger/shared-lib/domain';
import { ConfigError } from '../config-error';
import { backupHints } from './backup-hints';
import { type AdminParts, type Command } from './command';
import { createSuperAdmin } from './create-super-admin';
import { keepDemoSignInCommand, removeDemoSignInsCommand } from './demo-sign-ins';
import { migrateDatabase } from './migrate-database';
import { publishRemotes } from './publish-remotes';
import { rebuildFiguresCommand } from './rebuild-figures';
import { remotesCommand } from './remotes';
import { resetSecondFactorCommand } from './reset-second-factor';
import { transfer } from './transfer';
import { verifyAuditChain } from './verify-audit-chain';

const COMMANDS: readonly Command[] = [
  migrateDatabase,
  createSuperAdmin,
  removeDemoSignInsCommand,
  keepDemoSignInCommand,
  resetSecondFactorCommand,
  publishRemotes,
  remotesCommand,
  rebuildFiguresCommand,
  verifyAuditChain,
  transfer,
  backupHints,
];

const nameOf = ({ usage }: Command) => usage.split(' ', 1)[0];

const HELP = [
  'node api/dist/admin.js <command>, with the settings of the server:',
  ...COMMANDS.flatMap(({ usage, summary }) => ['', `  ${usage}`, `      ${summary}`]),
].join('\n');

/** Runs the command that the arguments name and gives the exit code; what goes wrong for a known reason is one sentence. */
export async function runCommand(parts: AdminParts, [name, ...parameters]: readonly string[]): Promise<number> {
  const command = COMMANDS.find((one) => nameOf(one) === name);
  if (!command) {
    parts.say(HELP);
    return name === undefined || name === 'help' ? 0 : 2;
  }
  try {
    return await command.run(parts, parameters);
  } catch (error) {
    parts.say(sentence(error));
    return 2;
  }
}

function sentence(error: unknown): string {
  if (error instanceof FieldErrors) return Object.values(error.errors).flat().join(' ');
  const isUsage = String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
  if (error instanceof ConfigError || isUsage) return (error as Error).message;
  throw error;
}

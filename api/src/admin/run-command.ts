import { FieldErrors } from '@siteledger/shared-lib/domain';
import { ConfigError } from '../config-error';
import { backupHints } from './backup-hints';
import { type AdminParts, type Command } from './command';
import { checkDays } from './check-days';
import { checkUpgrade, printServed } from './check-upgrade';
import { createSuperAdmin } from './create-super-admin';
import { keepDemoSignInCommand, removeDemoSignInsCommand } from './demo-sign-ins';
import { dropReleasesCommand } from './drop-releases';
import { migrateDatabase } from './migrate-database';
import { publishRemotes } from './publish-remotes';
import { rebuildFiguresCommand } from './rebuild-figures';
import { remotesCommand } from './remotes';
import { resetSecondFactorCommand } from './reset-second-factor';
import { handOver } from './running-server/hand-over';
import { transfer } from './transfer';
import { verifyAuditChain } from './verify-audit-chain';

const COMMANDS: readonly Command[] = [
  migrateDatabase,
  createSuperAdmin,
  removeDemoSignInsCommand,
  keepDemoSignInCommand,
  resetSecondFactorCommand,
  checkUpgrade,
  printServed,
  publishRemotes,
  remotesCommand,
  dropReleasesCommand,
  rebuildFiguresCommand,
  checkDays,
  verifyAuditChain,
  transfer,
  backupHints,
];

const nameOf = ({ usage }: Command) => usage.split(' ', 1)[0];

const HELP = [
  'node api/dist/admin.js <command>, with the settings of the server:',
  ...COMMANDS.flatMap(({ usage, summary }) => ['', `  ${usage}`, `      ${summary}`]),
].join('\n');

/** Runs the command named by the arguments and returns the exit code; known errors print one sentence. */
export async function runCommand(parts: AdminParts, words: readonly string[]): Promise<number> {
  const [name] = words;
  const command = commandOf(words);
  if (!command) {
    parts.say(HELP);
    return name === undefined || name === 'help' ? 0 : 2;
  }
  return saying(parts, command, async () => {
    const code = command.runsInServer && (await handOver(parts, words));
    return code ?? command.run(parts, words.slice(1));
  });
}

/** Runs a command inside the server that holds the database, if the command allows it. */
export async function runInServer(parts: AdminParts, words: readonly string[]): Promise<number> {
  const command = commandOf(words);
  if (!command?.runsInServer) throw new Error(`The server does not carry out ${words[0]}.`);
  return saying(parts, command, () => command.run(parts, words.slice(1)));
}

const commandOf = ([name]: readonly string[]) => COMMANDS.find((one) => nameOf(one) === name);

async function saying(parts: AdminParts, command: Command, work: () => Promise<number>) {
  try {
    return await work();
  } catch (error) {
    parts.say(sentence(error, command));
    return 2;
  }
}

function sentence(error: unknown, { usage }: Command): string {
  if (error instanceof FieldErrors) return Object.values(error.errors).flat().join(' ');
  if (error instanceof ConfigError) return error.message;
  return `${misuse(error)} Usage: ${usage}`;
}

// Node explains misuse in several lines about its own notation, so this says it in one sentence.
function misuse(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  const [, word = ''] = /'(-*[\w-]*)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${word} here.`;
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `“${word}” is not expected here.`;
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw error;
  return message.includes('does not take') ? `${word} takes no value.` : `${word} needs a value.`;
}

import { parseArgs } from 'node:util';
import {
  lockInForce,
  lockText,
  type RemoteSetting,
  releasesInUse,
  SETTING_TEXT_MAX,
} from '@siteledger/platform/contract';
import {
  findCollisions,
  operateAtCentral,
  operateRemote,
  type Operation,
  operatorOfHost,
  OPERATIONS,
  restoreReplacedState,
  selectSettings,
} from '@siteledger/platform/registry';
import { changedText, counted, formatInstant } from '@siteledger/shared-lib/domain';
import { ConfigError } from '../config-error';
import { type Db } from '../db/database';
import { OPERATOR } from '../http/changes/operator';
import { REGISTRY_PRODUCT } from '../registry/registry-product';
import { type AdminParts, type Command, withDatabase } from './command';
import { ofCentral } from './of-central';

export const remotesCommand: Command = {
  usage: 'remotes [off|on|roll-back <remote> --reason <text> [--message <text>] | restore]',
  summary:
    'lists what this environment does with each remote; switches one off or on, or takes it back to the last other release that ran; brings back what a central registry replaced',
  run: (parts, parameters) => {
    const { environment } = parts.config;
    if (parameters[0] === 'restore') return restore(parts, parameters);
    const asked = readParameters(parameters);
    return withDatabase(parts, async ({ db }) => {
      if (asked) {
        const { remote, ...given } = asked;
        const follower = await ofCentral(parts, db);
        const order = { ...given, author: OPERATOR.name };
        const where = { environment, remote };
        const after = follower
          ? await operateAtCentral(follower, { ...order, remote })
          : await operateRemote(REGISTRY_PRODUCT, db, where, { ...order, by: operatorOfHost(), now: parts.clock() });
        await say(db, parts, after);
        return 0;
      }
      const settings = await selectSettings(db, environment);
      for (const setting of settings) await say(db, parts, setting);
      if (settings.length === 0) parts.say(`No remote was ever set in ${environment}.`);
      return 0;
    });
  },
};

async function say(db: Db, parts: AdminParts, setting: RemoteSetting) {
  parts.say(lineOf(setting, parts.clock()));
  for (const collision of await findCollisions(db, setting, setting)) parts.say(`  ${collision}`);
}

function restore(parts: AdminParts, parameters: readonly string[]) {
  const { environment, central } = parts.config;
  if (parameters.length > 1) throw new ConfigError(`Usage: ${remotesCommand.usage}`);
  if (central)
    throw new ConfigError(
      `The central registry at ${central.url} decides here. Start the servers without REGISTRY_URL, restore, and let them follow again once it is mended.`,
    );
  return withDatabase(parts, async ({ db }) => {
    const restored = await restoreReplacedState(REGISTRY_PRODUCT, db, { environment, author: OPERATOR.name });
    const { url, replaced_at, remotes } = restored;
    const when = formatInstant(replaced_at);
    parts.say(`Brought back the state of ${counted(remotes, 'remote')} from before ${url} replaced it, ${when}.`);
    return 0;
  });
}

function readParameters(parameters: readonly string[]) {
  const options = { reason: { type: 'string' }, message: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...parameters], options, allowPositionals: true });
  if (parameters.length === 0) return undefined;
  const [first, remote, ...more] = positionals;
  const operation = OPERATIONS.find((one) => one === first);
  if (!operation || !remote || more.length > 0) throw new ConfigError(`Usage: ${remotesCommand.usage}`);
  const [reason = '', message = ''] = [values.reason?.trim(), values.message?.trim()];
  const refusal = refusalOf(operation, reason, message);
  if (refusal) throw new ConfigError(refusal);
  return { operation, remote, reason, message: message || null };
}

function refusalOf(operation: Operation, reason: string, message: string) {
  if (!reason) return 'A reason is required: --reason "…".';
  if (message && operation !== 'off') return '--message is for what staff read while a remote is off.';
  const isLong = Math.max(reason.length, message.length) > SETTING_TEXT_MAX;
  return isLong ? `--reason and --message take at most ${SETTING_TEXT_MAX} characters.` : undefined;
}

// "mfe-admin: off, 1.1.0, until …, by Lim, 01-Jul-2026, 18:00: It crashes"
function lineOf(setting: RemoteSetting, now: Date) {
  const { remote, enabled, release, until, reason } = setting;
  const lock = lockInForce(setting, now);
  const facts = [
    enabled ? 'on' : 'off',
    enabled ? releasesInUse(setting).join(' and ') : release,
    ...(!enabled && until ? [`until ${formatInstant(until)}`] : []),
    `by ${changedText(setting)}`,
  ];
  const line = `${remote}: ${facts.join(', ')}: ${reason}`;
  return lock ? `${line}. ${lockText(lock, formatInstant)}` : line;
}

import { hostname } from 'node:os';
import { parseArgs } from 'node:util';
import { type EnvironmentName, ENVIRONMENTS } from '@siteledger/platform/contract';
import {
  connectInstallation,
  revokeInstallationTokens,
  dropReleases,
  findUnneeded,
  selectInstallationTokens,
} from '@siteledger/platform/registry';
import { formatInstant } from '@siteledger/shared-lib/domain';
import { ConfigError } from '../config-error';
import { type Db } from '../db/database';
import { transaction } from '../db/transaction/transaction';
import { droppedLines } from '../registry/dropped-lines';

type Parts = { db: Db; now: Date; say: (line: string) => void; url: string };

export const CENTRAL_USAGE = `npm run registry                                            serves
npm run registry -- connect <environment> [--may-change <environment>]…   prints what its servers need to follow
npm run registry -- disconnect <environment> [--keep-newest]              ends its tokens
npm run registry -- installations                                         lists the tokens
npm run registry -- drop-releases [--dry-run]                             drops files of releases that are not kept any more`;

/** Runs an operator's command of the central registry. */
export async function runCentralCommand(parts: Parts, [command, ...parameters]: readonly string[]) {
  if (command === 'connect') return connect(parts, parameters);
  if (command === 'disconnect') return disconnect(parts, parameters);
  if (command === 'drop-releases') return drop(parts, parameters);
  if (command === 'installations' && parameters.length === 0) return list(parts);
  throw new ConfigError(`Usage:\n${CENTRAL_USAGE}`);
}

async function connect({ db, say, url }: Parts, parameters: readonly string[]) {
  const options = { 'may-change': { type: 'string', multiple: true } } as const;
  const { values, positionals } = parse(parameters, options);
  const environment = environmentIn(positionals[0]);
  const mayChange = (values['may-change'] ?? []).flatMap((one) => one.split(',')).map(environmentIn);
  const token = await connectInstallation(db, { environment, mayChange, by: by() });
  say(`The servers of ${environment} follow this registry when they are started with these two lines, shown once:\n`);
  say(`REGISTRY_URL=${url}`);
  say(`REGISTRY_TOKEN=${token}`);
}

async function disconnect({ db, say, now }: Parts, parameters: readonly string[]) {
  const { values, positionals } = parse(parameters, { 'keep-newest': { type: 'boolean' } });
  const environment = environmentIn(positionals[0]);
  const keepsNewest = values['keep-newest'] === true;
  const count = await revokeInstallationTokens(db, { environment, keepsNewest, by: by(), now });
  say(count === 0 ? `${environment} has no token to end.` : `Tokens of ${environment} that ended: ${count}.`);
}

async function drop({ db, say, now }: Parts, parameters: readonly string[]) {
  const isTried = parse(parameters, { 'dry-run': { type: 'boolean' } }).values['dry-run'] === true;
  const given = { now, by: by(), decides: true };
  const releases = isTried ? await findUnneeded(db, given) : await dropReleases({ transaction }, db, given);
  for (const line of droppedLines(releases, isTried)) say(line);
}

async function list({ db, say }: Parts) {
  const tokens = await selectInstallationTokens(db);
  for (const { environment, may_change, issued_by, issued_at, revoked_at } of tokens) {
    const end = revoked_at ? `, ended ${formatInstant(revoked_at)}` : '';
    say(`${environment}: may change ${may_change.join(', ')}, by ${issued_by}, ${formatInstant(issued_at)}${end}`);
  }
  if (tokens.length === 0) say('No installation is connected.');
}

const by = () => `Operator of ${hostname()}`;

function parse<const Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  parameters: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...parameters], options, allowPositionals: true });
  } catch {
    throw new ConfigError(`Usage:\n${CENTRAL_USAGE}`);
  }
}

function environmentIn(text: string | undefined): EnvironmentName {
  const found = ENVIRONMENTS.find((one) => one === text);
  if (!found) throw new ConfigError(`“${text ?? ''}” is no environment: there are ${ENVIRONMENTS.join(', ')}.`);
  return found;
}

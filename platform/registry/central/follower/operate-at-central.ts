import { hostname } from 'node:os';
import { type RemoteSetting } from '@siteledger/platform/contract';
import { ConfigError } from '../../errors';
import { FOLLOWERS } from '../protocol';
import { type BuildOutcome } from '../../by-itself/publish-local-builds';
import { type Candidate } from '../../releases/publish-release';
import { encodeFiles } from '../store-copy';
import { type Given } from '../../change/operate-remote';
import { type Follower } from './follower';
import { type Link, NoAnswer } from './link';

type Order = Pick<Given, 'operation' | 'reason' | 'message' | 'author'> & { remote: string };

/** An operator's change to a remote when the servers follow a central registry, which decides and notifies them. */
export async function operateAtCentral(follower: Follower, order: Order) {
  const after = await ask<RemoteSetting>(follower, '/operations', { ...order, host: hostname() });
  await follower.look();
  return after;
}

/** Sends a release from the servers' image to the central registry, or returns why it does not run. */
export async function sendBuildToCentral(follower: Follower, { release, files }: Candidate): Promise<BuildOutcome> {
  const sent = { release, files: encodeFiles(files), host: hostname() };
  // A registry of the previous version does not send `held`.
  const { problem, held } = await ask<{ problem: string | null; held?: string | null }>(follower, '/builds', sent);
  return { problem: problem ?? undefined, held: held ?? undefined };
}

async function ask<Data>({ link }: Follower, path: string, body: object): Promise<Data> {
  try {
    const answer = await link.call({ method: 'POST', path: FOLLOWERS + path, body });
    if (answer.status === 200) return (answer.body as { data: Data }).data;
    throw new ConfigError(sentenceOf(answer.body));
  } catch (error) {
    if (error instanceof NoAnswer) throw new ConfigError(awayText(link, error));
    throw error;
  }
}

const awayText = ({ url }: Link, { message }: NoAnswer) =>
  `The central registry at ${url} cannot be asked: ${message}. The servers go on with what they have. Where it cannot wait, start them without REGISTRY_URL: they then go by their own copy, and this command changes that.`;

function sentenceOf(body: unknown) {
  const { message, data, errors } = (body ?? {}) as {
    message?: string;
    data?: { err_msg?: string };
    errors?: Record<string, string[]>;
  };
  return (
    message ??
    data?.err_msg ??
    Object.values(errors ?? {})
      .flat()
      .join(' ')
  );
}

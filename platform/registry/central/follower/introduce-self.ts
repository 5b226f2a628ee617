import { type EnvironmentName } from '@siteledger/platform/contract';
import { FOLLOWERS, type Introduction } from '../protocol';
import { packRelease } from '../store-copy';
import { type Db } from '../../store/tables';
import { type Link, NoAnswer } from './link';
import { selectReleaseFacts, selectTokensFor } from './following.queries';
import { readPast } from './replaced-states';

/** Sends this installation's own history to a registry that has nothing of its environment, so that nothing is lost. */
export async function sendOwnHistory(db: Db, link: Link, environment: EnvironmentName) {
  for (const facts of await selectReleaseFacts(db)) {
    const packed = await packRelease(db, facts);
    await send(link, '/copies', { ...packed, facts });
  }
  await send(link, '/introduction', await ownPast(db, environment));
}

async function send(link: Link, path: string, body: object) {
  const { status, body: answer } = await link.call({ method: 'POST', path: FOLLOWERS + path, body });
  if (status !== 200)
    throw new NoAnswer(`it does not take what this installation brings: ${JSON.stringify(answer)}`, 'not done');
}

const ownPast = async (db: Db, environment: EnvironmentName): Promise<Introduction> => ({
  ...(await readPast(db, environment)),
  tokens: await selectTokensFor(db, environment),
});

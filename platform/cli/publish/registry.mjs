import { addressIn } from '../address.mjs';
import { Failure } from '../failure.mjs';

const words = (body) =>
  Object.values(body.errors ?? {})
    .flat()
    .map((one) => `\n  - ${one}`)
    .join('') ||
  body.data?.err_msg ||
  body.message ||
  'it gave no reason.';

// The request waits for a second person.
const ACCEPTED = 202;

/**
 * Client of a server's registry at its path, with a publish token; throws a `Failure` with the server's message on a
 * refusal.
 */
export function registryAt({ url: given, path, token }) {
  const url = addressIn('--url', given).href.replace(/\/$/, '');

  async function call(below, body) {
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(url + path + below, {
      ...sent,
      headers: { ...(body && { 'content-type': 'application/json' }), authorization: `Bearer ${token}` },
    }).catch((error) => {
      throw new Failure(`${url} does not answer: ${error.cause?.message ?? error.message}.`);
    });
    const answer = await response.json().catch(() => undefined);
    // A proxy or another server answers in a different format.
    if (!answer || (response.ok && !answer.data))
      throw new Failure(`${url}${path}${below} answered ${response.status}, and no registry's answer.`);
    if (!response.ok) throw new Failure(`${url} refused (${response.status}): ${words(answer)}`);
    return { ...answer, isWaiting: response.status === ACCEPTED };
  }

  return {
    running: async () => (await call('/running')).data,
    token: async () => (await call('/token')).data,
    explanation: async (remote) => (await call(`/${remote}/explanation`)).data,
    publish: async (publication) => (await call(`/${publication.release.name}/releases`, publication)).data,
    /** Selects a release; returns the revision and who gets it, or that a second person must confirm it first. */
    async select(remote, environment, selection) {
      const { data, isWaiting } = await call(`/${remote}/environments/${environment}/selection`, selection);
      return isWaiting ? { isWaiting } : { isWaiting, revision: data.revision, rollout: data.rollout };
    },
  };
}

import { Failure } from '../failure.mjs';

const words = (body) =>
  Object.values(body.errors ?? {})
    .flat()
    .map((one) => `\n  - ${one}`)
    .join('') ||
  body.data?.err_msg ||
  body.message;

/** Calls of one server's registry, at its path, with a publish token; a refusal is a `Failure` in the server's words. */
export function registryAt({ url, path, token }) {
  async function call(below, body) {
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(url + path + below, {
      ...sent,
      headers: { ...(body && { 'content-type': 'application/json' }), authorization: `Bearer ${token}` },
    }).catch((error) => {
      throw new Failure(`${url} does not answer: ${error.cause?.message ?? error.message}.`);
    });
    const answer = await response.json();
    if (!response.ok) throw new Failure(`${url} refused (${response.status}): ${words(answer)}`);
    return answer.data;
  }

  return {
    running: () => call('/running'),
    publish: (publication) => call(`/${publication.release.name}/releases`, publication),
    select: (remote, environment, selection) => call(`/${remote}/environments/${environment}/selection`, selection),
  };
}

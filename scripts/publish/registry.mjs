import { Failure } from '../run/failure.mjs';

const words = (body) =>
  Object.values(body.errors ?? {})
    .flat()
    .map((one) => `\n  - ${one}`)
    .join('') ||
  body.data?.err_msg ||
  body.message;

/** Calls of one server's registry as one user; a refusal is a `Failure` in the server's words. */
export function registryAt(url, token) {
  async function call(method, path, { body, headers } = {}) {
    const response = await fetch(`${url}/api/v2${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body && JSON.stringify(body),
    }).catch((error) => {
      throw new Failure(`${url} does not answer: ${error.cause?.message ?? error.message}.`);
    });
    const answer = await response.json();
    if (!response.ok) throw new Failure(`${url} refused (${response.status}): ${words(answer)}`);
    return answer.data;
  }

  return {
    signIn: (email, password) => call('POST', '/login', { body: { email, password } }),
    answerCode: (challenge, code) => call('POST', '/login/second-factor', { body: { challenge, code } }),
    publish: (publication) => call('POST', `/remotes/${publication.release.name}/releases`, { body: publication }),
    matrix: () => call('GET', '/remotes/environments'),
    change: (remote, environment, setting, revision) =>
      call('PUT', `/remotes/${remote}/environments/${environment}`, {
        body: setting,
        headers: revision === undefined ? {} : { 'if-match': String(revision) },
      }),
  };
}

import { callApi } from '../product.mjs';

/** Client of a running product's registry, with the permissions of this token. */
export const registryAs = (url, token) => {
  const call = async (method, path, body, headers) =>
    (await callApi(url, `/remotes${path}`, { method, token, body, headers })).data;

  async function present(name) {
    const { remotes, environment } = await call('GET', '/environments');
    return { ...remotes.find((remote) => remote.name === name).settings[environment], environment };
  }

  async function change(name, method, end, body) {
    const { revision, environment } = await present(name);
    await call(method, `/${name}/environments/${environment}${end}`, body, { 'if-match': String(revision) });
  }

  return {
    present,
    /** Switches a remote, or selects one of its releases; fields that are not given stay. */
    set: async (name, changes) => {
      const { enabled, release } = await present(name);
      await change(name, 'PUT', '', { enabled, release, ...changes, reason: 'Measured' });
    },
    rollBack: (name, revision) => change(name, 'POST', '/rollback', { revision, reason: 'Measured' }),
    issueToken: async (name) => {
      const { environment } = await present(name);
      const ends_on = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      const issued = { name: `bench ${name}`, remotes: [name], environments: [environment], ends_on };
      return (await call('POST', '/tokens', issued)).token;
    },
    report: (events) => call('POST', '/events', { events }),
  };
};

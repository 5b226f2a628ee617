import { Failure } from '../failure.mjs';
import { registryAt } from './registry.mjs';

/** The registry that `--url` or the setting for it names, else that of this machine's server, with the token of its setting. */
export function registryHere({ registry, server }, given) {
  const url = given ?? process.env[registry.url] ?? (server && `http://localhost:${server.port}`);
  if (!url) throw new Failure(`Say which registry: --url https://…, or ${registry.url}.`);
  const token = process.env[registry.token];
  if (!token) throw new Failure(`${registry.token} is missing: ${registry.issuer}.`);
  return registryAt({ url, path: registry.path, token });
}

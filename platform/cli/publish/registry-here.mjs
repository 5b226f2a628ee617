import { Failure } from '../failure.mjs';
import { registryAt } from './registry.mjs';

/** The registry at `--url` or at the configured URL, otherwise this machine's server, with the configured token. */
export function registryHere({ registry, server }, given) {
  const url = given ?? process.env[registry.url] ?? (server && `http://localhost:${server.port}`);
  if (!url) throw new Failure(`Say which registry: --url https://…, or ${registry.url}.`);
  const token = process.env[registry.token];
  if (!token) throw new Failure(`${registry.token} is missing: ${registry.issuer}.`);
  return registryAt({ url, path: registry.path, token });
}

import { addressIn } from '../../address.mjs';
import { Failure } from '../../failure.mjs';

const TIMEOUT_MS = 10_000;

/** A shell deployed at an address, with the answers of its registry, at this path, to requests without a session. */
export function deployedShell(address, { path }) {
  const { origin } = addressIn('--shell', address);

  async function read(below) {
    const response = await fetch(origin + path + below, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error) => {
      throw new Failure(`${origin} does not answer: ${error.cause?.message ?? error.message}.`);
    });
    const { data } = response.ok ? await response.json().catch(() => ({})) : {};
    if (!data) throw new Failure(`${origin}${path}${below} answered ${response.status}, and no registry's answer.`);
    return data;
  }

  return {
    origin,
    /** The remotes that run there. Throws a `Failure` if developer builds cannot run there. */
    async readListing() {
      const listing = await read('');
      if (listing.environment === 'production')
        throw new Failure(
          `${origin} is production, where no build of a developer's machine runs: take the shell of another environment.`,
        );
      return listing;
    },
    /** The facts against which a release is checked there. */
    readSurroundings: () => read('/surroundings'),
  };
}

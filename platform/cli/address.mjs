import { Failure } from './failure.mjs';

/** Parses the URL of an option such as `--url`; throws a `Failure` if it cannot be requested. */
export function addressIn(option, address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Failure(`"${address}" is no address: say ${option} https://….`);
  return url;
}

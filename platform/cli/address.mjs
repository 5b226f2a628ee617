import { Failure } from './failure.mjs';

/** The URL that an option such as `--url` names; a `Failure` when it is none that can be asked. */
export function addressIn(option, address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Failure(`"${address}" is no address: say ${option} https://….`);
  return url;
}

import { IPv6, isValid, parse } from 'ipaddr.js';

const NETWORK_BITS = 64;

/**
 * The key for counting a caller's requests: an IPv4 address, or the /64 of an IPv6 address, because one subscriber owns
 * all 2^64 addresses in it. Anything that is not an address shares one key.
 */
export function addressKey(ip: string): string {
  if (!isValid(ip)) return 'unknown';
  const address = parse(ip);
  if (!(address instanceof IPv6)) return address.toString();
  // A dual-stack socket writes 192.0.2.1 as "::ffff:192.0.2.1".
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  return `${IPv6.networkAddressFromCIDR(`${ip}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`;
}

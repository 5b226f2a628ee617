import { IPv6, isValid, parse } from 'ipaddr.js';

const NETWORK_BITS = 64;

/**
 * The key under which limits count a caller's address: an IPv4 address as it is, of an IPv6 address its /64, because one
 * subscriber has all 2^64 addresses of it. Whatever is not an address shares one key.
 */
export function addressKey(ip: string): string {
  if (!isValid(ip)) return 'unknown';
  const address = parse(ip);
  if (!(address instanceof IPv6)) return address.toString();
  // A socket for both families writes 192.0.2.1 as "::ffff:192.0.2.1".
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  return `${IPv6.networkAddressFromCIDR(`${ip}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`;
}

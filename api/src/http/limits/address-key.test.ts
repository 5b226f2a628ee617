import { addressKey } from './address-key';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
])('counts %s as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test('counts two networks of 64 bits apart', () => {
  expect(addressKey('2001:db8:0:1::1')).not.toBe(addressKey('2001:db8:0:2::1'));
});

test.each(['', 'unknown', '999.1.1.1', '2001:db8::1/64', "'; --"])('counts "%s", no address, under one key', (ip) => {
  expect(addressKey(ip)).toBe('unknown');
});

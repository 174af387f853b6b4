import { networkOf } from './network-address.ts';

it.each([
  ['an IPv4 address', '203.0.113.9', '203.0.113.9'],
  ['one that is written as IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['one with a gap', '2001:db8::6', '2001:db8:0:0::/64'],
  ['one with a gap in its first half', '2001::2:3:4:5:6', '2001:0:0:2::/64'],
  ['one with leading zeros and capitals', '2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['one with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['this machine', '::1', '0:0:0:0::/64'],
  ['no address', undefined, 'unknown'],
  ['something else that a proxy says', 'hidden', 'hidden'],
])('counts %s as one network', (_what, address, network) => {
  expect(networkOf(address)).toBe(network);
});

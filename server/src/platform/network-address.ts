import { isIPv6 } from 'node:net';

/**
 * The part of an address that stands for one connection to the internet: all of an IPv4 address, the first half of an
 * IPv6 address, of whose second half everybody has more than can be counted.
 *
 * @param address as Express has it; undefined when the connection is gone already
 */
export function networkOf(address: string | undefined): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address ?? '') ?? [];
  if (mapped) return mapped;
  if (!address || !isIPv6(address)) return address ?? 'unknown';

  const [start = '', end] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = start.split(':').filter(Boolean);
  const tail = end?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: end === undefined ? 0 : 8 - groups.length - tail.length }, () => '0');
  const whole = [...groups, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${whole.slice(0, 4).join(':')}::/64`;
}

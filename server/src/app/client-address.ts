import type { IncomingMessage } from 'node:http';

/**
 * Where a request comes from, as express reckons `request.ip`: the last address that no trusted proxy has.
 *
 * @param trustedProxies how many proxies in front of the server add the address that they were spoken to from
 */
export function clientAddress(
  { socket, headers }: IncomingMessage,
  trustedProxies: number,
): string | undefined {
  const forwarded = headers['x-forwarded-for'];
  if (trustedProxies === 0 || !forwarded) return socket.remoteAddress;
  const addresses = [
    ...String(forwarded)
      .split(',')
      .map((address) => address.trim()),
    socket.remoteAddress,
  ];
  return addresses.at(-1 - Math.min(trustedProxies, addresses.length - 1));
}

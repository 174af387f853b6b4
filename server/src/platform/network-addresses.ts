import { isIPv4, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Whether whatever listens there does so on all addresses of this machine. */
export function isEverywhere(host: string | null): host is null | '0.0.0.0' | '::' {
  return host === null || host === '0.0.0.0' || host === '::';
}

/** Whether other machines can reach what listens there, as far as it is for this one to say. */
export function isOpenToOthers(host: string | null): boolean {
  return host === null || !/^(127\.|::1$|::ffff:127\.)/.test(host);
}

/** Where a phone in the same network finds it: an address for each network that this machine is in. */
export function networkAddresses(host: string | null, port: number): string[] {
  if (!isOpenToOthers(host)) return [];
  if (!isEverywhere(host)) return [addressAt(host, port)];
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return addresses
    .filter(({ address, internal }) => !internal && isIPv4(address))
    .map(({ address }) => addressAt(address, port));
}

export function addressAt(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

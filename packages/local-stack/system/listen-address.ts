import { isIPv4, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Settings } from '../../../server/src/config/settings.ts';

type Host = Settings['host'];

/** Whether other machines can reach what listens there, as far as it is for this one to say. */
export function isOpenToOthers(host: Host): boolean {
  return host === null || !/^(127\.|::1$|::ffff:127\.)/.test(host);
}

/** Where this machine itself finds what listens there. */
export function ownAddress(host: Host, port: number): string {
  return addressAt(isEverywhere(host) ? '127.0.0.1' : host, port);
}

/** The same for people, who know this machine by its usual name. */
export function localAddress(host: Host, port: number): string {
  const isUsual = isEverywhere(host) || host === '127.0.0.1' || host === '::1';
  return isUsual ? `http://localhost:${port}` : addressAt(host, port);
}

/** Where a phone in the same network finds it: an address for each network that this machine is in. */
export function networkAddresses(host: Host, port: number): string[] {
  if (!isOpenToOthers(host)) return [];
  if (!isEverywhere(host)) return [addressAt(host, port)];
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return addresses
    .filter(({ address, internal }) => !internal && isIPv4(address))
    .map(({ address }) => addressAt(address, port));
}

function isEverywhere(host: Host): host is null | '0.0.0.0' | '::' {
  return host === null || host === '0.0.0.0' || host === '::';
}

function addressAt(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

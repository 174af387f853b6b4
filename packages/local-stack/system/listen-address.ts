import type { Settings } from '../../../server/src/config/settings.ts';
import { addressAt, isEverywhere } from '../../../server/src/platform/network-addresses.ts';

type Host = Settings['host'];

/** Where this machine itself finds what listens there. */
export function ownAddress(host: Host, port: number): string {
  return addressAt(isEverywhere(host) ? '127.0.0.1' : host, port);
}

/** The same for people, who know this machine by its usual name. */
export function localAddress(host: Host, port: number): string {
  const isUsual = isEverywhere(host) || host === '127.0.0.1' || host === '::1';
  return isUsual ? `http://localhost:${port}` : addressAt(host, port);
}

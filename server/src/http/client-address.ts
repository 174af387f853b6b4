import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/** Tells which of the addresses that a request came through are trusted; 0 is the one that spoke to us. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** @param count how many proxies in front of the server add the address that they were spoken to from */
export function trustProxies(count: number): TrustsProxy {
  return (_address, hop) => hop < count;
}

/** Where a request comes from: the last address that no trusted proxy has. Express finds `request.ip` the same way. */
export function clientAddress(request: IncomingMessage, trusts: TrustsProxy): string | undefined {
  return proxyAddr(request, trusts);
}

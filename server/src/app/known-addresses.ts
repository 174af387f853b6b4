import type { RequestHandler } from 'express';
import { findPage } from '../../../domain/pages/pages.ts';
import type { Settings } from '../config/settings.ts';
import { onlyMethods } from '../http/wrong-methods.ts';
import { openApi } from '../legacy-rest/openapi.ts';

/** For crawlers and people, which `/openapi.json` says nothing of. */
const filesByGet = ['/robots.txt', '/sitemap.xml', '/sitemap-:file.xml', '/manifest.webmanifest'];

/** Methods by path of what answers at an address of its own; pages and files of the client aside. */
export function knownAddresses({ mail, hasIntrospection }: Settings): Map<string, string[]> {
  const methods = new Map(filesByGet.map((path) => [path, ['GET']]));
  for (const [path, operations] of Object.entries(openApi().paths)) {
    if (path === '/openapi.json' && !hasIntrospection) continue;
    if (path === '/mail/inbound' && !mail.inboundSecret) continue;
    const names = Object.keys(operations).map((name) => name.toUpperCase());
    methods.set(path.replaceAll(/\{(\w+)\}/g, ':$1'), names);
  }
  if (mail.transport.kind === 'mailbox')
    methods.set('/mailbox', ['GET', 'POST']).set('/mailbox.json', ['GET']);
  return methods;
}

/** Goes behind pages and the files of the client, which are only read. @param files their paths */
export function readOnly(files: ReadonlySet<string>): RequestHandler {
  const reading = onlyMethods('GET', 'HEAD');
  return (request, response, next) => {
    if (files.has(request.path) || findPage(request.path) !== null) reading(request, response, next);
    else next();
  };
}

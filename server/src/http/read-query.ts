import { type ParsedUrlQuery, parse } from 'node:querystring';

/** The query of an address. A plus in it is one: e-mail addresses and time zones have it, and nothing has a space. */
export function readQuery(url: string): ParsedUrlQuery {
  const [, query = ''] = url.split('?', 2);
  return parse(query.replaceAll('+', '%2B'));
}

import { type ParsedUrlQuery, parse } from 'node:querystring';
import { badInput } from '../platform/domain-error.ts';

/**
 * The query of an address. A plus in it is one: e-mail addresses and time zones have it, and nothing has a space.
 *
 * @throws DomainError BAD_USER_INPUT for a list such as `from[]=…`, which would be as good as not said
 */
export function readQuery(url: string): ParsedUrlQuery {
  const [, query = ''] = url.split('?', 2);
  const parameters = parse(query.replaceAll('+', '%2B'));
  const lists = Object.keys(parameters).filter((name) => /[[\]]/.test(name));
  if (lists.length > 0)
    throw badInput(Object.fromEntries(lists.map((name) => [name, 'A parameter is one value, not a list'])));
  return parameters;
}

import type { Request } from 'express';
import { badInput } from '../platform/domain-error.ts';

/**
 * The address that a request names, in lower case; empty where it names none. The old client writes it into the query
 * as it is, where a plus is how forms write a space. No address has a space in it, so one within it was a plus, however
 * it came; around it, it was typed.
 *
 * @throws DomainError BAD_USER_INPUT for more than one address, or something else
 */
export function readEmail({ query, originalUrl }: Request): string {
  const { email } = query;
  if (email !== undefined && typeof email !== 'string') throw badInput({ email: 'One e-mail address' });
  const [, asSent = ''] = originalUrl.split('?', 2);
  const named = new URLSearchParams(asSent.replaceAll('+', '%2B')).get('email') ?? '';
  return named.trim().replaceAll(' ', '+').toLowerCase();
}

import { z } from 'zod';
import { requiredText } from './required-text.ts';
import { texts } from './texts.ts';

/*
 * What a form or a call may contain of accounts (specification §5), apart from the other rules (input-rules.ts): a
 * phone takes a while to make those, and the page to sign in on needs none of them.
 */

/** The profile part of an account. */
export const profileRules = z.object({ name: requiredText(120) });

export const loginRules = z.object({
  email: z.string(texts.fieldRequired).trim().min(1, texts.fieldRequired).pipe(z.email('An e-mail address')),
  password: z.string(texts.fieldRequired).min(1, texts.fieldRequired),
});

export const registerRules = z.object({
  name: requiredText(120),
  email: z.string(texts.fieldRequired).trim().min(1, texts.fieldRequired).pipe(z.email('An e-mail address')),
  // The length is left to the identity provider, whose refusal has a dialog of its own (specification §8).
  password: z.string(texts.fieldRequired).min(1, texts.fieldRequired),
});

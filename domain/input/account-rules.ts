import { z } from 'zod';
import { texts } from '../text/texts.ts';
import { emailProblem } from './email-problem.ts';
import { requiredName } from './required-text.ts';

/*
 * What a form or a call may contain of accounts (specification §5), apart from the other rules (input-rules.ts): a
 * phone takes a while to make those, and the page to sign in on needs none of them.
 */

const name = requiredName(120);
const email = z
  .string(texts.fieldRequired)
  .trim()
  .min(1, texts.fieldRequired)
  .pipe(z.email({ error: ({ input }) => emailProblem(String(input)) }));
// Its length is left to the identity provider, whose rejection has a dialog of its own (specification §8).
const password = z.string(texts.fieldRequired).min(1, texts.fieldRequired);

/** The profile part of an account. */
export const profileRules = z.object({ name });

export const loginRules = z.object({ email, password });

export const registerRules = z.object({ name, email, password });

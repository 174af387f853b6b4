import { z } from 'zod';
import { requiredText } from './required-text.ts';

/** Longest message to a shopper, in characters. */
export const MAX_MESSAGE_LENGTH = 2000;

/** What staff write to the shopper of an order. The form and the API are both checked by these. */
export const orderMessageRules = z.object({ text: requiredText(MAX_MESSAGE_LENGTH) });

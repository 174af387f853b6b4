import { z } from 'zod';
import { requiredText } from './required-text.ts';

/** Longest note of the staff, in characters. */
export const MAX_NOTE_LENGTH = 2000;

/** What the staff write about a customer or an order for each other. Forms and the API are both checked by these. */
export const noteRules = z.object({ text: requiredText(MAX_NOTE_LENGTH) });

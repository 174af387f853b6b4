import { z } from 'zod';
import { optionalText, requiredText } from './required-text.ts';

/*
 * What the staff write about customers and orders. Forms and the API are both checked by these.
 */

/** Longest note of the staff, in characters. */
export const MAX_NOTE_LENGTH = 2000;

/** A note for each other. */
export const noteRules = z.object({ text: requiredText(MAX_NOTE_LENGTH) });

/** Longest message to a shopper, in characters. */
export const MAX_MESSAGE_LENGTH = 2000;

/** A message to the shopper of an order. */
export const orderMessageRules = z.object({ text: requiredText(MAX_MESSAGE_LENGTH) });

/** Longest note to a card's bank, in characters. */
export const MAX_DISPUTE_NOTE_LENGTH = 3000;

/** What is added to what is sent to a card's bank. */
export const disputeNoteRules = z.object({ note: optionalText(MAX_DISPUTE_NOTE_LENGTH) });

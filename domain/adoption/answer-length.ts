/** Longest answer of an application, and longest word to it, in characters. */
export const MAX_ANSWER_LENGTH = 2000;

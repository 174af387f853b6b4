/** Longest code of a promotion, in characters. Apart from the rules, because the first page of the shop needs it. */
export const MAX_CODE_LENGTH = 32;

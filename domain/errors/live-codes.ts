/** With which code, and why, the shop closes a live connection; the same numbers on both sides. */
export const liveCodes = {
  /** The sign-in does not hold, or there is none. */
  signInRefused: 4401,
  /** The account's role is another one now: what it may hear has to be asked for anew. */
  roleChanged: 4403,
  /** The token's time is over: connect again with a fresh one. */
  tokenExpired: 4901,
  /** Something may have been missed: connect again, and ask for what is on the screen. */
  mayHaveMissed: 4902,
  /** More than one account, address or process can have open, or more than one connection may say. */
  tooMany: 4903,
  /** The process takes its leave: connect again, to another one. */
  restarting: 1012,
  /** Sign-ins can not be checked just now. */
  tryLater: 1013,
} as const;

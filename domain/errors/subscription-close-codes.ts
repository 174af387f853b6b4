/** Codes with which the server closes a WebSocket; the same numbers on both sides. */
export const subscriptionCloseCodes = {
  /** The sign-in does not hold, or there is none. */
  unauthenticated: 4401,
  /** The account's role has changed: it has to subscribe again. */
  roleChanged: 4403,
  /** The token has expired: connect again with a fresh one. */
  tokenExpired: 4901,
  /** Events may have been missed: connect again, and load again what is on the screen. */
  eventsMissed: 4902,
  /** Too many connections of an account, address or process, or too many messages of one connection. */
  limitExceeded: 4903,
  /** The process shuts down: connect again, to another one. */
  restarting: 1012,
  /** Sign-ins cannot be checked at the moment. */
  retryLater: 1013,
} as const;

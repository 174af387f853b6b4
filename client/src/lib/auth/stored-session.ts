/** Under which names Firebase keeps who is signed in; client/public/sign-in-first.js knows it too. */
export const sessionKeyPrefix = 'firebase:authUser:';

/** Whether this browser stores a session; true where its storage can't be read. */
export function hasStoredSession(keysStartWith = sessionKeyPrefix): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(keysStartWith));
  } catch {
    return true;
  }
}

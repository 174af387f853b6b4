/** As browsers have it: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Longest address that mail can be sent to (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

/** Whether the shop can take an address: identity providers know some that no mail reaches, and no form takes. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && pattern.test(text);
}

/*
 * An animal leaves the shop, or becomes goods, while people have asked for it: what is in the way, and what it means
 * for them. The refusals of the API and the question of the back office say the same.
 */

/** Why an animal that is promised to somebody can not leave. */
export function promisedText(petname: string, username: string): string {
  return `${petname} is promised to ${username}. Hand it over or cancel that order first.`;
}

/** What becomes of those who wait when it leaves; null where nobody does. */
export function waitingText(petname: string, count: number): string | null {
  if (count === 0) return null;
  const who = count === 1 ? 'One family waits' : `${count} families wait`;
  const they = count === 1 ? 'Its order is' : 'Their orders are';
  return `${who} for ${petname}. ${they} declined, with an e-mail that ${petname} is no longer with us and that shows others like it. If you bring it back, they wait again.`;
}

/** Why an animal can not become food or an accessory. */
export const askedForText =
  'Somebody has asked for this animal: it can become nothing else before those orders are decided';

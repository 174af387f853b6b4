/** How many postcodes are named where same-day delivery goes to some only. */
const MAX_NAMED = 5;

/** Whether a postcode is one of some, or begins as one of them. Of a ZIP code its first five digits count; blanks and case never do. */
export function isServed(postcode: string, served: readonly string[]): boolean {
  const plain = plainPostcode(postcode);
  return served.some((beginning) => plain.startsWith(plainPostcode(beginning)));
}

/** "ZIP codes that begin with 105 or 97201". */
export function servedText(served: readonly string[]): string {
  const named = served.length > MAX_NAMED ? [...served.slice(0, MAX_NAMED), 'some others'] : served;
  return `ZIP codes that begin with ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(named)}`;
}

function plainPostcode(text: string): string {
  const plain = text.replace(/[\s-]/g, '').toUpperCase();
  return /^\d{9}$/.test(plain) ? plain.slice(0, 5) : plain;
}

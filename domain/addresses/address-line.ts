/* Beside address-rules.ts, because pages that check no address do without its validators. */

/** An address in parts; `location` is street and number. */
export interface Address {
  readonly location: string;
  readonly town: string;
  readonly state: string;
  readonly postcode: string;
  readonly country: string;
}

/** The address as the one text that an order has: "12 Orchard Lane, Portland, OR 97201, United States". */
export function addressLine({ location, town, state, postcode, country }: Address): string {
  const parts = [location, town, `${state.trim()} ${postcode.trim()}`, country].map((part) => part.trim());
  return parts.filter(Boolean).join(', ');
}

const inOurForm =
  /^(?<location>.+), (?<town>[^,]+), (?<state>[^,\d]*?) ?(?<postcode>[^, ]*\d[^,]*)(?:, (?<country>[^,]+))?$/;

/** As the form wrote it before it asked for a state: "12 Orchard Lane, 97201 Portland, United States". */
const inFormerForm =
  /^(?<location>.+), (?<postcode>[^, ]*\d[^, ]*) (?<town>[^,\d]+)(?:, (?<country>[^,\d]+))?$/;

/** The parts of an order's address; what is written in another way is all in its `location`. */
export function readAddressLine(text: string): Address {
  const { groups } = inOurForm.exec(text) ?? inFormerForm.exec(text) ?? { groups: { location: text } };
  return { ...{ town: '', state: '', postcode: '', country: '' }, location: '', ...withoutGaps(groups) };
}

function withoutGaps(groups: Readonly<Record<string, string | undefined>> = {}): Partial<Address> {
  return Object.fromEntries(Object.entries(groups).filter(([, part]) => part !== undefined));
}

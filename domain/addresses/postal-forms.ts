/*
 * How addresses are written, a row a country. Only what a form can be sure of: whether an address exists is known to
 * nobody here.
 */

/** What an address of a country has. */
export interface PostalForm {
  /** ISO 3166-1, two letters; empty for all countries without a row. */
  readonly code: string;
  readonly name: string;
  /** Other names by which people write it, in small letters. */
  readonly otherNames: readonly string[];
  readonly stateLabel: string;
  /** Whether an address is incomplete without its state. */
  readonly needsState: boolean;
  /** Names of the states by their codes; empty where any text is taken. */
  readonly states: Readonly<Record<string, string>>;
  readonly postcodeLabel: string;
  readonly needsPostcode: boolean;
  readonly postcode: RegExp;
  readonly postcodeExample: string;
}

/** 50 states, the district, territories, freely associated states, and the military's own (which take APO, FPO, DPO as a city). */
const usStates = {
  ...{ AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado' },
  ...{ CT: 'Connecticut', DE: 'Delaware', DC: 'District of Columbia', FL: 'Florida', GA: 'Georgia' },
  ...{ HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois', IN: 'Indiana', IA: 'Iowa', KS: 'Kansas' },
  ...{ KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland', MA: 'Massachusetts', MI: 'Michigan' },
  ...{ MN: 'Minnesota', MS: 'Mississippi', MO: 'Missouri', MT: 'Montana', NE: 'Nebraska', NV: 'Nevada' },
  ...{ NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico', NY: 'New York', NC: 'North Carolina' },
  ...{ ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania' },
  ...{ RI: 'Rhode Island', SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas' },
  ...{ UT: 'Utah', VT: 'Vermont', VA: 'Virginia', WA: 'Washington', WV: 'West Virginia' },
  ...{ WI: 'Wisconsin', WY: 'Wyoming', AS: 'American Samoa', GU: 'Guam', MP: 'Northern Mariana Islands' },
  ...{ PR: 'Puerto Rico', VI: 'U.S. Virgin Islands', FM: 'Micronesia', MH: 'Marshall Islands', PW: 'Palau' },
  ...{ AA: 'Armed Forces Americas', AE: 'Armed Forces Europe', AP: 'Armed Forces Pacific' },
};

const caProvinces = {
  ...{ AB: 'Alberta', BC: 'British Columbia', MB: 'Manitoba', NB: 'New Brunswick' },
  ...{ NL: 'Newfoundland and Labrador', NS: 'Nova Scotia', NT: 'Northwest Territories', NU: 'Nunavut' },
  ...{ ON: 'Ontario', PE: 'Prince Edward Island', QC: 'Quebec', SK: 'Saskatchewan', YT: 'Yukon' },
};

const auStates = {
  ...{ ACT: 'Australian Capital Territory', NSW: 'New South Wales', NT: 'Northern Territory' },
  ...{ QLD: 'Queensland', SA: 'South Australia', TAS: 'Tasmania', VIC: 'Victoria', WA: 'Western Australia' },
};

/** What is taken of a country without a row. */
const anyForm: PostalForm = {
  ...{ code: '', name: '', otherNames: [], stateLabel: 'State or region', needsState: false, states: {} },
  ...{ postcodeLabel: 'Postcode', needsPostcode: true, postcodeExample: 'D02 X285' },
  postcode: /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N} -]{1,9}$/u,
};

function form(
  code: string,
  name: string,
  postcode: RegExp,
  postcodeExample: string,
  more: Partial<PostalForm> = {},
): PostalForm {
  return { ...anyForm, code, name, postcode, postcodeExample, ...more };
}

const fourDigits = /^\d{4}$/;
const fiveDigits = /^\d{5}$/;
const ukPostcode = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;

export const postalForms: readonly PostalForm[] = [
  form('US', 'United States', /^\d{5}(-\d{4})?$/, '97201', {
    otherNames: ['usa', 'u.s.', 'u.s.a.', 'america', 'united states of america'],
    ...{ stateLabel: 'State', needsState: true, states: usStates, postcodeLabel: 'ZIP code' },
  }),
  form('CA', 'Canada', /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, 'K1A 0B1', {
    ...{ stateLabel: 'Province', needsState: true, states: caProvinces, postcodeLabel: 'Postal code' },
  }),
  form('GB', 'United Kingdom', ukPostcode, 'SW1A 1AA', {
    otherNames: ['uk', 'u.k.', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'],
    stateLabel: 'County',
  }),
  form('IE', 'Ireland', /^[A-Z\d]{3} ?[A-Z\d]{4}$/i, 'D02 X285', {
    ...{ stateLabel: 'County', postcodeLabel: 'Eircode' },
  }),
  form('AU', 'Australia', fourDigits, '2000', {
    ...{ stateLabel: 'State', needsState: true, states: auStates },
  }),
  form('NZ', 'New Zealand', fourDigits, '6011', { stateLabel: 'Suburb' }),
  form('DE', 'Germany', fiveDigits, '10115', { otherNames: ['deutschland'] }),
  form('AT', 'Austria', fourDigits, '1010', { otherNames: ['österreich'] }),
  form('CH', 'Switzerland', fourDigits, '8001', { otherNames: ['schweiz', 'suisse', 'svizzera'] }),
  form('FR', 'France', fiveDigits, '75001'),
  form('NL', 'Netherlands', /^\d{4} ?[A-Z]{2}$/i, '1012 AB', {
    otherNames: ['the netherlands', 'nederland'],
  }),
  form('BE', 'Belgium', fourDigits, '1000', { otherNames: ['belgique', 'belgië'] }),
  form('ES', 'Spain', fiveDigits, '28001', { otherNames: ['españa'], stateLabel: 'Province' }),
  form('IT', 'Italy', fiveDigits, '00184', { otherNames: ['italia'], stateLabel: 'Province' }),
  form('PT', 'Portugal', /^\d{4}-?\d{3}$/, '1000-001'),
  form('DK', 'Denmark', fourDigits, '1050', { otherNames: ['danmark'] }),
  form('SE', 'Sweden', /^\d{3} ?\d{2}$/, '111 22', { otherNames: ['sverige'] }),
  form('NO', 'Norway', fourDigits, '0150', { otherNames: ['norge'] }),
  form('FI', 'Finland', fiveDigits, '00100', { otherNames: ['suomi'] }),
  form('PL', 'Poland', /^\d{2}-?\d{3}$/, '00-001', { otherNames: ['polska'] }),
  form('MX', 'Mexico', fiveDigits, '06000', {
    ...{ otherNames: ['méxico'], stateLabel: 'State', needsState: true },
  }),
  form('JP', 'Japan', /^\d{3}-?\d{4}$/, '100-0001', { otherNames: ['nippon'], stateLabel: 'Prefecture' }),
  form('HK', 'Hong Kong', /^$/, '', { needsPostcode: false, stateLabel: 'District' }),
];

/** The form of a country by its code or a name; of the shop's own where none is said. */
export function postalFormOf(country: string): PostalForm {
  const wanted = country.trim().toLowerCase();
  if (wanted === '') return postalForms[0] ?? anyForm;
  const known = postalForms.find(
    ({ code, name, otherNames }) =>
      code.toLowerCase() === wanted || name.toLowerCase() === wanted || otherNames.includes(wanted),
  );
  return known ?? { ...anyForm, name: country.trim() };
}

/** The state in its country's short form, by its code or its name; null where the country knows no such state. */
export function stateCodeOf(state: string, { states }: Pick<PostalForm, 'states'>): string | null {
  const wanted = state.trim();
  const all = Object.entries(states);
  if (wanted === '' || all.length === 0) return wanted;
  const known = all.find(
    ([code, name]) => code === wanted.toUpperCase() || name.toLowerCase() === wanted.toLowerCase(),
  );
  return known?.[0] ?? null;
}

/** The armed forces' post, whose city is one of three: a state and a city that need each other. */
export function isMilitaryMismatch(state: string, city: string): boolean {
  const isMilitaryState = ['AA', 'AE', 'AP'].includes(state.toUpperCase());
  const isMilitaryCity = ['APO', 'FPO', 'DPO'].includes(city.trim().toUpperCase());
  return isMilitaryState !== isMilitaryCity;
}

import { Known, Level } from './known.ts';

/*
 * What the staff knows of an animal beside what every item has, a row a fact. The API's input, the rules, the form, the
 * audit and what shoppers read are drawn from it. Each is kept in a field of the item of its name; what is not known has none.
 */

interface Fact {
  /** What the form and the shopper's page call it. */
  readonly label: string;
  readonly is: 'day' | 'flag' | 'kilograms' | 'known' | 'hours' | 'level' | 'text';
  /** What the API says of it. */
  readonly meaning: string;
  /** How its levels are called, in their order. */
  readonly words?: Readonly<Record<Level, string>>;
}

export const animalFactRows = {
  bornOn: { label: 'Born on', is: 'day', meaning: 'Day of its birth.' },
  isBirthEstimated: {
    label: 'That day is an estimate',
    is: 'flag',
    meaning: 'Whether the day of its birth is an estimate.',
  },
  weightKg: { label: 'Weight, kg', is: 'kilograms', meaning: 'Its weight in kilograms.' },
  goodWithChildren: {
    label: 'Good with children',
    is: 'known',
    meaning: 'Whether it gets on with children.',
  },
  goodWithDogs: { label: 'Good with dogs', is: 'known', meaning: 'Whether it gets on with dogs.' },
  goodWithCats: { label: 'Good with cats', is: 'known', meaning: 'Whether it gets on with cats.' },
  neutered: { label: 'Neutered', is: 'known', meaning: 'Whether it is neutered.' },
  vaccinated: { label: 'Vaccinated', is: 'known', meaning: 'Whether it is vaccinated.' },
  microchipped: { label: 'Microchipped', is: 'known', meaning: 'Whether it has a microchip.' },
  hoursAlone: {
    label: 'Hours alone a day, at most',
    is: 'hours',
    meaning: 'The most hours a day that it can be alone.',
  },
  energy: {
    label: 'Energy',
    is: 'level',
    meaning: 'How lively it is.',
    words: { LOW: 'Calm', MEDIUM: 'Lively', HIGH: 'Very lively' },
  },
  experience: {
    label: 'Experience of its people',
    is: 'level',
    meaning: 'How experienced its people should be.',
    words: { LOW: 'None needed', MEDIUM: 'Some', HIGH: 'A lot' },
  },
  space: {
    label: 'Room it needs',
    is: 'level',
    meaning: 'How much room it needs.',
    words: { LOW: 'A flat will do', MEDIUM: 'A house', HIGH: 'A house with a garden' },
  },
  healthNotes: {
    label: 'Health',
    is: 'text',
    meaning: 'What should be known of its health, plain text.',
  },
} as const satisfies Record<string, Fact>;

type Rows = typeof animalFactRows;
export type AnimalFactName = keyof Rows;
export type AnimalFactRow = Fact;

interface Values {
  readonly day: string;
  readonly flag: boolean;
  readonly kilograms: number;
  readonly known: Known;
  readonly hours: number;
  readonly level: Level;
  readonly text: string;
}

/** Facts as they are kept: what is not known is left out, and may be null where they are sent. */
export type AnimalFactValues = {
  readonly [Name in AnimalFactName]?: Values[Rows[Name]['is']] | null | undefined;
};

export const animalFactNames = Object.keys(animalFactRows) as AnimalFactName[];

/** The facts as everybody is told them: what nobody has said is unknown. */
export type ToldFacts = {
  readonly [Name in AnimalFactName]: Rows[Name]['is'] extends 'known' | 'flag'
    ? Values[Rows[Name]['is']]
    : Values[Rows[Name]['is']] | null;
};

/** What is told of an animal. Null of food and accessories. */
export function toldFacts(item: AnimalFactValues & { readonly category?: unknown }): ToldFacts | null {
  if (item.category !== 'pets') return null;
  const told = animalFactNames.map((name) => [name, toldFact(animalFactRows[name], item[name])]);
  return Object.fromEntries(told) as ToldFacts;
}

function toldFact({ is }: Fact, value: unknown): unknown {
  if (is === 'known') return value === Known.YES || value === Known.NO ? value : Known.UNKNOWN;
  if (is === 'flag') return value === true;
  if (is === 'level') return typeof value === 'string' && value in Level ? value : null;
  if (is === 'kilograms' || is === 'hours') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && value !== '' ? value : null;
}

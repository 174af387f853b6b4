import type { AnimalFactValues } from '../../../domain/catalogue/animal-facts.ts';
import { Known, type Level } from '../../../domain/catalogue/known.ts';

/*
 * What the demo shop knows of its animals beside their texts, and what it does not know yet, an animal a line: how old
 * it is (~ where that is an estimate), kilograms, whether it gets on with children, dogs and cats, hours alone, how lively it
 * is, what experience and what room it needs, and whether it is neutered, vaccinated and chipped. ? is not known.
 */

type Answer = 'y' | 'n' | '?';
type Amount = 'low' | 'some' | 'high' | '?';
type Row = readonly [
  age: string,
  kilograms: number | '?',
  goodWith: `${Answer} ${Answer} ${Answer}`,
  hoursAlone: number | '?',
  levels: `${Amount} ${Amount} ${Amount}`,
  health: `${Answer} ${Answer} ${Answer}`,
];

const rows: Readonly<Record<string, Row>> = {
  'dog-bruno': ['3 years', 38, 'y ? ?', 6, 'low some some', 'y y y'],
  'dog-tilly': ['12 weeks', 9, 'y ? y', 2, 'some low some', 'n y ?'],
  'dog-duke': ['9 years', 34, '? y y', 5, 'low low low', '? ? y'],
  'dog-roxy': ['4 years', 30, '? n ?', 4, 'high some some', '? ? ?'],
  'dog-moose': ['14 weeks', 12, '? ? ?', 2, 'some some some', 'n ? y'],
  'dog-juniper': ['30 months', 21, '? ? ?', 4, 'high high high', '? ? y'],
  'dog-scout': ['10 weeks', 5, '? ? ?', 1, 'high some high', 'n ? ?'],
  'dog-maple': ['5 years', 23, '? y ?', 6, 'high some some', 'y ? y'],
  'dog-bandit': ['11 years', 24, 'y y ?', 6, 'low low some', '? ? y'],
  'dog-willow': ['9 weeks', 4, '? ? ?', 1, 'some some some', 'n ? ?'],
  'dog-ranger': ['3 years', 36, '? ? ?', 5, 'high high high', '? ? y'],
  'dog-heidi': ['15 weeks', 11, '? ? ?', 2, 'high some high', 'n y y'],
  'dog-onyx': ['4 years', 37, '? ? ?', 6, 'some some some', 'y ? y'],
  'dog-greta': ['10 years', 31, '? ? ?', 6, 'low low low', '? ? y'],
  'dog-otto': ['10 weeks', 8, '? ? ?', 1, 'high some high', 'n y y'],
  'dog-freya': ['6 years', 30, 'y ? ?', 5, 'high high high', '? ? y'],
  'dog-biscuit': ['11 weeks', 5, '? ? ?', 0, 'high low some', 'n ? ?'],
  'dog-chaser': ['4 years', 24, '? y ?', 4, 'high some high', 'y ? y'],
  'dog-clementine': ['3 years', 22, '? ? ?', 6, 'some low some', '? ? ?'],
  'dog-barnaby': ['~12 years', 23, '? ? ?', 6, 'low low low', '? ? y'],
  'dog-pippin': ['13 weeks', 7, 'y ? ?', 2, 'high low some', 'n y y'],
  'cat-figaro': ['3 years', 4.4, '? ? ?', 8, 'some low low', 'y y y'],
  'cat-saffron': ['12 weeks', 1.2, 'y ? y', 3, 'some low low', 'n y ?'],
  'cat-nutmeg': ['5 years', 3.6, 'n y ?', 8, 'low low low', '? ? y'],
  'cat-sterling': ['11 years', 4.1, '? ? ?', 8, 'low low low', '? ? ?'],
  'cat-pixie': ['14 weeks', 1.4, '? ? ?', 3, 'high low low', 'n ? ?'],
  'cat-zuri': ['2 years', 5.1, '? ? ?', 3, 'high high high', '? ? y'],
  'cat-kito': ['13 weeks', 1.6, '? y ?', 1, 'high some some', 'n ? ?'],
  'cat-mirage': ['4 years', 4.6, '? ? y', 6, 'low low low', 'y ? ?'],
  'cat-inky': ['3 years', 5.4, '? ? ?', 6, 'some some low', 'y ? ?'],
  'cat-pearl': ['10 years', 4.2, '? ? n', 4, 'low low low', '? ? ?'],
  'cat-patches': ['~2 years', 3.9, '? ? ?', 8, 'some low high', 'y y ?'],
  'cat-clover': ['~10 weeks', 0.9, 'y y ?', 3, 'high low low', 'n ? ?'],
  'cat-domino': ['4 years', 3.8, '? ? ?', 8, 'low low low', 'y y y'],
  'cat-duchess': ['~12 years', 3.4, '? ? ?', 8, 'low low low', '? ? ?'],
  'cat-mosaic': ['11 weeks', 1.1, '? ? ?', 3, 'high low low', 'n ? ?'],
  'cat-chance': ['3 years', 5, '? ? y', 8, 'some low low', 'y ? ?'],
  'cat-leopold': ['6 years', 7, '? y ?', 9, 'low low low', '? ? ?'],
  'cat-misty': ['3 years', 3.9, 'y ? ?', 8, 'low low low', 'y y ?'],
  'cat-ember': ['10 years', 4, '? ? n', 8, 'low some low', '? ? ?'],
  'cat-thistle': ['9 weeks', 0.8, '? ? ?', 2, 'high low low', 'n ? ?'],
  'cat-bramble': ['16 weeks', 1.9, 'y ? ?', 4, 'high low high', 'n ? ?'],
  'other-hazel': ['2 years', 2.1, '? ? ?', '?', 'low low some', 'y y ?'],
  'other-pepper': ['10 weeks', 0.9, '? ? ?', '?', 'some low some', 'n ? ?'],
  'other-magpie': ['7 years', 2.4, 'y ? ?', '?', 'low low some', '? ? ?'],
  'other-truffle': ['18 months', 1, '? ? ?', '?', 'some low low', '? ? ?'],
  'other-bean': ['8 weeks', 0.4, '? ? ?', '?', 'some low low', 'n ? ?'],
  'other-peanut': ['7 months', 0.14, '? ? ?', '?', 'some low low', '? ? ?'],
  'other-kiwi': ['2 years', 0.04, '? ? ?', 5, 'some low low', '? ? ?'],
  'other-skye': ['9 weeks', 0.03, '? ? ?', 5, 'some low low', '? ? ?'],
  'other-archimedes': ['~51 years', 3.2, '? ? ?', '?', 'low some high', '? ? ?'],
};

const answers = { y: Known.YES, n: Known.NO, '?': undefined } as const;
const amounts = { low: 'LOW', some: 'MEDIUM', high: 'HIGH', '?': undefined } as const satisfies Record<
  Amount,
  Level | undefined
>;

/** What is known of an animal whenever the demo begins: all but the day of its birth. */
export function demoFacts(key: string): AnimalFactValues {
  const row = rows[key];
  if (!row) return {};
  const [, kilograms, goodWith, hours, levels, health] = row;
  const [goodWithChildren, goodWithDogs, goodWithCats] = goodWith.split(' ').map(answerOf);
  const [neutered, vaccinated, microchipped] = health.split(' ').map(answerOf);
  const [energy, experience, space] = levels.split(' ').map((amount) => amounts[amount as Amount]);
  return withoutUndefined({
    ...{ weightKg: known(kilograms), goodWithChildren, goodWithDogs, goodWithCats },
    ...{ neutered, vaccinated, microchipped, hoursAlone: known(hours), energy, experience, space },
  });
}

/** The day of its birth, so that it is as old as its texts say when the demo begins. */
export function demoBirth(key: string, now: Date): AnimalFactValues {
  const age = rows[key]?.[0];
  const [, about, count, unit] = /^(~?)(\d+) (week|month|year)s$/.exec(age ?? '') ?? [];
  if (unit === undefined) return {};
  const day = new Date(now);
  if (unit === 'week') day.setUTCDate(day.getUTCDate() - 7 * Number(count));
  // Some days more, lest it has a birthday today.
  else day.setUTCMonth(day.getUTCMonth() - Number(count) * (unit === 'year' ? 12 : 1), day.getUTCDate() - 20);
  return { bornOn: day.toISOString().slice(0, 10), ...(about && { isBirthEstimated: true }) };
}

function answerOf(answer: string) {
  return answers[answer as Answer];
}

function known(amount: number | '?'): number | undefined {
  return amount === '?' ? undefined : amount;
}

function withoutUndefined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

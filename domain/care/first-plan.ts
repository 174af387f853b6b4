import { Known } from '../catalogue/known.ts';
import { PetType, Species } from '../catalogue/pet-options.ts';
import { addDays, addWeeks, daysBetween, planDate } from '../repeats/plan-dates.ts';

/*
 * A usual plan for an animal that has just come, by its kind and age: each line with who says so. It is a start to talk
 * about with a veterinarian, who decides; it names no dose, and of what is past already it says nothing.
 */

export interface PlannedTask {
  readonly title: string;
  readonly dueOn: string;
  readonly source: string;
}

export interface PlannedAnimal {
  readonly type: PetType;
  readonly species?: Species | null | undefined;
  readonly bornOn?: string | null | undefined;
  readonly neutered?: Known | null | undefined;
}

/** A line by the animal's age in weeks. */
type Line = readonly [title: string, source: string, weeks: readonly number[], unless?: 'neutered'];

const VACCINES_OF_DOGS = 'AAHA 2022, WSAVA 2024';
const VACCINES_OF_CATS = 'AAHA/AAFP 2020';
const WORMS = 'Companion Animal Parasite Council';

const puppy: readonly Line[] = [
  ['Worms', WORMS, [2, 4, 6, 8]],
  ['Vaccination: distemper, adenovirus, parvo', VACCINES_OF_DOGS, [8, 12, 16]],
  ['Vaccination: rabies, usually at 12 to 16 weeks', 'AAHA 2022', [12]],
  ['Ask about leptospirosis, which depends on where you live', VACCINES_OF_DOGS, [12]],
  ['Ask about prevention of heartworm and worms, every month', `American Heartworm Society, ${WORMS}`, [8]],
  ['Booster of the core vaccines: at 26 weeks, or within a year', VACCINES_OF_DOGS, [26]],
  ['Ask when to neuter: by size, from 6 to 15 months', 'AAHA 2019', [26], 'neutered'],
  ['Check-up, every 6 to 12 months', 'AAHA 2019', [52]],
];

const kitten: readonly Line[] = [
  ['Worms', WORMS, [3, 5, 7, 9]],
  ['Vaccination: FVRCP (panleukopenia, herpes, calici)', VACCINES_OF_CATS, [8, 12, 16]],
  ['Vaccination: leukemia (FeLV)', VACCINES_OF_CATS, [8, 12]],
  ['Vaccination: rabies, usually at 12 to 16 weeks', VACCINES_OF_CATS, [12]],
  ['Ask when to neuter: usually by 5 months', 'AAHA', [20], 'neutered'],
  ['Booster of FVRCP: at 26 weeks, or at a year', `${VACCINES_OF_CATS}, WSAVA`, [26]],
  ['Check-up, every year', 'AAHA/AAFP 2021', [52]],
];

const rabbit: readonly Line[] = [
  ['Ask when to neuter: from 3 to 6 months, sources differ', 'Rabbit veterinarians', [17], 'neutered'],
];

/** A line by days from today. */
type Later = readonly [title: string, source: string, days: number];

const FIRST_VISIT_DAYS = 7;
const HALF_A_YEAR = 182;
const YEAR = 365;

const askForDates = [
  'Ask your vet which vaccinations are due, and note their dates here',
  'Dates stand in its papers; the vet decides',
] as const;

const rabbitSoon: readonly Later[] = [
  ['First visit to a veterinarian for rabbits', 'House Rabbit Society', FIRST_VISIT_DAYS],
  ['Vaccination: RHDV2, first of two', 'Maker 2023, State of Indiana 2021', FIRST_VISIT_DAYS],
  ['Vaccination: RHDV2, second, 21 days later; then every year', 'Maker 2023', FIRST_VISIT_DAYS + 21],
];

const exotic: readonly Later[] = [['Check-up, every 6 to 12 months', 'Exotic practices', HALF_A_YEAR]];

/** Younger ones have a plan by weeks. */
const YOUNG_WEEKS = 26;
const OLD_CAT_YEARS = 10;

/** The first plan of an animal, by its days. @param today as 2026-11-28, the day that it is added */
export function firstPlan(animal: PlannedAnimal, today: string): PlannedTask[] {
  const young = youngPlan(animal, today);
  const later = laterPlan(animal, today, young !== null).map(([title, source, days]) => ({
    ...{ title, source, dueOn: addDays(planDate(today), days) },
  }));
  return [...(young ?? []), ...later].toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
}

/** What goes by weeks, of one that is young; null of others. */
function youngPlan({ type, species, bornOn, neutered }: PlannedAnimal, today: string): PlannedTask[] | null {
  const lines =
    type === PetType.DOG ? puppy : type === PetType.CAT ? kitten : species === Species.RABBIT ? rabbit : null;
  if (!lines || !bornOn || daysBetween(planDate(bornOn), planDate(today)) >= YOUNG_WEEKS * 7) return null;
  return lines
    .filter(([, , , unless]) => !(unless && neutered === Known.YES))
    .flatMap(([title, source, weeks]) =>
      weeks.map((week) => ({ title, source, dueOn: addWeeks(planDate(bornOn), week) })),
    )
    .filter(({ dueOn }) => dueOn >= today);
}

function laterPlan(
  { type, species, bornOn }: PlannedAnimal,
  today: string,
  isYoung: boolean,
): readonly Later[] {
  if (species === Species.RABBIT) return rabbitSoon;
  if (type === PetType.OTHER) return species && species !== Species.FISH ? exotic : [];
  if (isYoung) return [];
  const fleas = ['Ask about fleas and ticks: all year round', WORMS, FIRST_VISIT_DAYS * 2] as const;
  return [[...askForDates, FIRST_VISIT_DAYS * 2], fleas, checkUp(type, bornOn, today)];
}

function checkUp(type: PetType, bornOn: string | null | undefined, today: string): Later {
  if (type === PetType.DOG) return ['Check-up, every 6 to 12 months', 'AAHA 2019', HALF_A_YEAR];
  const years = bornOn ? daysBetween(planDate(bornOn), planDate(today)) / YEAR : 0;
  if (years > OLD_CAT_YEARS)
    return ['Check-up, every 6 months from 10 years on', 'AAHA/AAFP 2021', HALF_A_YEAR];
  return ['Check-up, every year', 'AAHA/AAFP 2021', YEAR];
}

import { Known } from '../catalogue/known.ts';
import type { Gender, PetType, Species } from '../catalogue/pet-options.ts';
import { MAX_ANIMAL_NOTES_LENGTH, TreatmentKind } from './animal-limits.ts';
import { firstPlan, type PlannedTask } from './first-plan.ts';
import { type OwnTreatment, type Weighing, withWeighing } from './own-animal.ts';

/** What the shop knows of an animal that moves to its new home. */
interface KnownAnimal {
  readonly petname: string;
  readonly type: PetType;
  readonly species?: Species | undefined;
  readonly clan?: string | undefined;
  readonly breed?: string | undefined;
  readonly gender?: Gender | undefined;
  readonly bornOn?: string | null | undefined;
  readonly isBirthEstimated?: boolean | null | undefined;
  readonly weightKg?: number | null | undefined;
  readonly neutered?: Known | null | undefined;
  readonly vaccinated?: Known | null | undefined;
  readonly microchipped?: Known | null | undefined;
  readonly healthNotes?: string | null | undefined;
}

/** What the staff kept of it. */
interface KeptFile {
  readonly chipNumber?: string | undefined;
  readonly eats?: string | undefined;
  readonly weights: readonly Weighing[];
  readonly medical: readonly OwnTreatment[];
}

const emptyFile: KeptFile = { weights: [], medical: [] };

/** As its new people keep it from then on. */
interface HandedOver {
  readonly name: string;
  readonly type: PetType;
  readonly species: Species | undefined;
  readonly breed: string | undefined;
  readonly gender: Gender | undefined;
  readonly bornOn: string | undefined;
  readonly neutered: Known;
  readonly chipNumber: string | undefined;
  readonly notes: string | undefined;
  readonly weights: readonly Weighing[];
  readonly treatments: readonly OwnTreatment[];
  readonly tasks: readonly PlannedTask[];
}

/**
 * What the shop knew of an animal, for its new people: with a first plan, which a vaccination whose day nobody knows is
 * no reason to shorten. A birth that is later than today is left out.
 *
 * @param today day on which it moves
 * @param file of which the costs, the intake and the notes stay with the shop
 */
export function handedOver(pet: KnownAnimal, today: string, file: KeptFile = emptyFile): HandedOver {
  const { petname: name, type, species, gender, weightKg, neutered } = pet;
  const bornOn = pet.bornOn && pet.bornOn <= today ? pet.bornOn : undefined;
  return {
    ...{ name, type, species, gender, bornOn, neutered: neutered ?? Known.UNKNOWN },
    ...{ breed: pet.breed ?? pet.clan, notes: notesOf(pet, file), chipNumber: file.chipNumber },
    weights: weightsOf(file, weightKg ? { on: today, kg: weightKg } : null),
    treatments: file.medical.map(({ id, kind, name: called, on, nextOn }) => ({
      ...{ id, kind, name: called, on, nextOn },
    })),
    tasks: firstPlan({ type, species, bornOn, neutered }, today),
  };
}

/** Those of the file; the weight that the shop told of is of the day where it is none of them. */
function weightsOf({ weights }: KeptFile, told: Weighing | null): Weighing[] {
  if (!told || weights[weights.length - 1]?.kg === told.kg) return weights.map(({ on, kg }) => ({ on, kg }));
  return withWeighing(weights, told);
}

/** What has no field of its own. */
function notesOf(
  { healthNotes, isBirthEstimated, vaccinated, microchipped }: KnownAnimal,
  { medical, eats }: KeptFile,
): string | undefined {
  const isDated = medical.some(({ kind, on }) => kind === TreatmentKind.VACCINATION && on);
  const lines = [
    ...(isBirthEstimated ? ['The day of its birth is an estimate.'] : []),
    ...(vaccinated === Known.YES && !isDated ? ['Vaccinated: its papers say when.'] : []),
    ...(microchipped === Known.YES ? ['It has a microchip: register it in your name.'] : []),
    ...(eats ? [`What it ate at the shop: ${eats}`] : []),
    ...(healthNotes ? [healthNotes] : []),
  ];
  return lines.length > 0 ? lines.join('\n').slice(0, MAX_ANIMAL_NOTES_LENGTH) : undefined;
}

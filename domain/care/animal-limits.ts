/** How much an account can keep of its animals. */
export const MAX_ANIMALS = 30;
export const MAX_WEIGHTS = 200;
export const MAX_TREATMENTS = 200;
export const MAX_TASKS = 100;
/** Things that one animal must not have. */
export const MAX_AVOIDED = 30;

/** Longest texts, in characters. */
export const MAX_ANIMAL_NAME_LENGTH = 60;
export const MAX_ANIMAL_NOTES_LENGTH = 2000;

/** What a treatment is. */
export const TreatmentKind = {
  VACCINATION: 'VACCINATION',
  DEWORMING: 'DEWORMING',
  PARASITES: 'PARASITES',
  CHECKUP: 'CHECKUP',
  MEDICINE: 'MEDICINE',
  OTHER: 'OTHER',
} as const;
export type TreatmentKind = (typeof TreatmentKind)[keyof typeof TreatmentKind];

export const treatmentLabels: Readonly<Record<TreatmentKind, string>> = {
  VACCINATION: 'Vaccination',
  DEWORMING: 'Worms',
  PARASITES: 'Fleas and ticks',
  CHECKUP: 'Check-up',
  MEDICINE: 'Medicine',
  OTHER: 'Something else',
};

import { PetType } from '../../catalogue/pet-options.ts';
import { stageNotes, USUAL_START } from '../feeding-plan.ts';
import { HOLD_DAYS, type KeptFoodChange, MAX_HOLDS } from './kept-food-change.ts';

/** When nothing is waited for any more. */
export const CALL_YOUR_VET =
  'Call your veterinarian for blood or black stool, repeated vomiting, an animal that does not eat or is very tired, and diarrhea over 48 hours; sooner for one that is young, old or ill.';

const VET_DIET = 'A diet that your veterinarian chose stays until they say otherwise.';
const UPSET = `Loose stool: stay on the step for ${HOLD_DAYS} more days, which moves what follows.`;
const CAT =
  'A cat that has not eaten for 24 hours, a very young kitten for 12: call. Never wait until hunger makes it take the new food.';

/** What has to be said with a change of food, the most urgent first once it was upset. */
export function changeNotes(
  { stage, heldOn }: Pick<KeptFoodChange, 'stage' | 'heldOn'>,
  type: string,
): string[] {
  return [
    ...(heldOn.length === 0 ? [] : [heldText(heldOn.length)]),
    CALL_YOUR_VET,
    ...(type === PetType.CAT ? [CAT] : []),
    ...(stageNotes[stage] ? [stageNotes[stage]] : []),
    VET_DIET,
    ...(heldOn.length < MAX_HOLDS ? [UPSET] : []),
    USUAL_START,
  ];
}

function heldText(times: number): string {
  const often = times === 1 ? 'once' : `${times} times`;
  return `It waited ${often}. If its stomach is still upset after two days, don’t go on: ask your veterinarian.`;
}

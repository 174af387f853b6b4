import { isFed, kcalPerDay, WEIGHT } from '../feeding/energy.ts';
import { stageOf } from '../feeding/for-own-animal.ts';

interface FedAnimal {
  readonly type: string;
  /** 2026-11-28 */
  readonly bornOn?: string | null | undefined;
  readonly neutered?: string | null | undefined;
  readonly weightKg?: number | null | undefined;
}

/**
 * What a dog or cat needs a day in kcal, in whole tens, for the papers that go along with it; null where too little is
 * known of it.
 *
 * @param today by the shop's calendar
 */
export function energyADay({ type, bornOn, neutered, weightKg }: FedAnimal, today: string): number | null {
  const kind = type.toLowerCase();
  const stage = stageOf({ type: kind, bornOn, neutered, weights: [] }, today);
  if (!isFed(kind) || !stage || !weightKg) return null;
  if (weightKg < WEIGHT.least || weightKg > WEIGHT.most[kind]) return null;
  return Math.round(kcalPerDay(kind, weightKg, stage) / 10) * 10;
}

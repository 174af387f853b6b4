import type { OwnAnimalRecord } from '../animal.entity.ts';

/** The contents that an animal names: of its papers, and of its photo. */
export function contentsOf({ papers = [], photo }: Pick<OwnAnimalRecord, 'papers' | 'photo'>): string[] {
  return [...papers, ...(photo ? [photo] : [])].map(({ id }) => id);
}

import type { PetImage } from '../../images/pet-image.entity.ts';

/** What pictures are stored with an item as. */
export interface StoredPictures {
  readonly image?: PetImage | undefined;
  readonly morePictures?: readonly PetImage[] | undefined;
}

/** The pictures of an item in their order, each once, whatever else stands in the record. */
export function picturesOf({ image, morePictures }: StoredPictures): PetImage[] {
  const all = [...(image ? [image] : []), ...(Array.isArray(morePictures) ? morePictures : [])];
  const seen = new Set<string>();
  return all.filter(({ hash }) => !seen.has(hash) && seen.add(hash));
}

/** Pictures as they are stored. */
export function storedAs([image, ...morePictures]: readonly PetImage[]): StoredPictures {
  return { image, morePictures: morePictures.length > 0 ? morePictures : undefined };
}

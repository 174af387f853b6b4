import { toBuffer } from '../../images/images.service.ts';
import type { PetImage } from '../../images/pet-image.entity.ts';
import { PictureModel } from '../../images/picture.entity.ts';
import { PetModel } from '../pet/pet.entity.ts';
import type { PetRecord } from '../pet/pet-record.ts';

/** Items that are read together. */
const BATCH_SIZE = 500;

/** A migration: pictures of older shops get the point that frames keep in sight. */
export async function findFocalPoints(): Promise<void> {
  let pets = await withoutPointAfter(undefined);
  while (pets.length > 0) {
    for (const { _id, image } of pets) if (image) await keepPoint(_id, image);
    pets = await withoutPointAfter(pets.at(-1));
  }
}

/** Straight to the driver, as this is no change of an item. */
function withoutPointAfter(last: PetRecord | undefined): Promise<PetRecord[]> {
  const lacking = { 'image.hash': { $type: 'string' as const }, 'image.focalPoint': null };
  const order = { _id: 1 } as const;
  const options = { sort: order, hint: order, limit: BATCH_SIZE, projection: { image: 1 } };
  const later = last && { _id: { $gt: last._id } };
  return PetModel.collection.find<PetRecord>({ ...lacking, ...later }, options).toArray();
}

/** A picture that is gone, or was spoilt, stays without one, and is shown from its middle. */
async function keepPoint(_id: PetRecord['_id'], { hash }: PetImage): Promise<void> {
  const { findFocalPoint } = await import('../../images/picture-processor.ts');
  const picture = await PictureModel.findById(hash).lean();
  const focalPoint = picture && (await findFocalPoint(toBuffer(picture.jpeg)).catch(() => null));
  if (!focalPoint) return;
  const same = { _id, 'image.hash': hash };
  await PetModel.collection.updateOne(same, { $set: { 'image.focalPoint': focalPoint } });
}

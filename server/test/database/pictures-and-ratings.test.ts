import { Types } from 'mongoose';
import { findFocalPoints } from '../../src/catalogue/pictures/find-focal-points.ts';
import { ImagesService } from '../../src/images/images.service.ts';
import { prepareDatabase } from '../../src/migrations/prepare-database.ts';
import { rateItems } from '../../src/reviews/rate-items.ts';
import { type OwnDatabase, openOwnDatabase } from '../fixtures/database/own-database.ts';
import { aPicture, aPortrait } from '../fixtures/shop/pictures.ts';

let own: OwnDatabase;

beforeAll(async () => {
  own = await openOwnDatabase();
  await prepareDatabase(own.log);
});
afterAll(() => own.close());

/** An item as the version before left it. */
async function anOldItem(fields: object = {}): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  const facts = {
    petname: 'Kibble',
    petprice: 5,
    category: 'food',
    type: 'dog',
    short: 'Good.',
    details: 'Food.',
  };
  const stored = {
    _id,
    ...facts,
    availability: 'available',
    stock: 3,
    timesOrdered: 0,
    createdAt: new Date(),
  };
  await own.db.collection('pets').insertOne({ ...stored, searchWords: ['good'], ...fields });
  return _id;
}

function itemNow(_id: Types.ObjectId) {
  return own.db.collection('pets').findOne({ _id });
}

test('pictures of an older shop get the point that frames keep in sight, and nothing else changes', async () => {
  const images = new ImagesService();
  const portrait = await aPortrait({ x: 0.5, y: 0.85 }, { width: 600, height: 800 });
  const { focalPoint: _found, ...image } = await images.store(Buffer.from(portrait));
  const { focalPoint: _other, ...gone } = await images.store(Buffer.from(await aPicture()));
  await own.db.collection('pictures').deleteOne({ _id: gone.hash as never });
  const [shown, shownToo, without, lost] = await Promise.all([
    ...[anOldItem({ image }), anOldItem({ image }), anOldItem(), anOldItem({ image: gone })],
  ]);
  await findFocalPoints();
  for (const id of [shown, shownToo]) {
    const item = id && (await itemNow(id));
    expect(item?.image).toMatchObject({
      hash: image.hash,
      width: 600,
      focalPoint: { x: expect.any(Number), y: expect.any(Number) },
    });
    expect(item?.image.focalPoint.y).toBeGreaterThan(0.75);
    expect(item?.updatedAt).toBeUndefined();
  }
  expect(without && (await itemNow(without))?.image).toBeUndefined();
  const left = lost && (await itemNow(lost));
  expect(left?.image.hash).toBe(gone.hash);
  expect(left?.image).not.toHaveProperty('focalPoint');
});

test('items of an older shop are kept with what their reviews come to, however often that is reckoned', async () => {
  const [rated, unrated] = [await anOldItem(), await anOldItem()];
  const stars = [5, 4, 4, 'many', 77];
  const dog = { animalId: 'a', type: 'dog', stage: 'Adult' };
  const animals = [{ animal: dog }, { animal: { animalId: 'b', type: 'cat' } }, {}, { animal: dog }];
  const written = { petId: rated, name: 'Kim', writtenAt: new Date() };
  await own.db.collection('reviews').insertMany(
    stars.map((given, place) => ({ ...written, uid: `uid-${place}`, stars: given, ...animals[place] })),
    {
      bypassDocumentValidation: true,
    },
  );
  await rateItems();
  await rateItems();
  expect(await itemNow(rated)).toMatchObject({
    ...{ ratingSum: 13, ratingCount: 3, ratingOrder: 4_300_003 },
    searchWords: ['good', '*1', '*2', '*3', '*4'],
    animalRatings: [
      { type: 'cat', stars: 4, count: 1 },
      { type: 'dog', stage: 'Adult', stars: 5, count: 1 },
    ],
  });
  for (const field of ['ratingSum', 'animalRatings'])
    expect(await itemNow(unrated)).not.toHaveProperty(field);
  const words = own.db.collection<{ _id: string; items: number }>('words');
  expect(await words.findOne({ _id: '*4' })).toMatchObject({ items: 1 });
  expect(await words.findOne({ _id: '*5' })).toBeNull();
});

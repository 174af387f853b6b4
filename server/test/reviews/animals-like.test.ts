import { Types } from 'mongoose';
import { receive, removeReview } from '../fixtures/reviews/reviews.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

const add = 'mutation ($input: AnimalInput!) { addAnimal(input: $input) { id } }';
const weigh = 'mutation ($id: ID!, $kg: Float!) { addWeight(id: $id, kg: $kg) { id } }';
const remove = 'mutation ($id: ID!) { removeAnimal(id: $id) { id } }';
const review = `mutation ($petId: ID!, $input: ReviewInput!) {
  reviewItem(petId: $petId, input: $input) { _id name animal { type species stage size } }
}`;
const like = `query ($id: ID!, $like: AnimalLikeInput!) {
  pet(id: $id) {
    ratingLike(like: $like) { average count }
    reviews(first: 20, like: $like) { totalCount edges { node { name stars animal { type stage size } } } }
  }
}`;

const ratedPets = `query ($like: AnimalLikeInput!, $where: PetWhere, $first: Int! = 20, $after: String) {
  ratedPets(like: $like, where: $where, first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { pet { _id } rating { average count } } }
  }
}`;
const petRatings = `query ($petIds: [ID!]!, $like: AnimalLikeInput!) {
  petRatings(petIds: $petIds, like: $like) { pet { _id } rating { average count } }
}`;

let shop: Shop;
let admin: Account;
let petId: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
});
beforeEach(async () => {
  petId = await addItem(shop, admin.token, anItem({ stock: 100 }));
});
afterAll(() => shop.stop());

async function buyer(): Promise<Account> {
  const account = await shop.signUp({ name: 'Kim Lee' });
  await receive(shop, account, admin, petId);
  return account;
}

async function addDog({ token }: Account, kg: number): Promise<string> {
  const input = { name: 'Secretname', type: 'DOG', bornOn: '2020-01-31' };
  const { data } = await shop.gql(add, { input }, token);
  await shop.gql(weigh, { id: data.addAnimal.id, kg }, token);
  return data.addAnimal.id;
}

async function save({ token }: Account, input: object) {
  const { data, errors } = await shop.gql(review, { petId, input }, token);
  expect(errors).toBeUndefined();
  return data.reviewItem.animal;
}

async function reviewsLike(wanted: object) {
  const { data, errors } = await shop.gql(like, { id: petId, like: wanted });
  expect(errors).toBeUndefined();
  return data.pet;
}

it('says of an animal what its author wants said, and nothing unless asked to', async () => {
  const shopper = await buyer();
  const animalId = await addDog(shopper, 12);
  expect(await save(shopper, { stars: 4 })).toBeNull();
  const said = { type: 'DOG', species: null, stage: 'ADULT', size: 'MEDIUM' };
  expect(await save(shopper, { stars: 4, animalId })).toEqual(said);
  expect(await save(shopper, { stars: 5 })).toEqual(said);
  expect(JSON.stringify(await reviewsLike({ type: 'DOG' }))).not.toMatch(/Secretname|animalId/);
  expect(await save(shopper, { stars: 5, animalId: null })).toBeNull();
});

it('narrows reviews to animals like one, where both sides have said so, and rates those', async () => {
  const [one, other, silent] = [await buyer(), await buyer(), await buyer()];
  await save(one, { stars: 5, animalId: await addDog(one, 12) });
  await save(other, { stars: 2, animalId: await addDog(other, 40) });
  await save(silent, { stars: 1 });
  expect((await reviewsLike({ type: 'DOG' })).ratingLike).toEqual({ average: 3.5, count: 2 });
  const { ratingLike, reviews } = await reviewsLike({ type: 'DOG', stage: 'ADULT', size: 'MEDIUM' });
  expect(ratingLike).toEqual({ average: 5, count: 1 });
  expect(reviews).toMatchObject({
    totalCount: 1,
    edges: [{ node: { stars: 5, animal: { size: 'MEDIUM' } } }],
  });
  expect((await reviewsLike({ type: 'CAT' })).ratingLike).toEqual({ average: null, count: 0 });
});

it('takes no animal of somebody else', async () => {
  const [one, other] = [await buyer(), await buyer()];
  const input = { stars: 5, animalId: await addDog(other, 12) };
  expect((await shop.gql(review, { petId, input }, one.token)).code).toBe('NOT_FOUND');
});

it('says nothing more of an animal that is removed; the review stays', async () => {
  const shopper = await buyer();
  const animalId = await addDog(shopper, 12);
  await save(shopper, { stars: 5, animalId });
  await shop.gql(remove, { id: animalId }, shopper.token);
  expect((await reviewsLike({ type: 'DOG' })).ratingLike.count).toBe(0);
  const kept = await shop.db.collection('reviews').findOne({ uid: shopper.uid });
  expect(kept).toMatchObject({ stars: 5 });
  expect(kept).not.toHaveProperty('animal');
  const item = await shop.db.collection('pets').findOne({ _id: new Types.ObjectId(petId) });
  expect(item).toMatchObject({ ratingSum: 5, ratingCount: 1 });
  expect(item).not.toHaveProperty('animalRatings');
});

describe('lists of goods for animals like one', () => {
  const medium = { type: 'DOG', stage: 'ADULT', size: 'MEDIUM' };

  /** Food of a brand of its own, which somebody with a dog of 12 kg gives so many stars. */
  async function addRated(brand: string, stars: number, changes: object = {}, kg = 12) {
    petId = await addItem(shop, admin.token, anItem({ stock: 100, brand, ...changes }));
    const account = await buyer();
    await save(account, { stars, animalId: await addDog(account, kg) });
    return petId;
  }

  async function rated(variables: object) {
    const { data, errors } = await shop.gql(ratedPets, { like: medium, ...variables });
    expect(errors).toBeUndefined();
    const { edges, ...list } = data.ratedPets;
    const nodes: { pet: { _id: string }; rating: { average: number; count: number } }[] = edges.map(
      ({ node }: { node: object }) => node,
    );
    return { ...list, nodes, ids: nodes.map(({ pet }) => pet._id) };
  }

  it('have the best first, page after page, and nothing that no such animal has reviewed', async () => {
    const brand = 'Likewell';
    const [fine, best] = [await addRated(brand, 3), await addRated(brand, 5)];
    await addRated(brand, 5, {}, 40);
    await addItem(shop, admin.token, anItem({ brand }));
    const { ids, nodes, totalCount } = await rated({ where: { brand } });
    expect(ids).toEqual([best, fine]);
    expect(totalCount).toBe(2);
    expect(nodes[0]?.rating).toEqual({ average: 5, count: 1 });
    const first = await rated({ where: { brand }, first: 1 });
    expect(first.ids).toEqual([best]);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await rated({ where: { brand }, first: 1, after: first.pageInfo.endCursor });
    expect(second.ids).toEqual([fine]);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect((await rated({ where: { brand, minRating: 4 } })).ids).toEqual([best]);
    expect((await rated({ where: { brand, type: 'CAT' } })).ids).toEqual([]);
    expect((await rated({ where: { brand }, like: { type: 'CAT' } })).ids).toEqual([]);
  });

  it('have of a family the best one', async () => {
    const of = { family: 'Likewell kibble' };
    await addRated('Likewell family', 3, { ...of, variant: '1 kg' });
    const best = await addRated('Likewell family', 4, { ...of, variant: '2 kg' });
    expect((await rated({ where: { brand: 'Likewell family' } })).ids).toEqual([best]);
  });

  it('have on their cards what such reviews come to, a hundred items at once at most', async () => {
    const one = await addRated('Likewell cards', 4);
    const other = await addItem(shop, admin.token, anItem());
    const asked = { petIds: [one, other, 'f'.repeat(24), 'none'], like: medium };
    const { data } = await shop.gql(petRatings, asked);
    expect(data.petRatings).toEqual([
      { pet: { _id: one }, rating: { average: 4, count: 1 } },
      { pet: { _id: other }, rating: { average: null, count: 0 } },
    ]);
    const tooMany = await shop.gql(petRatings, { ...asked, petIds: Array(101).fill(one) });
    expect(tooMany.code).toBe('BAD_USER_INPUT');
  });

  it('follow a review that is written anew, and one that goes', async () => {
    const brand = 'Likewell moves';
    petId = await addItem(shop, admin.token, anItem({ stock: 100, brand }));
    const shopper = await buyer();
    const animalId = await addDog(shopper, 12);
    await save(shopper, { stars: 2, animalId });
    await save(shopper, { stars: 4, animalId });
    expect((await rated({ where: { brand } })).nodes[0]?.rating).toEqual({ average: 4, count: 1 });
    await shop.gql(removeReview, { petId }, shopper.token);
    expect((await rated({ where: { brand } })).ids).toEqual([]);
  });
});

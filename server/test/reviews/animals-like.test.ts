import { receive } from '../fixtures/reviews/reviews.ts';
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
});

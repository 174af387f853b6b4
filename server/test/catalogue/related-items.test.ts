import { eventually } from '../fixtures/process/eventually.ts';
import { buy } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem, type ItemInput } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

let shop: OwnShop;
let admin: Account;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
});
afterAll(() => shop.stop());

const related = `query ($id: ID!) {
  similarPets(id: $id, first: 4) { pets { petname } boughtTogether { petname } alsoNeeded { petname } }
}`;

async function relatedTo(id: string): Promise<Record<'pets' | 'boughtTogether' | 'alsoNeeded', string[]>> {
  const { data } = await shop.gql(related, { id });
  const lists = Object.entries(data.similarPets as Record<string, { petname: string }[]>);
  return Object.fromEntries(lists.map(([name, pets]) => [name, pets.map(({ petname }) => petname)])) as never;
}

function add(petname: string, changes: Partial<ItemInput>): Promise<string> {
  return addItem(shop, admin.token, anItem({ petname, ...changes }));
}

const change = 'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { _id } }';
const retire = 'mutation ($id: ID!) { deletePet(id: $id) { _id } }';

it('shows beside kibble what it is bought with; sold out, retired and its own sizes are left out', async () => {
  const kibble = await add('Kibble 2 kg', { kind: 'DRY', family: 'Kibble', variant: '2 kg' });
  const large = await add('Kibble 9 kg', { kind: 'DRY', family: 'Kibble', variant: '9 kg' });
  const bowl = await add('Bowl', { category: 'ACCESSORIES', kind: 'BOWL' });
  const brush = await add('Brush', { category: 'ACCESSORIES', kind: 'GROOMING' });
  const leash = await add('Leash', { category: 'ACCESSORIES', kind: 'LEAD' });
  const ball = await add('Ball', { category: 'ACCESSORIES', kind: 'TOY' });
  const one = (petId: string) => ({ petId, accessoriesAmount: 1 });
  for (const extra of [
    [bowl, leash, ball],
    [bowl, leash, large],
    [leash, brush, large],
  ]) {
    const shopper = await shop.signUp();
    await buy(shop, shopper.token, [kibble, ...extra].map(one));
  }
  // A process reckons when it starts.
  await shop.startAnother();
  await eventually(async () => (await relatedTo(kibble)).boughtTogether.join() === 'Leash,Bowl');
  expect((await relatedTo(large)).boughtTogether).toEqual(['Leash', 'Bowl']);
  expect((await relatedTo(leash)).boughtTogether[0]).toBe('Kibble 2 kg');

  await shop.gql(change, { id: leash, input: { stock: 0 } }, admin.token);
  await shop.gql(retire, { id: bowl }, admin.token);
  await eventually(async () => (await relatedTo(kibble)).boughtTogether.length === 0);
});

it('falls back to the same kind for the same animal, never to treats because they are new', async () => {
  const puppy = { species: null, type: 'CAT' } as const;
  const tray = await add('Trout kibble', { ...puppy, kind: 'DRY' });
  await add('Duck kibble', { ...puppy, kind: 'DRY' });
  await add('Sold out kibble', { ...puppy, kind: 'DRY', stock: 0 });
  await add('Quail tin', { ...puppy, kind: 'WET' });
  await add('Newest treats', { ...puppy, kind: 'TREAT' });
  expect(await relatedTo(tray)).toEqual({
    pets: ['Duck kibble', 'Quail tin'],
    boughtTogether: [],
    alsoNeeded: [],
  });
});

it('says what an animal will need: for its species and its age, one of each', async () => {
  const rabbit = { type: 'OTHER', species: 'RABBIT' } as const;
  const pepper = await addItem(shop, admin.token, anAnimal({ ...rabbit, petname: 'Pepper', age: 'SENIOR' }));
  await add('Hay for the old', { ...rabbit, kind: 'HAY', age: 'SENIOR' });
  await add('Hay for the young', { ...rabbit, kind: 'HAY', age: 'PUPPY' });
  await add('Hutch', { ...rabbit, kind: 'HOUSE', category: 'ACCESSORIES' });
  await add('Bird house', { type: 'OTHER', species: 'BIRD', kind: 'HOUSE', category: 'ACCESSORIES' });
  expect((await relatedTo(pepper)).alsoNeeded).toEqual(['Hay for the old', 'Hutch']);
});

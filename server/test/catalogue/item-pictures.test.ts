import { addPetPicture, arrangePetPictures, petPictures } from '../fixtures/catalogue/item-pictures.ts';
import { addItem, addPet, anItem } from '../fixtures/shop/items.ts';
import { aPicture, aPortrait, type Picture } from '../fixtures/shop/pictures.ts';
import { type Shop, startShop } from '../harness/shop.ts';

interface StoredPicture {
  readonly hash: string;
  readonly alt: string | null;
  readonly focalPoint: { readonly x: number; readonly y: number };
  readonly objectPosition: string;
}

let shop: Shop;
let token: string;
let id: string;

beforeAll(async () => {
  shop = await startShop();
  token = (await shop.signUp({ role: 'admin' })).token;
});
beforeEach(async () => {
  id = await addItem(shop, token, anItem());
});
afterAll(() => shop.stop());

/** A picture that differs from the others. */
function picture(place: number): Promise<Picture> {
  return aPicture({ width: 40, height: 30, background: `rgb(${place * 20}, 90, 90)` });
}

async function send(bytes: Picture, alt: string | null = null, as = token) {
  return shop.gql(addPetPicture, { id, img: null, alt }, as, [{ at: 'variables.img', bytes }]);
}

async function addMany(count: number): Promise<StoredPicture[]> {
  for (let place = 0; place < count; place++) await send(await picture(place));
  return picturesNow();
}

async function picturesNow(): Promise<StoredPicture[]> {
  return (await shop.gql(petPictures, { id })).data.pet.pictures;
}

function arrange(pictures: readonly object[], as = token) {
  return shop.gql(arrangePetPictures, { id, pictures }, as);
}

function hashes(pictures: readonly StoredPicture[]): string[] {
  return pictures.map(({ hash }) => hash);
}

describe('pictures of an item', () => {
  it('come one after another, the first of them as its image, and ten are enough', async () => {
    const pictures = await addMany(10);
    expect(new Set(hashes(pictures)).size).toBe(10);
    expect((await shop.gql(petPictures, { id })).data.pet.image.hash).toBe(pictures[0]?.hash);
    const { errors } = await send(await picture(11));
    expect(errors?.[0]?.extensions.fields).toEqual({ img: 'At most 10 pictures' });
    // One that is there already stays where it is, and is not an eleventh.
    await arrange(
      hashes(pictures)
        .slice(0, 3)
        .map((hash) => ({ hash })),
    );
    expect((await send(await picture(1))).data.addPetPicture.pictures).toHaveLength(3);
  });

  it('are put in another order, described and taken away', async () => {
    const [first, second, third] = await addMany(3);
    const focalPoint = { x: 0.25, y: 0.1 };
    const wanted = [{ hash: third?.hash, alt: ' From the side ', focalPoint }, { hash: first?.hash }];
    const { data } = await arrange(wanted);
    const { image, pictures } = data.arrangePetPictures;
    expect(image.hash).toBe(third?.hash);
    expect(pictures).toMatchObject([
      { hash: third?.hash, alt: 'From the side', focalPoint },
      { hash: first?.hash, alt: null, focalPoint: first?.focalPoint },
    ]);
    expect(hashes(pictures)).not.toContain(second?.hash);
    // What is left out stays, and an empty text takes a text away.
    await arrange([{ hash: third?.hash }]);
    expect(await picturesNow()).toMatchObject([{ alt: 'From the side', focalPoint }]);
    await arrange([{ hash: third?.hash, alt: '' }]);
    expect(await picturesNow()).toMatchObject([{ alt: null, focalPoint }]);
    await arrange([]);
    expect((await shop.gql(petPictures, { id })).data.pet).toEqual({ image: null, pictures: [] });
  });

  it('are those of the item, each once, with a point that lies in them', async () => {
    const [one] = await addMany(1);
    const hash = one?.hash;
    const refused: [object[], object][] = [
      [[{ hash: 'f'.repeat(64) }], { 'pictures.0.hash': 'The item has no such picture' }],
      [[{ hash }, { hash }], { pictures: 'Each picture once' }],
      [[{ hash, focalPoint: { x: 1.2, y: 0 } }], { 'pictures.0.focalPoint.x': 'From 0 to 1' }],
      [[{ hash, alt: 'a'.repeat(161) }], { 'pictures.0.alt': 'At most 160 characters' }],
    ];
    for (const [pictures, fields] of refused) {
      expect((await arrange(pictures)).errors?.[0]?.extensions.fields).toEqual(fields);
    }
    expect(await picturesNow()).toEqual([one]);
  });

  it('are the staff’s, and their changes are kept', async () => {
    const shopper = await shop.signUp();
    const [one] = await addMany(2);
    expect((await send(await picture(5), null, shopper.token)).code).toBe('FORBIDDEN');
    expect((await arrange([], shopper.token)).code).toBe('FORBIDDEN');
    await arrange([{ hash: one?.hash, alt: 'A bag' }]);
    const record = await shop.db
      .collection('auditrecords')
      .findOne({ subjectId: id, action: 'update_pet' }, { sort: { at: -1, _id: -1 } });
    expect(record?.changes).toMatchObject([{ field: 'pictures', after: expect.stringContaining('A bag') }]);
  });

  it('keep the others where another first one comes by the old way', async () => {
    const [first, second] = await addMany(2);
    const update =
      'mutation ($id: ID!, $input: UpdatePetInput!, $img: Upload) { updatePet(id: $id, input: $input, img: $img) { _id } }';
    const files = [{ at: 'variables.img', bytes: await picture(9) }];
    await shop.gql(update, { id, input: {}, img: null }, token, files);
    const now = hashes(await picturesNow());
    expect(now[1]).toBe(second?.hash);
    expect(now).not.toContain(first?.hash);
  });
});

describe('the focal point of a picture', () => {
  it('is found as it comes, and says where lists show it', async () => {
    const bytes = await aPortrait({ x: 0.5, y: 0.16 });
    const { data } = await shop.gql(addPet, { input: anItem(), img: null }, token, [
      { at: 'variables.img', bytes },
    ]);
    id = data.addPet._id;
    const [portrait] = await picturesNow();
    expect(portrait?.focalPoint.y).toBeLessThan(0.25);
    expect(portrait?.objectPosition).toBe('50% 0%');
  });
});

import sharp from 'sharp';
import {
  addAnimalFilePaper,
  addAnimalPaper,
  addOwnAnimal,
  aPdf,
  ownAnimals,
  paperFile,
  removeAnimalFilePaper,
  removeAnimalPaper,
  setAnimalPicture,
} from '../fixtures/animals/animal-papers.ts';
import { deleteAccount } from '../fixtures/personal-data/traces.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { acceptPetOrder, collectPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import { aPhotograph, type Picture } from '../fixtures/shop/pictures.ts';
import type { Account } from '../harness/accounts.ts';
import type { Upload } from '../harness/requests.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/* The photo and the papers of an animal: who gets them, what is taken, and where they end. */

let shop: Shop;
let admin: Account;
let shopper: Account;
let stranger: Account;
let id: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  stranger = await shop.signUp();
});
beforeEach(async () => {
  shopper = await shop.signUp({ isProved: true });
  id = (await done(addOwnAnimal, {})).id;
});
afterAll(() => shop.stop());

async function done(query: string, variables: object, files?: readonly Upload[], { token } = shopper) {
  const { data, errors } = await shop.gql(query, { id, ...variables }, token, files);
  expect(errors).toBeUndefined();
  return data.done;
}

function addPaper(bytes: Uint8Array<ArrayBuffer> = aPdf(), fileName?: string, name?: string) {
  return done(addAnimalPaper, { file: null, name }, paperFile(bytes, fileName));
}

function setPicture(bytes: Picture) {
  return done(setAnimalPicture, { img: null }, [{ at: 'variables.img', bytes }]);
}

async function refusal(query: string, variables: object, files?: readonly Upload[], token = shopper.token) {
  return (await shop.gql(query, { id, ...variables }, token, files)).code;
}

async function get(path: string, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const answer = await fetch(`${shop.url}${path}`, headers && { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const pathOf = (paperId: string) => `/animals/${id}/papers/${paperId}`;
const stored = () => shop.db.collection<{ _id: string }>('animalcontents');

describe('a paper', () => {
  it('is its person’s alone to have, as a file that nobody keeps and nothing runs in', async () => {
    const { papers } = await addPaper();
    const [{ id: paperId }] = papers;
    expect(papers).toEqual([
      {
        ...{ id: paperId, name: 'Impfpass Žofka', kind: 'PDF', bytes: aPdf().length },
        addedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    const { status, headers, bytes } = await get(pathOf(paperId), shopper.token);
    expect([status, bytes.equals(aPdf())]).toEqual([200, true]);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'cache-control': 'no-store' },
      ...{ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" },
      'content-disposition': expect.stringMatching(
        /^attachment; .*filename\*=UTF-8''Impfpass%20%C5%BDofka\.pdf$/,
      ),
    });
    const answers = [stranger, admin].map(({ token }) => get(pathOf(paperId), token));
    expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([404, 404]);
    expect((await get(pathOf(paperId))).status).toBe(401);
  });

  it('that is a photo is made anew, without where it was taken', async () => {
    const { papers } = await addPaper(await aPhotograph(), 'IMG_1.jpg', ' Pedigree ');
    const [{ id: paperId, name, kind, bytes: size }] = papers;
    expect({ name, kind }).toEqual({ name: 'Pedigree', kind: 'PHOTO' });
    const { headers, bytes } = await get(pathOf(paperId), shopper.token);
    expect([headers.get('content-type'), bytes.length]).toEqual(['image/jpeg', size]);
    expect(headers.get('content-disposition')).toBe('attachment; filename=Pedigree.jpg');
    expect(bytes.includes('Someone private')).toBe(false);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
  });

  it.each([
    ['a page that calls itself a PDF', '<!doctype html><script>1</script>', 'UNSUPPORTED_MEDIA_TYPE'],
    ['nothing', '', 'BAD_USER_INPUT'],
    ['a PDF of more than 10 MB', `%PDF-1.4${' '.repeat(10 * 1024 * 1024)}`, 'PAYLOAD_TOO_LARGE'],
    ['the beginning of a JPEG', '\xff\xd8\xff\xe0', 'UNSUPPORTED_MEDIA_TYPE'],
  ])('that is %s is refused, and nothing of it is stored', async (_what, text, code) => {
    const before = await stored().countDocuments();
    const file = paperFile(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    expect(await refusal(addAnimalPaper, { file: null }, file)).toBe(code);
    expect(await stored().countDocuments()).toBe(before);
  });

  it('is one of twenty', async () => {
    const { papers } = await addPaper();
    const full = Array.from({ length: 20 }, (_, place) => ({ ...papers[0], id: String(place) }));
    await shop.db.collection('animals').updateOne({ uid: shopper.uid }, { $set: { papers: full } });
    expect(await refusal(addAnimalPaper, { file: null }, paperFile(aPdf()))).toBe('CONFLICT');
  });

  it('of somebody else’s animal is neither added nor removed', async () => {
    const { papers } = await addPaper();
    const variables = { file: null, paperId: papers[0].id };
    for (const { token } of [stranger, admin]) {
      expect(await refusal(addAnimalPaper, variables, paperFile(aPdf()), token)).toBe('NOT_FOUND');
      expect(await refusal(removeAnimalPaper, variables, undefined, token)).toBe('NOT_FOUND');
      expect(await refusal(setAnimalPicture, {}, undefined, token)).toBe('NOT_FOUND');
    }
    expect((await get(pathOf(papers[0].id), shopper.token)).status).toBe(200);
  });

  it('that is removed is gone for good; of what is not there nothing changes', async () => {
    const paperId = (await addPaper()).papers[0].id;
    await addPaper(aPdf('another'));
    const { papers } = await done(removeAnimalPaper, { paperId });
    expect(papers).toHaveLength(1);
    expect((await get(pathOf(paperId), shopper.token)).status).toBe(404);
    expect(await stored().findOne({ _id: paperId })).toBeNull();
    expect((await done(removeAnimalPaper, { paperId })).papers).toEqual(papers);
  });

  it('that comes while others do is there beside them', async () => {
    await Promise.all(['one', 'two', 'three', 'four'].map((words) => addPaper(aPdf(words), `${words}.pdf`)));
    const { papers } = await done(removeAnimalPaper, { paperId: 'f'.repeat(24) });
    expect(papers.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'four',
      'one',
      'three',
      'two',
    ]);
  });
});

describe('the photo', () => {
  it('is shown by an address that its person is given, made anew and without where it was taken', async () => {
    const { picture } = await setPicture(await aPhotograph());
    const { status, headers, bytes } = await get(picture);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(bytes.includes('Someone private')).toBe(false);
    expect((await get(picture.replace(/signature=./, 'signature=!'))).status).toBe(404);
    expect((await get(`/animals/${id}/picture`, shopper.token)).status).toBe(404);
  });

  it('that another takes the place of is gone, and null shows none', async () => {
    const first = (await setPicture(await aPhotograph())).picture;
    const second = (await setPicture(await aPhotograph({ width: 90 }))).picture;
    expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200]);
    const before = await stored().countDocuments();
    expect((await done(setAnimalPicture, { img: null })).picture).toBeNull();
    expect((await get(second)).status).toBe(404);
    expect(await stored().countDocuments()).toBe(before - 1);
  });

  it('stands on the passport as long as its link leads there', async () => {
    await setPicture(await aPhotograph());
    const share = `mutation ($id: ID!) { done: shareAnimal(id: $id, days: 1) { url } }`;
    const { pathname } = new URL((await done(share, {})).url);
    expect((await get(pathname)).bytes.toString()).toContain(`<img src="${pathname}/picture"`);
    const shown = await get(`${pathname}/picture`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    await done('mutation ($id: ID!) { done: endShares(id: $id) { id } }', {});
    expect((await get(`${pathname}/picture`)).status).toBe(404);
  });
});

describe('where they end', () => {
  const contentIds = async () => {
    const animal = await shop.db.collection('animals').findOne({ uid: shopper.uid });
    return [animal?.photo.id, ...(animal?.papers ?? []).map((paper: { id: string }) => paper.id)];
  };

  it('they go along into the account’s file, and away with the animal', async () => {
    await setPicture(await aPhotograph());
    const { papers } = await addPaper();
    const ids = await contentIds();
    const file = JSON.parse((await get('/account/export.json', shopper.token)).bytes.toString());
    expect(file.animals).toMatchObject([{ _id: id, papers }]);
    expect(file.animals[0].photo).toEqual({ id: ids[0] });
    expect(file.animalPapers.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(ids.toSorted());
    const pdf = file.animalPapers.find(({ _id }: { _id: string }) => _id === papers[0].id);
    expect(Buffer.from(pdf.bytes, 'base64').equals(aPdf())).toBe(true);
    await done('mutation ($id: ID!) { done: removeAnimal(id: $id) { id } }', {});
    expect(await stored().countDocuments({ _id: { $in: ids } })).toBe(0);
  });

  it('they go with the account', async () => {
    await setPicture(await aPhotograph());
    await addPaper();
    const ids = await contentIds();
    expect(await stored().countDocuments({ _id: { $in: ids } })).toBe(2);
    const { errors } = await shop.gql(deleteAccount, { confirmEmail: shopper.email }, shopper.token);
    expect(errors).toBeUndefined();
    await eventually(async () => (await stored().countDocuments({ _id: { $in: ids } })) === 0);
  });
});

describe('the papers of an animal of the shop', () => {
  let petId: string;
  const fileAnswer = (query: string, variables: object, { token }: Account, files?: readonly Upload[]) =>
    shop.gql(query, { id: petId, ...variables }, token, files);
  const fileOf = (paperId: string, token?: string) => get(`/admin/animals/${petId}/papers/${paperId}`, token);

  beforeEach(async () => {
    petId = await addItem(shop, admin.token, anAnimal({ petname: 'Biscuit' }));
  });

  async function fileAPaper(): Promise<string> {
    const { data } = await fileAnswer(addAnimalFilePaper, { file: null }, admin, paperFile(aPdf('Biscuit')));
    return data.done.papers[0].id;
  }

  it('are for the staff', async () => {
    const paperId = await fileAPaper();
    const staff = await shop.signUp({ role: 'staff' });
    expect((await fileOf(paperId, staff.token)).bytes.equals(aPdf('Biscuit'))).toBe(true);
    expect([(await fileOf(paperId, shopper.token)).status, (await fileOf(paperId)).status]).toEqual([
      403, 401,
    ]);
    const refused = await fileAnswer(addAnimalFilePaper, { file: null }, shopper, paperFile(aPdf()));
    expect(refused.code).toBe('FORBIDDEN');
    const { data } = await fileAnswer(removeAnimalFilePaper, { paperId }, staff);
    expect(data.done.papers).toEqual([]);
    expect(await stored().findOne({ _id: paperId })).toBeNull();
  });

  it('go to its new people, who keep them whatever the shop does with its own', async () => {
    const paperId = await fileAPaper();
    const order = await orderAnimal(shop, shopper.token, petId);
    for (const step of [acceptPetOrder, collectPetOrder])
      expect((await shop.gql(step, { id: order }, admin.token)).errors).toBeUndefined();
    const { data } = await shop.gql(ownAnimals, {}, shopper.token);
    const home = data.me.animals.find(({ papers }: { papers: object[] }) => papers.length > 0);
    expect(home.papers).toMatchObject([{ id: paperId, name: 'Impfpass Žofka', kind: 'PDF' }]);
    await fileAnswer(removeAnimalFilePaper, { paperId }, admin);
    expect((await fileOf(paperId, admin.token)).status).toBe(404);
    const path = `/animals/${home.id}/papers/${paperId}`;
    expect((await get(path, shopper.token)).bytes.equals(aPdf('Biscuit'))).toBe(true);
    await shop.gql(removeAnimalPaper, { id: home.id, paperId }, shopper.token);
    expect(await stored().findOne({ _id: paperId })).toBeNull();
  });

  it('stay with the shop when its new people take them away', async () => {
    const paperId = await fileAPaper();
    const ownId = (await addPaper()).papers[0].id;
    const order = await orderAnimal(shop, shopper.token, petId);
    for (const step of [acceptPetOrder, collectPetOrder]) await shop.gql(step, { id: order }, admin.token);
    const { errors } = await shop.gql(deleteAccount, { confirmEmail: shopper.email }, shopper.token);
    expect(errors).toBeUndefined();
    await eventually(async () => (await stored().findOne({ _id: ownId })) === null);
    expect((await fileOf(paperId, admin.token)).status).toBe(200);
  });
});

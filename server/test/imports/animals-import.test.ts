import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/* Files of animals out of the shop and into it: its own, and those of asm3. */

const path = '/admin/import/animals.csv';
const save = `mutation ($id: ID!, $input: AnimalFileInput!) { saveAnimalFile(petId: $id, input: $input) { _id } }`;
const treat = `mutation ($id: ID!, $input: AnimalMedicalInput!) { addAnimalMedical(petId: $id, input: $input) { _id } }`;
const weigh = 'mutation ($id: ID!) { addAnimalWeight(petId: $id, on: "2026-11-02", kg: 6.4) { _id } }';
const fileOf = `query ($id: ID!) { me { _id } pet(id: $id) {
  facts { goodWithCats goodWithDogs goodWithChildren }
  file { chipNumber place eats notes intake { from on notes } medical { kind name on nextOn cost } weights { on kg } }
} }`;

let shop: Shop;
let admin: Account;
let staff: Account;
let id: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  staff = await shop.signUp({ role: 'staff' });
});
beforeEach(async () => {
  id = await addItem(shop, admin.token, anAnimal({ petname: `Biscuit ${Date.now()}` }));
});
afterAll(() => shop.stop());

const send = (csv: string, query = '', { token } = admin) =>
  shop.rest('POST', `${path}${query}`, { token, csv });
const taken = async ({ token } = admin) =>
  (await shop.rest('GET', '/admin/export/animals.csv', { token })).body as string;
const read = async () => (await shop.gql(fileOf, { id }, admin.token)).data.pet;

/** Of the export, the headings and the rows of the animal. */
async function ownLines(account = admin): Promise<string> {
  const lines = (await taken(account)).replace('\uFEFF', '').split('\r\n');
  return [lines[0], ...lines.filter((line) => line.startsWith(`"${id}"`)), ''].join('\r\n');
}

async function fill(): Promise<void> {
  const input = { chipNumber: '981000012345678', place: '=Kennel "4"', intake: { from: 'County shelter' } };
  await shop.gql(save, { id, input }, admin.token);
  for (const name of ['Rabies', 'Distemper']) {
    const entry = { kind: 'VACCINATION', name, on: '2026-11-02', cost: 42.5 };
    await shop.gql(treat, { id, input: entry }, admin.token);
  }
  await shop.gql(weigh, { id }, admin.token);
}

it('what goes out comes in again and changes nothing, whatever stands in it', async () => {
  await fill();
  const file = await ownLines();
  expect(file).toContain(`"'=Kennel ""4"""`);
  expect(file.split('\r\n')).toHaveLength(4);
  const { status, body } = await send(file);
  expect([status, body.changed, body.unchanged.length]).toEqual([200, [], 1]);
  expect(await ownLines(staff)).not.toMatch(/careCost|42\.5/);
});

it('a file that is looked at changes nothing, and does later what it said, or nothing', async () => {
  const file = `_id,place,eats,weightOn,weightKg,careKind,careName,careOn\r\n${id},Kennel 5,Hay,2026-11-03,6.6,vaccination,Rabies,2026-11-03\r\n`;
  const { body: seen } = await send(file, '?dryRun=true');
  expect(seen).toMatchObject({ dryRun: true, imported: false, badRows: [] });
  expect(seen.changed[0].changes).toEqual([
    { field: 'place', before: '', after: 'Kennel 5' },
    { field: 'eats', before: '', after: 'Hay' },
    { field: 'care', before: null, after: 'VACCINATION, Rabies, 2026-11-03' },
    { field: 'weight', before: null, after: '2026-11-03: 6.6 kg' },
  ]);
  expect((await read()).file).toMatchObject({ place: null, medical: [] });
  expect((await send(file, '?fingerprint=another')).status).toBe(409);
  expect((await send(file, `?fingerprint=${seen.fingerprint}`)).body).toMatchObject({ imported: true });
  expect((await read()).file).toMatchObject({
    ...{ place: 'Kennel 5', eats: 'Hay', weights: [{ on: '2026-11-03', kg: 6.6 }] },
    medical: [{ kind: 'VACCINATION', name: 'Rabies', on: '2026-11-03' }],
  });
});

it('of a file with a bad row nothing is done, and each is named', async () => {
  const rows = [`${id},Kennel 5,`, `${id},,soon`, '0123456789abcdef01234567,Kennel 6,', `${id},"x`];
  const { status, body } = await send(`_id,place,careOn\r\n${rows.join('\r\n')}\r\n`);
  expect(status).toBe(400);
  expect(
    body.badRows.map(({ line, fields }: { line: number; fields: object }) => [line, Object.keys(fields)]),
  ).toEqual([
    [3, expect.arrayContaining(['careKind', 'careName', 'careOn'])],
    [4, ['_id']],
    [5, ['row']],
  ]);
  expect((await read()).file.place).toBeNull();
  expect((await send(`_id,shoe\r\n${id},9\r\n`)).body.badRows[0].fields).toHaveProperty('shoe');
  expect((await send(`_id,careCost\r\n${id},9\r\n`, '', staff)).body.badRows[0].fields).toHaveProperty(
    'careCost',
  );
  const many = `_id,place\r\n${`${id},Kennel 5\r\n`.repeat(2001)}`;
  expect((await send(many)).status).toBe(413);
});

it('asm3’s file is read as it comes: 0 is yes, rows of a code are one animal, others are passed over', async () => {
  await fill();
  const head = [
    ...['ANIMALCODE', 'ANIMALNAME', 'ANIMALMICROCHIP', 'ANIMALENTRYDATE', 'ANIMALREASONFORENTRY'],
    ...['ANIMALGOODWITHCATS', 'ANIMALGOODWITHDOGS', 'ANIMALGOODWITHKIDS'],
    ...['VACCINATIONTYPE', 'VACCINATIONGIVENDATE'],
  ].join(',');
  const animal = 'D1,Other name,981000012345678,11/20/2026,Moved,0,1,2';
  const { status, body } = await send(
    `${head}\r\n${animal},Rabies,11/02/2026\r\n${animal},Parvo,11/21/2026\r\nC2,Nobody we know,,11/20/2026,,0,0,0,,\r\n`,
  );
  expect(status).toBe(200);
  expect(body.kept).toEqual([
    { line: 4, field: 'row', reason: expect.stringContaining('Nobody we know: no animal') },
  ]);
  const { facts, file } = await read();
  expect(facts).toEqual({ goodWithCats: 'YES', goodWithDogs: 'NO', goodWithChildren: 'UNKNOWN' });
  expect(file).toMatchObject({
    ...{ chipNumber: '981000012345678', place: '=Kennel "4"' },
    intake: { from: 'County shelter', on: '2026-11-20', notes: 'Moved' },
  });
  expect(file.medical.map(({ name }: { name: string }) => name)).toEqual(['Rabies', 'Distemper', 'Parvo']);
});

import { gzipSync } from 'node:zlib';
import { Types } from 'mongoose';
import { databaseHash } from '../fixtures/database/database-hash.ts';
import { readCsv } from '../fixtures/network/csv.ts';
import { buy } from '../fixtures/shop/checkout.ts';
import { aFileOf, csvOf } from '../fixtures/shop/item-forms.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { unexplainedStocks } from '../fixtures/stock/stock-ledger.ts';
import type { Account } from '../harness/accounts.ts';
import type { RestOptions } from '../harness/requests.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin', name: 'Olive Owner' });
  shopper = await shop.signUp();
});
afterAll(async () => {
  expect(await unexplainedStocks(shop)).toEqual([]);
  await shop.stop();
});

const path = '/admin/import/items.csv';

function send(file: string, query = '', options: RestOptions = {}) {
  return shop.rest('POST', `${path}${query}`, { token: admin.token, csv: file, ...options });
}

const look = (file: string) => send(file, '?dryRun=true');

async function exported(): Promise<string> {
  const { body } = await shop.rest('GET', '/admin/export/items.csv', { token: admin.token });
  return body;
}

async function rowOf(id: string): Promise<Record<string, string>> {
  const row = readCsv(await exported()).find(({ _id }) => _id === id);
  if (!row) throw new Error(`${id} is not in the file`);
  return row;
}

function recordOf(id: string) {
  return shop.db.collection('pets').findOne({ _id: new Types.ObjectId(id) });
}

function auditOf(id: string) {
  return shop.db.collection('auditrecords').find({ subjectId: id }).sort({ _id: 1 }).toArray();
}

function findsBySearch(words: string): Promise<string[]> {
  const query = 'query ($words: String) { pets(search: $words) { edges { node { petname } } } }';
  return shop
    .gql(query, { words })
    .then(({ data }) => data.pets.edges.map(({ node }: { node: { petname: string } }) => node.petname));
}

describe('a dry run', () => {
  it('says what would change, line by line, and changes nothing', async () => {
    const changed = await addItem(shop, admin.token, anItem({ petname: 'Heron food' }));
    const same = await addItem(shop, admin.token, anItem({ petname: 'Heron bowl' }));
    const rows = [
      { ...(await rowOf(changed)), petprice: '9.5', stock: '11', short: 'Now, in a box' },
      await rowOf(same),
      { ...(await rowOf(same)), _id: '', createdAt: '', petname: 'Heron, "large"\r\nbowl' },
      { ...(await rowOf(same)), _id: '', petname: '', petprice: '-1', type: 'horse' },
    ];
    const before = await databaseHash(shop);
    const { status, body } = await look(csvOf(rows));
    expect(status).toBe(200);
    expect(body).toEqual({
      dryRun: true,
      imported: false,
      created: [
        {
          line: 4,
          _id: null,
          petname: 'Heron, "large"\r\nbowl',
          changes: expect.arrayContaining([
            { field: 'petprice', before: null, after: '12.50' },
            { field: 'availability', before: null, after: 'available' },
          ]),
        },
      ],
      changed: [
        {
          line: 2,
          _id: changed,
          petname: 'Heron food',
          changes: [
            { field: 'stock', before: '10', after: '11' },
            { field: 'petprice', before: '12.50', after: '9.50' },
            { field: 'short', before: 'Crunchy and complete.', after: 'Now, in a box' },
          ],
        },
      ],
      unchanged: [{ line: 3, _id: same, petname: 'Heron bowl' }],
      kept: [],
      badRows: [
        {
          line: 6,
          reason: 'petname: This field is required; petprice: Not below 0; type: One of: dog, cat, other',
          fields: {
            petname: 'This field is required',
            petprice: 'Not below 0',
            type: 'One of: dog, cat, other',
          },
        },
      ],
      fingerprint: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await databaseHash(shop)).toEqual(before);
  });

  it('takes a file as it was exported for no change at all', async () => {
    const odd = {
      petname: "'=1+1",
      brand: '=HYPERLINK("https://evil.test")',
      short: '-5',
      details: ' “Sit”,\r\nsaid\tshe. ',
      petprice: 'cheap',
      stock: null,
    };
    const id = await addItem(shop, admin.token, anItem());
    // Whatever the rules let in.
    await shop.db.collection('pets').updateOne({ _id: new Types.ObjectId(id) }, { $set: odd });
    await addItem(shop, admin.token, anAnimal({ type: 'OTHER', species: 'RABBIT' }));
    const retired = await addItem(shop, admin.token, anItem({ petname: 'Old lead' }));
    await buy(shop, shopper.token, [{ petId: retired, accessoriesAmount: 1 }]);
    await shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id: retired }, admin.token);

    const file = await exported();
    expect(readCsv(file).find(({ _id }) => _id === retired)?.availability).toBe('retired');
    // As it comes, with quotation marks everywhere, and with the line breaks of another system within cells too.
    for (const text of [file, csvOf(readCsv(file)), file.replaceAll('\r\n', '\n')]) {
      const { body } = await look(text);
      expect(body).toMatchObject({ created: [], changed: [], badRows: [] });
      expect(body.unchanged).toHaveLength(readCsv(file).length);
    }
    const { body } = await send(file);
    expect(body).toMatchObject({ imported: true, created: [], changed: [], badRows: [] });
    await shop.db.collection('pets').deleteOne({ _id: new Types.ObjectId(id) });
  });

  it('takes the others where an animal was given away since, whose row changes nothing', async () => {
    const [animal, food] = [
      await addItem(shop, admin.token, anAnimal({ petname: 'Gone Lark' })),
      await addItem(shop, admin.token, anItem({ petname: 'Lark seed' })),
    ];
    const rows = [await rowOf(animal), await rowOf(food)];
    await shop.db
      .collection('pets')
      .updateOne({ _id: new Types.ObjectId(animal) }, { $set: { availability: 'sold' } });
    const file = csvOf(rows.map((row) => ({ ...row, petprice: '77.00' })));
    const { body } = await send(file);
    expect(body).toMatchObject({
      imported: true,
      badRows: [],
      changed: [{ petname: 'Lark seed' }],
      unchanged: [{ petname: 'Gone Lark' }],
      kept: [
        {
          line: 2,
          field: 'availability',
          reason: 'It has a new home since the file was written: nothing of its row was changed',
        },
      ],
    });
    expect((await recordOf(animal))?.petprice).not.toBe(77);
    expect((await recordOf(food))?.petprice).toBe(77);
  });

  it('takes blanks beside quotation marks, in rows of nothing else and behind the last column for none', async () => {
    const id = await addItem(shop, admin.token, anItem({ petname: 'Siskin seed' }));
    const file = ` "_id" ,\t"petname"\r\n , \r\n "${id}" , "Siskin mix"\t, ,\r\n\t\r\n`;
    const { body } = await send(file);
    expect(body).toMatchObject({ imported: true, badRows: [], created: [] });
    expect((await recordOf(id))?.petname).toBe('Siskin mix');
  });

  it('reads headings in any case, and a coat as older exports called it', async () => {
    const id = await addItem(shop, admin.token, anItem({ category: 'ACCESSORIES', kind: null }));
    const { body } = await send(`_ID,COLORNAME\n${id},Cream\n`);
    expect(body).toMatchObject({ imported: true, changed: [{ line: 2, _id: id }], badRows: [] });
    expect(await recordOf(id)).toMatchObject({ coat: 'Cream' });
  });

  it('changes what is known of an animal, and keeps its day of birth as a spreadsheet shows it', async () => {
    const facts = { bornOn: '2024-05-01', goodWithCats: 'YES', weightKg: 4, vaccinated: 'YES' };
    const id = await addItem(shop, admin.token, anAnimal({ facts }));
    const row = await rowOf(id);
    expect(row).toMatchObject({ ...facts, weightKg: '4', goodWithDogs: '', healthNotes: '' });
    const known = { goodWithCats: '', goodWithDogs: 'no', weightKg: '4.50', energy: 'Very lively' };
    const { body } = await send(csvOf([{ ...row, ...known, bornOn: '5/1/2024' }]));
    expect(body).toMatchObject({ imported: true, badRows: [], kept: [{ line: 2, field: 'bornOn' }] });
    const record = await recordOf(id);
    expect(record).toMatchObject({
      ...{ bornOn: '2024-05-01', vaccinated: 'YES' },
      ...{ goodWithDogs: 'NO', weightKg: 4.5, energy: 'HIGH' },
    });
    expect(record).not.toHaveProperty('goodWithCats');
    const added = { ...(await rowOf(id)), _id: '', createdAt: '', petname: 'Newcomer', space: 'LOW' };
    expect((await send(csvOf([added]))).body).toMatchObject({ imported: true, badRows: [] });
    const newcomer = await shop.db.collection('pets').findOne({ petname: 'Newcomer' });
    expect(newcomer).toMatchObject({ goodWithDogs: 'NO', weightKg: 4.5, space: 'LOW' });
  });

  it('names facts that are none, and those of what is no animal', async () => {
    const animal = await rowOf(await addItem(shop, admin.token, anAnimal()));
    const food = await rowOf(await addItem(shop, admin.token, anItem()));
    const rows = [
      { ...animal, hoursAlone: '25', goodWithCats: 'sometimes' },
      { ...food, weightKg: '2' },
    ];
    expect((await look(csvOf(rows))).body.badRows).toEqual([
      {
        line: 2,
        reason: expect.any(String),
        fields: { hoursAlone: 'At most 24', goodWithCats: 'One of: YES, NO, UNKNOWN' },
      },
      { line: 3, reason: expect.any(String), fields: { weightKg: 'Only animals have them' } },
    ]);
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['a name that is emptied', { petname: '' }, { petname: 'This field is required' }],
    ['a stock that is emptied', { stock: ' ' }, { stock: 'This field is required' }],
    ['a stock of less than nothing', { stock: '-1' }, { stock: 'Not below 0' }],
    ['a price in words', { petprice: 'ten' }, { petprice: expect.any(String) as unknown as string }],
    ['a kind that food has not', { kind: 'Bed' }, { kind: 'One of: Dry, Wet, Treat, Hay, Seed' }],
    ['a species of a dog', { species: 'Rabbit' }, { species: 'Only the type other has one' }],
    [
      'another state',
      { availability: 'sold' },
      { availability: 'Not changed by a file: leave it empty, or as it is (available)' },
    ],
    [
      'an id of nothing',
      { _id: '0123456789abcdef01234567' },
      { _id: 'The shop has no such item; a new one has an empty cell here' },
    ],
    [
      'an id that is none',
      { _id: '$ne' },
      { _id: 'The shop has no such item; a new one has an empty cell here' },
    ],
  ])('names %s', async (_what, cells, fields) => {
    const id = await addItem(shop, admin.token, anItem({ kind: 'DRY' }));
    const { body } = await look(csvOf([{ ...(await rowOf(id)), ...cells }]));
    expect(body).toMatchObject({ created: [], changed: [], unchanged: [], badRows: [{ line: 2, fields }] });
  });

  it('names every bad row of a new file, whatever is wrong with it', async () => {
    const good = aFileOf({ petname: 'Stork food' });
    const [headings = '', row = ''] = good.split('\r\n');
    const file = [
      headings,
      row,
      `${row},"one more"`,
      row.replace('"12.50"', '12"50'),
      ',,,,,,,,,,',
      aFileOf({ category: 'pets', gender: '', stock: '' }).split('\r\n')[1],
      aFileOf({ category: 'pets' }).split('\r\n')[1],
      row.replace('"Brown"', '"Brown'),
      row.replace('Stork food', 'Stork bed'),
    ].join('\n');
    const { body } = await look(file);
    expect(body.created).toMatchObject([
      { line: 2, petname: 'Stork food' },
      { line: 9, petname: 'Stork bed' },
    ]);
    expect(body.badRows).toMatchObject([
      { line: 3, reason: '12 cells under 11 headings: is there a separator too many?' },
      { line: 4, reason: expect.stringContaining('A quotation mark within a cell') },
      { line: 6, reason: 'gender: This field is required' },
      { line: 7, reason: 'stock: An animal is one of a kind and has none' },
      { line: 8, reason: expect.stringContaining('Behind the closing quotation mark') },
    ]);
  });

  it('takes the same item twice for a mistake', async () => {
    const row = await rowOf(await addItem(shop, admin.token, anItem()));
    const isNew = { ...row, _id: '', petname: 'Rail food' };
    const { body } = await look(csvOf([row, { ...row, stock: '3' }, isNew, { ...isNew, stock: '3' }]));
    expect(body.badRows).toMatchObject([
      { line: 3, reason: '_id: The item of line 2 again' },
      { line: 5, reason: 'The new item of line 4 again' },
    ]);
  });

  it('takes a new item that the shop has already for a mistake', async () => {
    const file = aFileOf({ petname: 'Crake food' });
    await send(file);
    const { body } = await send(file);
    const crake = await shop.db.collection('pets').findOne({ petname: 'Crake food' });
    expect(body.badRows).toMatchObject([
      { line: 2, reason: `_id: The shop has this item already: ${crake?._id}` },
    ]);
  });

  it('takes rows as spreadsheets save them, with fewer cells or empty ones more', async () => {
    const id = await addItem(shop, admin.token, anItem({ petname: 'Sora food', shelf: 'C3' }));
    const kennel = `${['_id', 'petname', 'petprice', 'shelf'].join()},,`;
    const { body } = await look(`${kennel}\r\n${id},Sora food,13\r\n${id.replace(/./, '0')},,,,,,,\r\n`);
    expect(body.changed).toMatchObject([
      {
        changes: [
          { field: 'petprice', before: '12.50', after: '13.00' },
          { field: 'shelf', before: 'C3', after: '' },
        ],
      },
    ]);
    expect(body.badRows).toMatchObject([
      { line: 3, fields: { _id: expect.stringContaining('no such item') } },
    ]);
  });

  it('takes a price without its last zeros for the same price', async () => {
    const row = await rowOf(await addItem(shop, admin.token, anItem()));
    const { body } = await look(csvOf([{ ...row, petprice: '12.5' }]));
    expect(body).toMatchObject({ changed: [], kept: [], badRows: [] });
  });

  it.each([
    ['007', '7'],
    ['1E5', '100000'],
    ['1E5', '1.00E+05'],
    ['3-4', '4-Mar'],
  ])('keeps the shelf %s, of which a spreadsheet makes %s, and says why', async (shelf, cell) => {
    const id = await addItem(shop, admin.token, anItem({ shelf }));
    const { body } = await look(csvOf([{ ...(await rowOf(id)), shelf: cell }]));
    expect(body).toMatchObject({
      changed: [],
      badRows: [],
      kept: [
        { line: 2, field: 'shelf', reason: `Stays ${shelf}: a spreadsheet makes ${cell} of it by itself` },
      ],
    });
  });

  it.each<[string, string, string]>([
    ['nothing', '', 'Nothing is in it'],
    ['headings alone', 'petname,petprice\r\n', 'No items stand below the headings'],
    ['empty rows alone', 'petname,petprice\r\n,\r\n', 'No items stand below the headings'],
    ['a column that is none', 'petname,prize\r\nRex,1\r\n', 'prize: No column of items: _id, petname,'],
    ['columns without end', `${'x,'.repeat(90)}\r\n`, 'More than 80 cells'],
    ['a column twice', 'petname,petname\r\nRex,Rex\r\n', 'petname: The same column twice'],
  ])('says so of a file of %s', async (_what, file, reason) => {
    const { status, body } = await look(file);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      created: [],
      changed: [],
      badRows: [{ line: 1, reason: expect.stringContaining(reason) }],
    });
  });
});

describe('an import', () => {
  it('takes facts of goods back as they were exported, changes them, and takes them away', async () => {
    const facts = { netWeightGrams: 12_000, pieceCount: 6, kcalPer100g: 360, material: '=Paper' };
    const ingredients = 'Chicken, 26 %;\n"brown" rice';
    const item = anItem({ petname: 'Bittern food', ...facts, ingredients });
    const id = await addItem(shop, admin.token, item);
    const row = await rowOf(id);
    expect(row).toMatchObject({ netWeightGrams: '12000', netVolumeMl: '', kcalPer100g: '360', ingredients });
    const same = await look(csvOf([row]));
    expect(same.body).toMatchObject({ unchanged: [{ _id: id }], changed: [], kept: [], badRows: [] });

    const changed = { ...row, netWeightGrams: '2400', kcalPer100g: '', ingredients: 'Duck' };
    const { body } = await look(csvOf([{ ...row, netWeightGrams: '12 kg' }]));
    expect(body.badRows).toMatchObject([{ reason: 'netWeightGrams: A whole number' }]);
    expect((await send(csvOf([changed]))).body.changed).toMatchObject([
      {
        changes: [
          { field: 'netWeightGrams', before: '12000', after: '2400' },
          { field: 'kcalPer100g', before: '360', after: '' },
          { field: 'ingredients', before: ingredients, after: 'Duck' },
        ],
      },
    ]);
    const stored = await recordOf(id);
    expect(stored).toMatchObject({ netWeightGrams: 2400, pieceCount: 6, material: '=Paper' });
    expect(stored).not.toHaveProperty('kcalPer100g');
  });

  it('adds and changes items as the forms do: with their words, facts, stock and audit', async () => {
    const id = await addItem(shop, admin.token, anItem({ petname: 'Plover treats', brand: 'Brook' }));
    const changed = { ...(await rowOf(id)), petname: 'Ouzel treats', brand: '', shelf: 'C3', stock: '0' };
    const added = { ...changed, _id: '', createdAt: '', petname: 'Ouzel wet food', kind: '', stock: '' };
    const { status, body } = await send(csvOf([changed, added]));
    expect([status, body.imported, body.dryRun]).toEqual([200, true, false]);

    expect(await recordOf(id)).toMatchObject({
      petname: 'Ouzel treats',
      shelf: 'C3',
      stock: 0,
      petprice: 12.5,
    });
    expect(await recordOf(id)).not.toHaveProperty('brand');
    const created = await shop.db.collection('pets').findOne({ petname: 'Ouzel wet food' });
    expect(created).toMatchObject({
      availability: 'available',
      stock: 0,
      kind: 'Wet',
      timesOrdered: 0,
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date),
    });
    expect((await findsBySearch('ouzel')).sort()).toEqual(['Ouzel treats', 'Ouzel wet food']);
    expect(await findsBySearch('plover')).toEqual([]);

    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'update_pet',
      actor: admin.email,
      subjectName: 'Ouzel treats',
      changes: [
        { field: 'petname', before: 'Plover treats', after: 'Ouzel treats' },
        { field: 'brand', before: 'Brook', after: null },
        { field: 'shelf', before: null, after: 'C3' },
        { field: 'stock', before: '10', after: '0' },
      ],
    });
    expect(await auditOf(String(created?._id))).toMatchObject([
      { action: 'add_pet', actorName: 'Olive Owner' },
    ]);
  });

  it('is for staff too, who edit the catalogue', async () => {
    const staff = await shop.signUp({ role: 'staff' });
    const { body } = await send(aFileOf({ petname: 'Knot food' }), '', { token: staff.token });
    expect(body.imported).toBe(true);
    const created = await shop.db.collection('pets').findOne({ petname: 'Knot food' });
    expect(await auditOf(String(created?._id))).toMatchObject([{ actor: staff.email }]);
  });

  it('counts the words of its items as one after another would', async () => {
    const file = aFileOf({ petname: 'Dipper food' }, { petname: 'Dipper bed' }, { petname: 'Dipper lead' });
    await send(file);
    const word = await shop.db.collection('words').findOne({ _id: 'dipper' as never });
    expect(word).toMatchObject({ items: 3 });
  });

  it('keeps what a spreadsheet would have run as what it is', async () => {
    const id = await addItem(shop, admin.token, anItem({ short: '=1+1', details: 'Eider' }));
    const row = await rowOf(id);
    expect(row.short).toBe("'=1+1");
    await send(csvOf([{ ...row, details: "'-20 degrees and less" }]));
    expect(await recordOf(id)).toMatchObject({ short: '=1+1', details: '-20 degrees and less' });
  });

  it('does nothing at all where one row is bad, and says which', async () => {
    const id = await addItem(shop, admin.token, anItem());
    const row = { ...(await rowOf(id)), stock: '3' };
    const file = csvOf([row, { ...row, _id: '', petprice: '100000.01' }]);
    const before = await databaseHash(shop);
    const { status, body } = await send(file);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { code: 'BAD_USER_INPUT', message: 'One row is wrong, so nothing was imported' },
      imported: false,
      badRows: [{ line: 3, reason: 'petprice: At most 100,000 dollars' }],
    });
    expect(await databaseHash(shop)).toEqual(before);
  });

  it('does nothing at all where it can not be audited', async () => {
    const id = await addItem(shop, admin.token, anItem());
    const row = { ...(await rowOf(id)), stock: '3' };
    const refuse = (validator: object) => shop.db.command({ collMod: 'auditrecords', validator });
    await refuse({ actor: 'nobody' });
    const before = await databaseHash(shop);
    const { status } = await send(csvOf([row, { ...row, _id: '', petname: 'Snipe food' }]));
    const after = await databaseHash(shop);
    await refuse({});
    expect([status, after]).toEqual([500, before]);
  });

  it('does what was looked at, or nothing', async () => {
    const id = await addItem(shop, admin.token, anItem({ petname: 'Wren food' }));
    const file = csvOf([{ ...(await rowOf(id)), stock: '50' }]);
    const { body } = await look(file);
    await buy(shop, shopper.token, [{ petId: id, accessoriesAmount: 4 }]);
    const query = `?fingerprint=${body.fingerprint}`;
    const late = await send(file, query);
    expect([late.status, late.body.error.code]).toEqual([409, 'CONFLICT']);
    expect(await recordOf(id)).toMatchObject({ stock: 6 });

    const again = await look(file);
    expect(again.body.changed[0].changes).toEqual([{ field: 'stock', before: '6', after: '46' }]);
    const done = await send(file, `?fingerprint=${again.body.fingerprint}`);
    expect(done.body.imported).toBe(true);
    expect(await recordOf(id)).toMatchObject({ stock: 46 });
  });

  it('loses no sale that happens meanwhile', async () => {
    const id = await addItem(shop, admin.token, anItem({ stock: 30 }));
    const file = csvOf([{ ...(await rowOf(id)), petprice: '13.00' }]);
    const sales = Array.from({ length: 4 }, async () => {
      const buyer = await shop.signUp();
      return buy(shop, buyer.token, [{ petId: id, accessoriesAmount: 2 }]);
    });
    await Promise.all([...sales, send(csvOf([{ _id: id, petprice: '13.00' }])), look(file)]);
    expect(await recordOf(id)).toMatchObject({ stock: 22, petprice: 13 });
  });

  describe('of an item of which four were sold while the file was away', () => {
    let id: string;
    let row: Record<string, string>;

    beforeEach(async () => {
      id = await addItem(shop, admin.token, anItem({ stock: 20 }));
      row = await rowOf(id);
      expect(row).toMatchObject({ stock: '20', stockWas: '20' });
      await buy(shop, shopper.token, [{ petId: id, accessoriesAmount: 4 }]);
    });

    it.each([
      ['leaves the stock that the file left', '20', 16],
      ['adds what the file added', '25', 21],
      ['takes what the file took', '5', 1],
    ])('%s', async (_what, stock, left) => {
      const { body } = await send(csvOf([{ ...row, stock, petprice: '9.00' }]));
      expect(body).toMatchObject({ imported: true, kept: [] });
      expect(await recordOf(id)).toMatchObject({ stock: left, petprice: 9 });
    });

    it('takes no more than there is', async () => {
      const { body } = await send(csvOf([{ ...row, stock: '3' }]));
      expect(body.badRows).toMatchObject([
        { reason: 'stock: 17 fewer is not possible: only 16 are left by now' },
      ]);
    });

    it.each([
      ['without the column', () => ({ _id: id, petprice: '9.00', stock: '20' })],
      ['with nothing in it', () => ({ ...row, petprice: '9.00', stock: '30', stockWas: '' })],
    ])('changes no stock by a file %s of what it was, and says so', async (_what, cells) => {
      const { body } = await send(csvOf([cells()]));
      expect(body.kept).toMatchObject([
        { line: 2, field: 'stock', reason: expect.stringMatching(/^Stays 16: the file does not say/) },
      ]);
      expect(await recordOf(id)).toMatchObject({ stock: 16, petprice: 9 });
    });

    it('sets the stock where that is asked for, if the file does not say what it was', async () => {
      const { body } = await send(csvOf([{ _id: id, stock: '18' }]), '?setsStock=true');
      expect(body.kept).toEqual([]);
      expect(await recordOf(id)).toMatchObject({ stock: 18 });
      await send(csvOf([row]), '?setsStock=true');
      expect(await recordOf(id)).toMatchObject({ stock: 18 });
    });
  });

  it.each<[string, (text: string) => Uint8Array<ArrayBuffer>, string, string]>([
    ['semicolons in Windows-1252', (text) => Uint8Array.from(Buffer.from(text, 'latin1')), ';', ''],
    ['tabs in UTF-16', (text) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le')), '\t', ''],
    ['the separator that it names', (text) => Uint8Array.from(Buffer.from(text)), '|', 'sep=|\r\n'],
  ])('comes with %s, and decimal commas', async (_what, bytesOf, separator, first) => {
    const id = await addItem(shop, admin.token, anItem({ petname: 'Loon food' }));
    const row = [id, 'Loön food', '9,50'].join(separator);
    const csv = bytesOf(`${first}${['_ID', 'petname', 'PetPrice'].join(separator)}\r\n${row}\r\n`);
    const { body } = await shop.rest('POST', path, { token: admin.token, csv });
    expect(body).toMatchObject({ imported: true, changed: [{ _id: id }], badRows: [] });
    expect(await recordOf(id)).toMatchObject({ petname: 'Loön food', petprice: 9.5 });
  });

  it('comes as the file of a form, too, or packed', async () => {
    const form = { file: new Blob([aFileOf({ petname: 'Teal food' })]) };
    const sent = await shop.rest('POST', path, { token: admin.token, form });
    expect(sent.body).toMatchObject({ imported: true, created: [{ line: 2, petname: 'Teal food' }] });
    const headers = { 'content-encoding': 'gzip' };
    const csv = new Uint8Array(gzipSync(aFileOf({ petname: 'Smew food' })));
    const packed = await shop.rest('POST', path, { token: admin.token, csv, headers });
    expect(packed.body.created).toMatchObject([{ petname: 'Smew food' }]);
  });
});

describe('what is not taken', () => {
  it.each([
    ['a visitor', () => undefined, 401, 'UNAUTHENTICATED'],
    ['a shopper', () => shopper.token, 403, 'FORBIDDEN'],
  ])('is a file of %s', async (_who, token, status, code) => {
    const before = await databaseHash(shop);
    for (const query of ['', '?dryRun=true']) {
      const answer = await send(aFileOf({}), query, { token: token() });
      expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    }
    expect(await databaseHash(shop)).toEqual(before);
  });

  it.each([
    ['?dryrun=true'],
    ['?dryRun[]=true'],
    ['?setsStock=yes'],
    ['?dryRun=1'],
    ['?dryRun='],
    ['?dryRun=true&dryRun=false'],
  ])('is an address that may mean a dry run: %s', async (query) => {
    const before = await databaseHash(shop);
    const { status, body } = await send(aFileOf({}), query);
    expect([status, body.error.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await databaseHash(shop)).toEqual(before);
  });

  it('is a body of another kind', async () => {
    const { status, body } = await send('{}', '', { headers: { 'content-type': 'application/json' } });
    expect([status, body.error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('is a workbook', async () => {
    const csv = new Uint8Array([0x50, 0x4b, 3, 4]);
    const { status, body } = await shop.rest('POST', path, { token: admin.token, csv });
    expect([status, body.error.fields]).toEqual([400, { file: 'That is a workbook: save its sheet as CSV' }]);
  });

  it('is a file of more than 8 MB that is no large table', async () => {
    const { status, body } = await look(`petname\r\n${'x'.repeat(8 * 1024 * 1024)}`);
    expect([status, body.error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(body.error.message).toContain('at most 8 MB');
  });

  it('is a packed file that is too large once it is unpacked', async () => {
    const csv = new Uint8Array(gzipSync('x'.repeat(9 * 1024 * 1024)));
    const headers = { 'content-encoding': 'gzip' };
    const { status } = await shop.rest('POST', path, { token: admin.token, csv, headers });
    expect(status).toBe(413);
  });
});

describe('a file that is large and no table', () => {
  it.each([
    ['commas', '', ','],
    ['commas below headings', 'petname\r\n', ','],
    ['quotation marks', '', '"'],
    ['line breaks within a cell', '"', '\n'],
    ['empty lines', '', '\n'],
    ['short rows', 'petname\r\n', ',\n'],
  ])('of %s holds nobody up', async (_what, beginning, repeated) => {
    const file = beginning + repeated.repeat((7.9 * 1024 * 1024) / repeated.length);
    let isDone = false;
    const looked = look(file).finally(() => {
      isDone = true;
    });
    const waits: number[] = [];
    while (!isDone) {
      const begun = performance.now();
      await fetch(`${shop.url}/livez`);
      waits.push(performance.now() - begun);
    }
    expect((await looked).status).toBeLessThan(500);
    expect(Math.max(...waits)).toBeLessThan(1500);
  });
});

describe('as much as one file may change', () => {
  it('goes through in one transaction, and then changes nothing', async () => {
    const details = Array.from({ length: 60 }, (_, place) => `word${place}`).join(' ');
    const rows = Array.from({ length: 2000 }, (_, place) => ({ petname: `Auk ${place}`, details }));
    const { body } = await send(aFileOf(...rows));
    expect(body).toMatchObject({ imported: true });
    expect(await shop.db.collection('pets').countDocuments({ petname: /^Auk / })).toBe(2000);
    const auks = readCsv(await exported()).filter(({ petname }) => petname?.startsWith('Auk'));
    const repriced = csvOf(
      auks.map((row) => ({ ...row, petprice: '1.00', details: `${row.details} again` })),
    );
    expect((await send(repriced)).body).toMatchObject({ imported: true, unchanged: [] });
    expect((await send(repriced)).body.unchanged).toHaveLength(2000);
  });
});

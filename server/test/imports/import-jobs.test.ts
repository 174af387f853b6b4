import { setTimeout as pause } from 'node:timers/promises';
import { Types } from 'mongoose';
import { readCsv } from '../fixtures/network/csv.ts';
import { buy } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let staff: Account;
let shopper: Account;

beforeAll(async () => {
  shop = await startShop({ env: { IMPORT_SECONDS: '1' } });
  [admin, staff, shopper] = await Promise.all([
    shop.signUp({ role: 'admin' }),
    shop.signUp({ role: 'staff' }),
    shop.signUp(),
  ]);
});
afterAll(() => shop.stop());

type File = string | Uint8Array<ArrayBuffer>;

async function bring(file: File, { token } = admin, name = 'list.csv') {
  const { status, body } = await shop.rest('POST', `/admin/imports?name=${name}`, { token, csv: file });
  expect([status, body.error]).toEqual([201, undefined]);
  return body;
}

async function get(id: string, { token } = admin) {
  return (await shop.rest('GET', `/admin/imports/${id}`, { token })).body;
}

function read(id: string, changes: object) {
  const json = { setsStock: false, defaults: {}, ...changes };
  return shop.rest('PUT', `/admin/imports/${id}`, { token: admin.token, json });
}

async function until(id: string, state: string) {
  for (let tries = 0; tries < 200; tries++) {
    const job = await get(id);
    if (job.state === state) return job;
    if (job.state === 'failed' || job.problem) throw new Error(job.problem);
    await pause(100);
  }
  throw new Error(`The import is not ${state}`);
}

async function run(id: string, deed: 'start' | 'undo' = 'start') {
  const { status } = await shop.rest('POST', `/admin/imports/${id}/${deed}`, { token: admin.token });
  expect(status).toBe(200);
  return until(id, deed === 'start' ? 'done' : 'undone');
}

async function badRows(id: string): Promise<string> {
  return (await shop.rest('GET', `/admin/imports/${id}/bad-rows.csv`, { token: admin.token })).body;
}

const itemBy = (sku: string) => shop.db.collection('pets').findOne({ skuKey: sku.toLowerCase() });

async function explains(sku: string): Promise<void> {
  const item = await itemBy(sku);
  const moves = await shop.db.collection('stockmoves').find({ petId: item?._id }).toArray();
  expect(moves.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(item?.stock);
}

const german = [
  'Artikel-Nr;Bezeichnung;EK;VK;EAN;Hersteller Name;Lagermenge',
  'G-1;Trockenfutter für Hunde;1.004,50;"1.299,90 €";4006381333931;Wagwell;12',
  'G-2;Kratzbaum für Katzen;20;39,90',
  'G-3;;20;39,90;;;',
  'g-2;Noch einmal;1;2;;;',
  '',
].join('\r\n');

describe('a supplier’s file', () => {
  it('in Windows-1252 with semicolons and decimal commas is understood, imported, and undone', async () => {
    const bytes = Buffer.from(german.replace('€', '\u0080'), 'latin1');
    const job = await bring(new Uint8Array(bytes));
    expect(job).toMatchObject({
      state: 'uploaded',
      system: 'list',
      encoding: 'windows-1252',
      separator: ';',
    });
    expect(job.mapping).toEqual(['sku', 'petname', 'costPrice', 'petprice', 'barcode', 'brand', 'stock']);
    expect(job.preview.counts).toEqual({ created: 2, changed: 0, unchanged: 0, kept: 0, bad: 2 });
    expect(await itemBy('G-1')).toBeNull();

    const done = await run(job._id);
    expect(done.counts).toMatchObject({ created: 2, bad: 2 });
    expect(await itemBy('G-1')).toMatchObject({
      ...{ sku: 'G-1', petname: 'Trockenfutter für Hunde', petprice: 1299.9, costPrice: 1004.5, stock: 12 },
      ...{ barcode: '4006381333931', brand: 'Wagwell', category: 'food', type: 'dog' },
    });
    // A short row is a row; and what nobody counted is not there.
    expect(await itemBy('G-2')).toMatchObject({
      category: 'accessories',
      type: 'cat',
      stock: 0,
      petprice: 39.9,
    });
    await explains('G-1');

    const bad = readCsv(await badRows(job._id));
    expect(bad.map((row) => [row['Artikel-Nr'], row.problem])).toEqual([
      ['G-3', expect.stringContaining('petname: This field is required')],
      ['g-2', 'An earlier row is about the same item'],
    ]);

    const undone = await run(job._id, 'undo');
    expect([undone.counts.undone, undone.notUndone]).toEqual([2, []]);
    expect([await itemBy('G-1'), await itemBy('G-2')]).toEqual([null, null]);
  });

  it('has its mapping remembered, and its bad rows can be put right and brought again', async () => {
    const list = 'Code,What,Costs\nM-1,Wool mouse for cats,4.50\nM-2,Ball,free\n';
    const job = await bring(list);
    expect(job.mapping).toEqual([null, null, null]);
    expect((await read(job._id, { mapping: ['sku', 'petname', 'sku'] })).body.error.fields).toEqual({
      mapping: 'Two columns are sku',
    });
    const asked = {
      mapping: ['sku', 'petname', 'petprice'],
      defaults: { category: 'accessories', type: 'dog' },
    };
    expect((await read(job._id, asked)).body.preview.counts).toMatchObject({ created: 1, bad: 1 });
    await run(job._id);
    expect((await read(job._id, asked)).status).toBe(409);

    const again = await bring((await badRows(job._id)).replace('free', '3'));
    expect(again.mapping).toEqual(['sku', 'petname', 'petprice', null]);
    expect((await read(again._id, { ...asked, mapping: again.mapping })).body.preview.badRows).toEqual([]);
    await run(again._id);
    expect(await itemBy('M-2')).toMatchObject({ petprice: 3, type: 'dog', category: 'accessories' });
  });

  it('is taken at once as it was read last, and refused where nobody has said how', async () => {
    const send = (csv: string) => shop.rest('POST', '/admin/import/items.csv', { token: admin.token, csv });
    const unknown = await send('Ref no,Thing,Pays\nK-1,Wool ball,4.50\n');
    expect(unknown).toMatchObject({ status: 400, body: { imported: false } });

    const job = await bring('Ref no,Thing,Pays\nK-1,Wool ball,4.50\n');
    const defaults = { category: 'accessories', type: 'cat' };
    await read(job._id, { mapping: ['sku', 'petname', 'petprice'], defaults });
    await run(job._id);

    const list = 'PAYS;Thing;Ref No\n5,25;Wool ball;K-1\n6;Bell;K-2\n';
    const { body } = await send(list);
    expect(
      [body.created, body.changed].map((rows) => rows.map(({ line }: { line: number }) => line)),
    ).toEqual([[3], [2]]);
    expect(await itemBy('K-1')).toMatchObject({ petname: 'Wool ball', petprice: 5.25 });
    expect(await itemBy('K-2')).toMatchObject({ petprice: 6, ...defaults, stock: 0 });
    const twice = await send(`${list}7;Bell again;k-2\n`);
    expect(twice.status).toBe(400);
    expect(twice.body.badRows).toMatchObject([{ line: 4, reason: 'An earlier row is about the same item' }]);
  });

  it('changes what has the SKU, in any case, and undoes what nobody changed since', async () => {
    const ids = await Promise.all(
      ['U-1', 'U-2', 'U-3'].map((sku) =>
        addItem(shop, admin.token, anItem({ sku, petname: `Kibble ${sku}` })),
      ),
    );
    const job = await bring('SKU;PRICE\nu-1;20\nU-2;21\nu-3;22\n');
    expect((await run(job._id)).counts).toMatchObject({ changed: 3 });
    expect(await itemBy('U-1')).toMatchObject({ _id: new Types.ObjectId(ids[0]), sku: 'U-1', petprice: 20 });
    const input = { petprice: 50 };
    await shop.gql(
      'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { _id } }',
      { id: ids[1], input },
      admin.token,
    );
    const undone = await run(job._id, 'undo');
    expect(undone.notUndone).toEqual([
      expect.objectContaining({ petname: 'Kibble U-2', reason: 'petprice changed since' }),
    ]);
    expect([(await itemBy('U-1'))?.petprice, (await itemBy('U-2'))?.petprice]).toEqual([12.5, 50]);
  });

  it('keeps goods that were ordered since', async () => {
    const job = await bring('SKU,Name,Price,Stock\nO-1,Dog food,5,10\n');
    await run(job._id);
    const petId = String((await itemBy('O-1'))?._id);
    await buy(shop, shopper.token, [{ petId, accessoriesAmount: 2 }]);
    expect((await run(job._id, 'undo')).notUndone).toMatchObject([
      { reason: 'It was ordered since: retire it instead' },
    ]);
    expect(await itemBy('O-1')).toMatchObject({ stock: 8 });
    await explains('O-1');
  });
});

describe('the stock in a file', () => {
  it('counts as far as it differs from what the file says it was', async () => {
    const id = await addItem(shop, admin.token, anItem({ sku: 'S-1' }));
    await buy(shop, shopper.token, [{ petId: id, accessoriesAmount: 3 }]);
    const job = await bring(`_ID;Stock;stockwas\n${id};15;10\n`);
    expect(job.system).toBe('own');
    await run(job._id);
    expect((await itemBy('S-1'))?.stock).toBe(12);
    await run(job._id, 'undo');
    expect((await itemBy('S-1'))?.stock).toBe(7);
    await explains('S-1');
  });
});

describe('files of other shops', () => {
  const shopifyRows = (handle: string, published: string, sku: string, qty: string, price: string) =>
    [
      `Handle,Title,Body (HTML),Vendor,Type,Tags,${published},Option1 Name,Option1 Value,${sku},Variant Grams,Variant Inventory Tracker,${qty},${price},Image Src,Status`,
      `${handle},Wild Kibble,"<p>Good &amp; dry.</p>\n<p>For dogs.</p>",Wagwell,Dog Food,"dog, dry",TRUE,Size,2 kg,${handle}-2,2000,shopify,7,19.99,https://x.test/a.jpg,active`,
      `${handle},,,,,,,,5 kg,'${handle}-5,5000,shopify,3,39.99,,`,
      `${handle},,,,,,,,,,,,,,https://x.test/b.jpg,`,
      `${handle}-draft,Draft,,,,,TRUE,Title,Default Title,${handle}-D,0,,,1,,draft`,
      '',
    ].join('\n');

  it('are read as they are: Shopify’s old one', async () => {
    const job = await bring(
      shopifyRows('wild', 'Published', 'Variant SKU', 'Variant Inventory Qty', 'Variant Price'),
    );
    expect(job.system).toBe('shopify');
    expect((await run(job._id)).counts).toMatchObject({ created: 2, bad: 1 });
    expect(await itemBy('wild-5')).toMatchObject({
      ...{ petname: 'Wild Kibble – 5 kg', details: 'Good & dry.\nFor dogs.', short: 'Good & dry.' },
      ...{ brand: 'Wagwell', category: 'food', type: 'dog', netWeightGrams: 5000, stock: 3, petprice: 39.99 },
    });
    const listed =
      '{ pets(search: "Wild Kibble") { totalCount edges { node { petname choices { count lowestPrice } variants { variant } } } } }';
    const { data } = await shop.gql(listed);
    expect(data.pets).toEqual({
      totalCount: 1,
      edges: [
        {
          node: {
            ...{ petname: 'Wild Kibble – 2 kg', choices: { count: 2, lowestPrice: 19.99 } },
            variants: [{ variant: '2 kg' }, { variant: '5 kg' }],
          },
        },
      ],
    });
  });

  it('are read as they are: Shopify’s new one', async () => {
    const file = [
      'Title,URL handle,Description,Vendor,Product category,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Cost per item,Charge tax,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display',
      "Scratch Post,scratch-post,Tall.,Clawson,Animals & Pet Supplies > Pet Supplies > Cat Supplies > Cat Furniture,cat scratcher,TRUE,Active,NEW-1,'0123456789012,Title,Default Title,,49.00,,20.123,TRUE,shopify,4,DENY,8000,kg",
      '',
    ].join('\r\n');
    const job = await bring(file);
    await run(job._id);
    expect(await itemBy('NEW-1')).toMatchObject({
      ...{ petname: 'Scratch Post', barcode: '0123456789012', costPrice: 20.12, stock: 4 },
      ...{ category: 'accessories', type: 'cat', brand: 'Clawson' },
    });
  });

  it('are read as they are: WooCommerce’s, whose parents may stand behind', async () => {
    const file = [
      'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Short description,Description,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Parent',
      '2,variation,W-RED,4006381333931,Collar - Red,1,,,1,5,0.2,8.50,10,,W-PARENT',
      '3,variation,W-BLUE,,Collar - Blue,1,,,0,,0.2,,10,,id:1',
      '1,variable,W-PARENT,,Collar,1,Strong.,"Strong.\\nFor dogs.",1,,,,,"Dogs > Collars",',
      '4,simple,W-OFF,,Secret,0,,,1,,,,3,Dogs,',
      '',
    ].join('\n');
    const job = await bring(file);
    expect(job.system).toBe('woocommerce');
    expect((await run(job._id)).counts).toMatchObject({ created: 2, bad: 1 });
    expect(await itemBy('W-RED')).toMatchObject({
      ...{ petname: 'Collar - Red', petprice: 8.5, stock: 5, netWeightGrams: 200, category: 'accessories' },
      ...{ details: 'Strong.\nFor dogs.', type: 'dog' },
    });
    expect(await itemBy('W-BLUE')).toMatchObject({ stock: 0, petprice: 10 });
  });
});

describe('the own file', () => {
  it('comes back unchanged, also as LibreOffice saves it', async () => {
    const odd = { brand: '=HYPERLINK("x")', short: '-5', details: ' “Sit”,\r\nsaid\tshe. ', shelf: '007' };
    const id = await addItem(shop, admin.token, anItem({ sku: '00123', costPrice: 4.5 }));
    await shop.db.collection('pets').updateOne({ _id: new Types.ObjectId(id) }, { $set: odd });
    const { body } = await shop.rest('GET', '/admin/export/items.csv', { token: admin.token });
    const text = (body as string).replace(/^\uFEFF/, '');
    const rows = readCsv(body);
    const headings = text.split('\r\n', 1)[0]?.split(',') ?? [];
    const quoted = (cell = '') => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
    const office = [
      headings,
      ...rows.map((row) => headings.map((heading) => row[heading]?.replaceAll('\r\n', '\n'))),
    ]
      .map((cells) => cells.map(quoted).join(';'))
      .join('\n');
    for (const file of [body, office, new Uint8Array(Buffer.from(`\uFEFF${office}`, 'utf16le'))]) {
      const job = await bring(file);
      expect([job.system, job.preview.badRows]).toEqual(['own', []]);
      const { counts } = await run(job._id);
      expect(counts).toMatchObject({ created: 0, changed: 0, unchanged: rows.length, bad: 0, kept: 0 });
    }
  });
});

describe('who may', () => {
  it('is nobody who does not edit the catalogue', async () => {
    for (const [token, status] of [
      [undefined, 401],
      [shopper.token, 403],
    ] as const) {
      expect((await shop.rest('GET', '/admin/imports', { ...(token && { token }) })).status).toBe(status);
      expect((await shop.rest('POST', '/admin/imports', { ...(token && { token }), csv: 'a' })).status).toBe(
        status,
      );
    }
  });

  it('staff import without costs, and see no file of an admin', async () => {
    const list = 'SKU,Name,Price,Cost per item\nC-1,Dog food,9,4\n';
    const ofAdmin = await bring(list);
    const job = await bring(list, staff);
    expect(job.mapping).toEqual(['sku', 'petname', 'petprice', null]);
    expect(job.preview.targets).not.toContain('costPrice');
    const { body } = await shop.rest('GET', '/admin/imports', { token: staff.token });
    expect(body.imports.map(({ _id }: { _id: string }) => _id)).toEqual([job._id]);
    expect((await get(ofAdmin._id, staff)).error.code).toBe('NOT_FOUND');
  });

  it.each<[string, File, string]>([
    ['nothing', '', 'Nothing is in it'],
    ['headings alone', 'sku,name\n', 'No goods stand below the headings'],
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4]), 'That is a workbook: save its sheet as CSV'],
  ])('imports %s', async (_what, file, reason) => {
    const { status, body } = await shop.rest('POST', '/admin/imports', { token: admin.token, csv: file });
    expect([status, body.error.fields]).toEqual([400, { file: reason }]);
  });
});

import { Types } from 'mongoose';
import { startHeartbeat } from '../../src/database/server-heartbeat.ts';
import { NAME_COATS, nameCoats } from '../../src/migrations/0020-name-coats.ts';
import { migrationIds } from '../../src/migrations/migrations.ts';
import { prepareDatabase } from '../../src/migrations/prepare-database.ts';
import { type OwnDatabase, openOwnDatabase } from '../fixtures/database/own-database.ts';

/* Records of when the coat was called colorName. */

let own: OwnDatabase;
const collection = (name: string) => own.db.collection(name);
const written = ['pets', 'deletedpets', 'listvalues', 'itemimports', 'importchunks'];

beforeAll(async () => {
  own = await openOwnDatabase();
  await prepareDatabase(own.log);
});
afterEach(async () => {
  for (const name of written) await collection(name).deleteMany({});
});
afterAll(() => own.close());

/** As they are: what they say may be less than the shop writes of the like. */
async function put(name: string, ...records: object[]): Promise<void> {
  await collection(name).insertMany(
    records.map((record) => ({ _id: new Types.ObjectId(), ...record })),
    { bypassDocumentValidation: true },
  );
}

async function found(name: string): Promise<object[]> {
  return collection(name)
    .find({}, { projection: { _id: 0 } })
    .sort({ _id: 1 })
    .toArray();
}

it('items have it under its name of today, deleted ones too, and the others are as they were', async () => {
  const poodles = Array.from({ length: 1200 }, () => ({ petname: 'Poodle', colorName: 'Apricot' }));
  await put('pets', ...poodles, { petname: 'Harrier', color: 'Brown' });
  await put('deletedpets', { pet: { petname: 'Gone', colorName: 'Cream' } });
  await nameCoats();
  expect(await collection('pets').countDocuments({ coat: 'Apricot', colorName: { $exists: false } })).toBe(
    1200,
  );
  expect(await found('pets')).toContainEqual({ petname: 'Harrier', color: 'Brown' });
  expect(await found('deletedpets')).toEqual([{ pet: { petname: 'Gone', coat: 'Cream' } }]);
});

it('items keep the old name too for as long as servers run that read it', async () => {
  await put('pets', { petname: 'Poodle', colorName: 'Apricot' });
  const older = await startHeartbeat(
    'A server of the version before',
    migrationIds.slice(0, migrationIds.indexOf(NAME_COATS)),
  );
  await nameCoats();
  expect(await found('pets')).toEqual([{ petname: 'Poodle', colorName: 'Apricot', coat: 'Apricot' }]);
  await collection('pets').updateOne({}, { $set: { coat: 'Cream' } });
  await nameCoats();
  await older.stop();
  await nameCoats();
  expect(await found('pets')).toEqual([{ petname: 'Poodle', coat: 'Cream' }]);
});

it('the owner’s list and imports have it too', async () => {
  const apricot = { value: 'Apricot', key: 'apricot' };
  const cream = { value: 'Cream', key: 'cream' };
  await put('listvalues', { list: 'coat', ...apricot });
  await put('listvalues', { list: 'colorName', ...apricot }, { list: 'colorName', ...cream });
  await put('itemimports', { mapping: ['sku', '', 'colorName', 'breed'] });
  const fields = { colorName: [null, 'Cream'], petprice: [5, 6] };
  await put('importchunks', {
    index: 0,
    edits: [
      { petname: 'Poodle', fields },
      { petname: 'Bed', fields: {} },
    ],
  });
  await nameCoats();
  expect(await found('listvalues')).toEqual([
    { list: 'coat', ...apricot },
    { list: 'coat', ...cream },
  ]);
  expect(await found('itemimports')).toEqual([{ mapping: ['sku', '', 'coat', 'breed'] }]);
  const named = { coat: [null, 'Cream'], petprice: [5, 6] };
  expect(await found('importchunks')).toEqual([
    {
      index: 0,
      edits: [
        { petname: 'Poodle', fields: named },
        { petname: 'Bed', fields: {} },
      ],
    },
  ]);
});

import { releaseContents, storeContent } from '../../src/animal-papers/animal-contents.ts';
import { hasContents, sweepContents } from '../../src/animal-papers/sweep-contents.ts';
import { type OwnDatabase, openOwnDatabase } from '../fixtures/database/own-database.ts';

/* Contents of papers and photos that no record names any more. */

let own: OwnDatabase;
beforeEach(async () => {
  own = await openOwnDatabase();
});
afterEach(() => own.close());

const bytes = Buffer.from('%PDF-1.4');
const named = ['paper', 'photo', 'filed', 'sent', 'deleted'];

async function store(ids: readonly string[]): Promise<void> {
  await own.database.transaction(async (session) => {
    for (const id of ids) await storeContent(id, bytes, session);
  });
}

/** Each of five contents has a record that names it. */
async function nameAll(): Promise<void> {
  await own.db.collection('animals').insertMany([{ papers: [{ id: 'paper' }] }, { photo: { id: 'photo' } }]);
  await own.db.collection('animalfiles').insertOne({ papers: [{ id: 'filed' }, { id: 'paper' }] });
  await own.db.collection('applicationfiles').insertOne({ files: [{ id: 'sent' }] });
  await own.db.collection('deletedpets').insertOne({ file: { papers: [{ id: 'deleted' }] } });
}

async function left(): Promise<unknown[]> {
  const found = await own.db.collection('animalcontents').find().sort({ _id: 1 }).toArray();
  return found.map(({ _id }) => _id);
}

it('go with the next sweep, in any number, and those that a record names stay', async () => {
  expect(await hasContents()).toBe(false);
  await nameAll();
  await store([...named, ...Array.from({ length: 450 }, (_, place) => `orphan ${place}`)]);
  expect(await hasContents()).toBe(true);
  await sweepContents(own.database, new AbortController().signal);
  expect(await left()).toEqual(named.toSorted());
});

it('stay where the sweep is stopped', async () => {
  await store(['orphan']);
  await sweepContents(own.database, AbortSignal.abort());
  expect(await left()).toEqual(['orphan']);
});

it('go at once where the last record lets go, and not with the first of two', async () => {
  await nameAll();
  await store(named);
  const letGo = (collection: string) =>
    own.database.transaction(async (session) => {
      await own.db.collection(collection).updateMany({}, { $unset: { papers: '' } });
      await releaseContents(['paper'], session);
    });
  await letGo('animals');
  expect(await left()).toContain('paper');
  await letGo('animalfiles');
  expect(await left()).not.toContain('paper');
});

it('are not there where the record that names them could not be written', async () => {
  const failing = own.database.transaction(async (session) => {
    await storeContent('paper', bytes, session);
    throw new Error('The disk is full');
  });
  await expect(failing).rejects.toThrow('The disk is full');
  expect(await left()).toEqual([]);
});

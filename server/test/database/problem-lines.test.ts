import { Types } from 'mongoose';
import { startHeartbeat } from '../../src/database/server-heartbeat.ts';
import { LIST_PROBLEM_LINES, listLinesOfProblems } from '../../src/migrations/0026-list-lines-of-problems.ts';
import { migrationIds } from '../../src/migrations/migrations.ts';
import { prepareDatabase } from '../../src/migrations/prepare-database.ts';
import { type OwnDatabase, openOwnDatabase } from '../fixtures/database/own-database.ts';

/* Requests of shoppers from when each was about one line. */

let own: OwnDatabase;
const problems = () => own.db.collection('problems');

beforeAll(async () => {
  own = await openOwnDatabase();
  await prepareDatabase(own.log);
});
afterEach(() => problems().deleteMany({}));
afterAll(() => own.close());

const entryId = new Types.ObjectId();
const order = { number: 'FP-7K3M-92QD', uid: 'sam', kind: 'broken', status: 'open' };
const line = { entryId, petname: 'Salmon kibble', quantity: 2 };

/** As a server of the version before wrote one. */
async function put(wish: string, changes: object = {}): Promise<void> {
  await problems().insertOne({ _id: new Types.ObjectId(), ...order, ...line, wish, ...changes });
}

async function found(): Promise<object[]> {
  return problems()
    .find({}, { projection: { _id: 0 } })
    .sort({ _id: 1 })
    .toArray();
}

it('list their line, and say under the names of today what is wanted and was answered', async () => {
  await put('money');
  await put('replacement', { status: 'refused', answer: 'It was whole when it left.' });
  const today = { ...order, lines: [line, { ...line, quantity: 1 }], wants: 'money' };
  await problems().insertOne({ _id: new Types.ObjectId(), ...today });
  await listLinesOfProblems();
  await listLinesOfProblems();
  expect(await found()).toEqual([
    { ...order, lines: [line], wants: 'money' },
    {
      ...{ ...order, status: 'refused', lines: [line], wants: 'another' },
      answerText: 'It was whole when it left.',
    },
    today,
  ]);
});

it('keep the names of then too for as long as servers run that read them', async () => {
  await put('money');
  const known = migrationIds.slice(0, migrationIds.indexOf(LIST_PROBLEM_LINES));
  const older = await startHeartbeat('A server of the version before', known);
  await listLinesOfProblems();
  expect(await found()).toEqual([{ ...order, ...line, wish: 'money', lines: [line], wants: 'money' }]);
  // It answers one meanwhile.
  await problems().updateOne({}, { $set: { status: 'refused', answer: 'No' } });
  await older.stop();
  await listLinesOfProblems();
  expect(await found()).toEqual([
    { ...order, status: 'refused', lines: [line], wants: 'money', answerText: 'No' },
  ]);
});

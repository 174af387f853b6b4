import { Types } from 'mongoose';
import { jobOf } from './import-job.ts';
import type { ImportState, ItemImportRecord } from './item-import.entity.ts';

const _id = new Types.ObjectId('0123456789abcdef01234567');
const noCounts = { created: 0, changed: 0, unchanged: 0, kept: 0, bad: 0, undone: 0, notUndone: 0 };
const none = { badRows: [], notUndone: [] };

function aJob(changes: Partial<ItemImportRecord>): ItemImportRecord {
  return {
    ...{ _id, name: 'items.csv', by: { email: 'olive@petshop.test', name: 'Olive' }, createdAt: new Date(0) },
    ...{ system: 'own', encoding: 'utf-8', separator: ',', setsStock: false, state: 'running', next: 0 },
    ...{ headings: ['sku', 'Colour', ''], headingsKey: 'colour|sku', mapping: ['sku', '', ''] },
    ...{ rowCount: 2500, chunkCount: 25, counts: noCounts, ...changes },
  };
}

it.each<[ImportState, number, string, number, boolean]>([
  ['uploaded', 0, 'WAITING', 0, false],
  ['running', 0, 'WAITING', 0, false],
  ['running', 3, 'RUNNING', 300, false],
  ['done', 25, 'DONE', 2500, true],
  ['failed', 3, 'DONE', 300, true],
  ['undoing', 20, 'RUNNING', 2500, true],
  ['undone', 0, 'UNDONE', 2500, true],
])('an import that is %s at chunk %d is %s, with %d rows done', (state, next, told, done, hasReport) => {
  const counts = { ...noCounts, created: 100, changed: 150, unchanged: 30, kept: 12, bad: 20 };
  const job = jobOf(aJob({ state, next, ...(next === 0 && !hasReport ? {} : { counts }) }), none);
  expect(job).toMatchObject({ id: String(_id), state: told, rows: 2500, done });
  expect(job.report !== null).toBe(hasReport);
});

it('reports as numbers what an import at once says of each row, and where its bad rows are', () => {
  const counts = { ...noCounts, created: 2000, changed: 400, unchanged: 98, kept: 3, bad: 2 };
  const badRows = [{ line: 7, reason: 'petprice: A number', cells: ['A-7'] }];
  expect(jobOf(aJob({ state: 'done', next: 25, counts }), { ...none, badRows })).toEqual({
    ...{ id: String(_id), state: 'DONE', rows: 2500, done: 2500, badRows: 2 },
    report: {
      ...{ dryRun: false, imported: true, created: 2000, changed: 400, unchanged: 98, kept: 3 },
      badRows: [{ line: 7, reason: 'petprice: A number' }],
      badRowsFile: `/admin/import/jobs/${_id}/bad-rows.csv`,
      ignored: ['Colour'],
      undo: null,
    },
  });
});

it('says of a file that was only looked at, or that could not go on, that it was not imported', () => {
  expect(jobOf(aJob({ state: 'done', isDryRun: true }), none).report).toMatchObject({
    ...{ dryRun: true, imported: false, badRowsFile: null },
  });
  expect(jobOf(aJob({ state: 'failed', problem: 'It could not go on' }), none).report).toMatchObject({
    ...{ dryRun: false, imported: false, error: { code: 'CONFLICT', message: 'It could not go on' } },
  });
});

it('names what stays as it was changed since, once it is undone', () => {
  const counts = { ...noCounts, changed: 2500, undone: 2499, notUndone: 1 };
  const notUndone = [{ id: _id, petname: 'Hay', reason: 'petprice changed since' }];
  const items = [{ _id: String(_id), petname: 'Hay', reason: 'petprice changed since' }];
  expect(jobOf(aJob({ state: 'undone', counts }), { ...none, notUndone }).report?.undo).toEqual({
    ...{ undone: 2499, notUndone: 1, items },
  });
});

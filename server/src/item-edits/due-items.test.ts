import { Types } from 'mongoose';
import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import { afterSale, asPlanned } from './due-items.ts';

const petId = new Types.ObjectId();
const until = new Date('2026-11-30T00:00:00Z');
const sale = { price: 8, regularPrice: 10, until };
const another = { ...sale, until: new Date('2026-12-24T00:00:00Z') };

function there(fields: Partial<PetRecord>): PetRecord[] {
  return [{ _id: petId, petname: 'Hay', ...fields } as PetRecord];
}

it.each([
  ['as it was', there({ petprice: 10, shelf: 'A 1' }), undefined],
  ['as it was, but for something else', there({ petprice: 10, shelf: 'A 1', stock: 3 }), undefined],
  ['of another price', there({ petprice: 12, shelf: 'A 1' }), 'Changed meanwhile'],
  ['without its shelf', there({ petprice: 10 }), 'Changed meanwhile'],
  ['in a sale', there({ petprice: 10, shelf: 'A 1', sale }), undefined],
  ['gone', [], 'No longer in the shop'],
])('what was planned for an item that is %s', (_what, found, kept) => {
  const planned = {
    ...{ petId, petname: 'Hay' },
    ...{ before: { petprice: 10, shelf: 'A 1' }, after: { petprice: 11, shelf: 'B 1' } },
  };
  const { items, changes } = asPlanned([planned], found);
  expect(items).toEqual([{ ...planned, ...(kept && { kept }) }]);
  expect(changes).toEqual(kept ? [] : [{ record: found[0], after: planned.after }]);
});

it.each([
  ['in it', { petprice: 8, sale }, { petprice: 10, sale: null }],
  ['in it, and costs something else', { petprice: 7, sale }, { sale: null }],
  ['in another one', { petprice: 8, sale: another }, null],
  ['in none', { petprice: 8 }, null],
])('the end of a sale leaves an item that is %s', (_what, fields, after) => {
  const changes = afterSale(there(fields), until);
  expect(changes.map((change) => change.after)).toEqual(after ? [after] : []);
});

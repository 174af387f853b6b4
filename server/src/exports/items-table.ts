import { type Pet, PetModel } from '../catalogue/pet/pet.entity.ts';
import type { Persisted } from '../database/model-of.ts';
import { streamRecords } from '../database/stream-records.ts';
import { textOf } from '../platform/text/text-of.ts';
import { type ExportPeriod, momentsIn } from './export-period.ts';
import type { ExportTable } from './export-table.ts';
import { dollarsCell } from './stored-cells.ts';

type Item = Persisted<Pet>;

/** All items that came into the shop in a period, the newest first, under the names that the API has for their fields. */
export const itemsTable = {
  name: 'items',
  permission: 'editCatalogue',
  columns: {
    _id: ({ _id }) => textOf(_id),
    petname: ({ petname }) => textOf(petname),
    petprice: ({ petprice }) => dollarsCell(petprice),
    category: ({ category }) => textOf(category),
    type: ({ type }) => textOf(type),
    gender: ({ gender }) => textOf(gender),
    age: ({ age }) => textOf(age),
    color: ({ color }) => textOf(color),
    clan: ({ clan }) => textOf(clan),
    kind: ({ kind }) => textOf(kind),
    species: ({ species }) => textOf(species),
    size: ({ size }) => textOf(size),
    brand: ({ brand }) => textOf(brand),
    stock: ({ stock }) => textOf(stock),
    availability: ({ availability }) => textOf(availability),
    createdAt: ({ createdAt }) => textOf(createdAt),
    short: ({ short }) => textOf(short),
    details: ({ details }) => textOf(details),
    shelf: ({ shelf }) => textOf(shelf),
  },
  records: readItems,
} satisfies ExportTable<Item>;

function readItems(period: ExportPeriod): AsyncGenerator<Item> {
  const moments = momentsIn(period);
  const query = PetModel.find(moments ? { createdAt: moments } : {}, { searchWords: 0 })
    .sort({ createdAt: -1, _id: -1 })
    .lean<Item[]>();
  return streamRecords<Item>(query);
}

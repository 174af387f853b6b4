import { textOf } from '../../platform/text/text-of.ts';
import type { Purchase } from '../../stock-keeping/purchase.entity.ts';
import type { PurchasesService } from '../../stock-keeping/purchases.service.ts';
import type { ExportTable } from './export-table.ts';
import { dollarsCell, numberCell } from './stored-cells.ts';

/** What to buy today, supplier by supplier; of no period. */
export function purchasesTable(purchases: PurchasesService): ExportTable<Purchase> {
  return {
    name: 'purchases',
    permission: 'editCatalogue',
    columns: {
      supplier: ({ pet }) => textOf(pet.supplier),
      sku: ({ pet }) => textOf(pet.sku),
      barcode: ({ pet }) => textOf(pet.barcode),
      petname: ({ pet }) => textOf(pet.petname),
      pieces: ({ pieces }) => numberCell(pieces),
      stock: ({ pet }) => numberCell(pet.stock),
      reorderLevel: ({ pet }) => numberCell(pet.reorderLevel),
      reorderTo: ({ pet }) => numberCell(pet.reorderTo),
      soldAWeek: ({ soldAWeek }) => numberCell(soldAWeek),
      planned: ({ planned }) => numberCell(planned),
      _id: ({ pet }) => textOf(pet._id),
      costPrice: ({ pet }) => dollarsCell(pet.costPrice),
    },
    figures: ['costPrice'],
    async *records() {
      for (const { lines } of await purchases.list()) yield* lines;
    },
  };
}

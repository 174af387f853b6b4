/** The keys of an index, in the order of the index. */
export type IndexKeys = Record<string, 1 | -1>;

/**
 * What lists of items are read from. Behind the sort key and `_id` stand cell and price, so that filters
 * are decided on keys, before an item is touched: a list costs what it shows. The first five walk the whole
 * catalogue in one order, the next three walk some cells of it, `words` the items with a word. `kind` is for those who
 * read all of a kind, one after another, and `family` has those items alone that are in one. Only `stock` has the stock in it, so that a sale writes to none of the others.
 */
export const petIndexes = {
  newest: { createdAt: -1, _id: -1, cell: 1, petprice: 1 },
  price: { petprice: 1, _id: 1, cell: 1 },
  name: { nameKey: 1, _id: 1, cell: 1, petprice: 1 },
  unit: { unitPriceKey: 1, _id: 1, cell: 1, petprice: 1 },
  stock: { stock: 1, _id: 1, cell: 1, petprice: 1 },
  rating: { ratingOrder: -1, _id: -1, cell: 1, petprice: 1 },
  cellNewest: { cell: 1, createdAt: -1, _id: -1, petprice: 1 },
  cellPrice: { cell: 1, petprice: 1, _id: 1 },
  cellName: { cell: 1, nameKey: 1, _id: 1, petprice: 1 },
  words: { searchWords: 1, createdAt: -1, _id: -1, cell: 1, petprice: 1 },
  family: { family: 1 },
  // Has those items alone that have been reviewed for some animal.
  animalRatings: { 'animalRatings.type': 1, 'animalRatings.stage': 1, 'animalRatings.size': 1 },
  kind: { category: 1, type: 1, _id: 1 },
  // Shelf by shelf, as they are counted.
  shelf: { category: 1, shelf: 1, nameKey: 1, _id: 1, availability: 1 },
  // What is ordered again once few are left.
  reorderLevel: { reorderLevel: 1 },
  sku: { skuKey: 1 },
} as const satisfies Record<string, IndexKeys>;

import { DAY_MS } from '../../../../domain/durations.ts';
import type { ExplorerExample } from './explorer-example.ts';

/** What the staff do with many items at once, and with the owner's own lists. */
export const itemEditExamples: readonly ExplorerExample[] = [
  {
    name: 'RaisePrices',
    audience: 'staff',
    document: `# Changes many items, all of them or none. With
# isDryRun: true it only says what would change.
mutation RaisePrices($itemIds: [ID!], $change: ItemsChangeInput!, $isDryRun: Boolean!) {
  editItems(ids: $itemIds, change: $change, isDryRun: $isDryRun) {
    id
    state
    count
    unusualCount
    undoUntil
    items(first: 10) {
      petname
      changes {
        field
        before
        after
      }
    }
  }
}
`,
    variables: ({ otherFoodId }) => ({
      itemIds: [otherFoodId],
      change: { pricePercent: 5, roundTo: 'NINETY_NINE' },
      isDryRun: false,
    }),
  },
  {
    name: 'UndoItemsEdit',
    audience: 'staff',
    document: `# Takes a change of many items back, for ten minutes.
mutation UndoItemsEdit($undoableEditId: ID!) {
  undoItemsEdit(id: $undoableEditId) {
    state
    keptCount
  }
}
`,
    variables: ({ undoableEditId }) => ({ undoableEditId }),
  },
  {
    name: 'PutPricesOff',
    audience: 'staff',
    document: `# New prices of a day to come.
mutation PutPricesOff($itemIds: [ID!], $change: ItemsChangeInput!) {
  editItems(ids: $itemIds, change: $change, isDryRun: false) {
    id
    state
    from
  }
}
`,
    variables: ({ otherFoodId }) => ({
      itemIds: [otherFoodId],
      change: { priceAmount: 0.5, from: new Date(Date.now() + DAY_MS).toISOString() },
    }),
  },
  {
    name: 'ItemsEdits',
    audience: 'staff',
    document: `# Changes of many items: to come, and of late.
query ItemsEdits {
  itemsEdits {
    id
    state
    summary
    count
    from
    undoUntil
  }
}
`,
  },
  {
    name: 'CancelItemsEdit',
    audience: 'staff',
    document: `# Calls off prices of a day to come.
mutation CancelItemsEdit($plannedEditId: ID!) {
  cancelItemsEdit(id: $plannedEditId) {
    state
  }
}
`,
    variables: ({ plannedEditId }) => ({ plannedEditId }),
  },
  {
    name: 'AddListValue',
    audience: 'staff',
    document: `# Puts a breed on the shop's own list.
mutation AddListValue($list: ShopList!, $value: String!, $type: PetType) {
  addListValue(list: $list, value: $value, type: $type) {
    _id
    value
  }
}
`,
    variables: ({ unusedWord }) => ({ list: 'BREED', value: unusedWord, type: 'DOG' }),
  },
  {
    name: 'ShopLists',
    audience: 'staff',
    document: `# The shop's own lists.
query ShopLists {
  shopLists {
    _id
    list
    value
    type
  }
}
`,
  },
  {
    name: 'RenameListValue',
    audience: 'staff',
    document: `# Renames a value, and all items that have it.
mutation RenameListValue($listValueId: ID!, $value: String!) {
  renameListValue(id: $listValueId, value: $value) {
    value
  }
}
`,
    variables: ({ listValueId, unusedWord }) => ({ listValueId, value: unusedWord }),
  },
  {
    name: 'RemoveListValue',
    audience: 'staff',
    document: `# Removes a value that no item has.
mutation RemoveListValue($listValueId: ID!) {
  removeListValue(id: $listValueId) {
    value
  }
}
`,
    variables: ({ listValueId }) => ({ listValueId }),
  },
];

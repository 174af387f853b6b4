import type { ExplorerExample } from './explorer-example.ts';

/** What the staff do with the stock: moves, counts and what to buy. */
export const stockExamples: readonly ExplorerExample[] = [
  {
    name: 'StockOfItem',
    audience: 'staff',
    document: `# What changed the stock of an item, newest first.
query StockOfItem($stockedId: ID!) {
  pet(id: $stockedId) {
    petname
    stock
    stockMoves(first: 10) {
      edges {
        node {
          at
          by
          quantity
          reason
          note
          stockAfter
          orderNumber
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
`,
    variables: ({ foodId }) => ({ stockedId: foodId }),
  },
  {
    name: 'WriteWhatArrived',
    audience: 'staff',
    document: `# What ARRIVED is above 0; BROKEN, LOST and GIFT are below.
mutation WriteWhatArrived($stockedId: ID!) {
  moveStock(id: $stockedId, quantity: 12, reason: ARRIVED, note: "One box") {
    _id
    stock
  }
}
`,
    variables: ({ otherFoodId }) => ({ stockedId: otherFoodId }),
  },
  {
    name: 'CountItem',
    audience: 'staff',
    document: `# stockWas is what the list said that was counted by:
# what was sold since then stays sold.
mutation CountItem($stockedId: ID!, $counted: Int!, $stockWas: Int) {
  countStock(id: $stockedId, counted: $counted, stockWas: $stockWas) {
    _id
    stock
    stockMoves(first: 1) {
      edges {
        node {
          quantity
          soldMeanwhile
          stockAfter
        }
      }
    }
  }
}
`,
    variables: ({ otherFoodId }) => ({ stockedId: otherFoodId, counted: 24, stockWas: 24 }),
  },
  {
    name: 'ListToCountBy',
    audience: 'staff',
    document: `# Where goods stand, and what to count of those that
# stand nowhere.
query ListToCountBy($shelf: String) {
  shelves {
    name
    items
  }
  countSheet(shelf: $shelf) {
    at
    next
    lines {
      ordered
      pet {
        _id
        petname
        stock
      }
    }
  }
}
`,
    variables: () => ({ shelf: null }),
  },
  {
    name: 'WhatToBuy',
    audience: 'staff',
    document: `# Goods that have no more left than their reorder
# level, once repeat plans had theirs.
query WhatToBuy {
  purchases {
    supplier
    lines {
      pieces
      soldAWeek
      planned
      pet {
        _id
        petname
        stock
        reorderLevel
        reorderTo
      }
    }
  }
}
`,
  },
  {
    name: 'MailWhatToBuy',
    audience: 'staff',
    document: `# Has the list mailed to the shop.
mutation MailWhatToBuy {
  mailPurchases
}
`,
  },
];

import { graphql } from '../../../gql/gql.ts';

// An item alone is asked for without the token: with the account it is asked for as that.
export const ItemStockDocument = graphql(`
  query ItemStock($id: ID!, $first: Int!, $after: String) {
    me {
      _id
    }
    pet(id: $id) {
      _id
      petname
      category
      stock
      shelf
      sku
      supplier
      reorderLevel
      reorderTo
      stockMoves(first: $first, after: $after) {
        edges {
          node {
            id
            at
            by
            quantity
            reason
            note
            stockAfter
            soldMeanwhile
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
`);

export const MoveStockDocument = graphql(`
  mutation MoveStock($id: ID!, $quantity: Int!, $reason: StockReason!, $note: String) {
    moveStock(id: $id, quantity: $quantity, reason: $reason, note: $note) {
      _id
      stock
    }
  }
`);

export const CountStockDocument = graphql(`
  mutation CountStock($id: ID!, $counted: Int!, $stockWas: Int, $note: String) {
    countStock(id: $id, counted: $counted, stockWas: $stockWas, note: $note) {
      _id
      stock
      stockMoves(first: 1) {
        edges {
          node {
            id
            quantity
            stockAfter
            soldMeanwhile
          }
        }
      }
    }
  }
`);

export const ShelvesDocument = graphql(`
  query Shelves {
    shelves {
      name
      items
    }
  }
`);

export const CountSheetDocument = graphql(`
  query CountSheet($shelf: String, $place: String) {
    countSheet(shelf: $shelf, from: $place) {
      at
      next
      lines {
        ordered
        pet {
          _id
          petname
          sku
          stock
        }
      }
    }
  }
`);

export const PurchasesDocument = graphql(`
  query Purchases {
    purchases {
      supplier
      lines {
        pieces
        soldAWeek
        planned
        pet {
          _id
          petname
          sku
          stock
          reorderLevel
          reorderTo
        }
      }
    }
  }
`);

export const MailPurchasesDocument = graphql(`
  mutation MailPurchases {
    mailPurchases
  }
`);

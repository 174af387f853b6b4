import { graphql } from '../../gql/gql.ts';

export const CartQuoteDocument = graphql(`
  query CartQuote($entries: [CartEntryInput!]!) {
    quote(entries: $entries) {
      entriesTotal
      delivery
      total
      lines {
        petId
        petname
        petprice
        accessoriesAmount
        totalamount
        available
      }
    }
  }
`);

export const CartItemDocument = graphql(`
  query CartItem($id: ID!) {
    pet(id: $id) {
      _id
      petname
      petprice
      category
      stock
      isAvailable
      image {
        ...PetPictureFields
      }
    }
  }
`);

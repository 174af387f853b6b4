import { graphql } from '../../../gql/gql.ts';

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
        pet {
          _id
          stock
          isAvailable
          image {
            ...PetPictureFields
          }
        }
      }
    }
  }
`);

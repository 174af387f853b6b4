import { graphql } from '../../../gql/gql.ts';

export const CartQuoteDocument = graphql(`
  query CartQuote($entries: [CartEntryInput!]!, $choices: CheckoutChoicesInput) {
    quote(entries: $entries, choices: $choices) {
      entriesTotal
      reductions
      delivery
      total
      obstacle
      tax {
        percent
        amount
      }
      adjustments {
        rule
        label
        amount
        petId
        isApplied
        reason
      }
      deliveryOptions {
        method
        price
        isAvailable
        reason
        arrives
        orderBefore
      }
      repeats {
        petId
        everyWeeks
        nextDate
        nextTotal
      }
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
    shopSettings {
      sameDayPostcodes
    }
  }
`);

/** How a cart could be delivered, for the page of an item that is not in it yet. */
export const CartDeliveryDocument = graphql(`
  query CartDelivery($entries: [CartEntryInput!]!, $choices: CheckoutChoicesInput) {
    quote(entries: $entries, choices: $choices) {
      deliveryOptions {
        method
        price
        isAvailable
        reason
        arrives
      }
    }
    shopSettings {
      sameDayPostcodes
    }
  }
`);

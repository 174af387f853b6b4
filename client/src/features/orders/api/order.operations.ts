import { graphql } from '../../../gql/gql.ts';

export const OrderDocument = graphql(`
  query Order($number: String!) {
    order(number: $number) {
      number
      status
      placedAt
      username
      location
      phone
      email
      entries: pieces {
        _id
        petId
        petname
        category
        petprice
        accessoriesAmount
        everyWeeks
        totalamount
        paid
        status
        nextStatuses
        image {
          ...PetPictureFields
        }
        review {
          _id
          stars
          text
          animal {
            type
            species
            stage
            size
          }
          photos {
            ...PetPictureFields
          }
        }
        pet {
          _id
          petprice
          availability
          stock
        }
      }
      payment {
        _id
        status
        settledAt
        cardBrand
        cardLast4
      }
      ...OrderRecordFields
      ...OrderProblemFields
    }
  }

  fragment OrderRecordFields on Order {
    paidOnTop
    supplements {
      amount
      delivery
      paidAt
      cardBrand
      cardLast4
    }
    payLink {
      amount
      delivery
      payUntil
    }
    price {
      entriesTotal
      reductions
      delivery
      total
      tax {
        percent
        amount
      }
      adjustments {
        label
        amount
        isApplied
      }
    }
    promise {
      ...PromiseFields
    }
    delivery {
      method
      carrier
      trackingNumber
      trackingUrl
      shippedAt
    }
    shipments {
      id
      lines {
        quantity
        entry {
          _id
          petname
        }
      }
      carrier
      trackingNumber
      trackingUrl
      shippedAt
      state
      expected {
        from
        until
        dueAt
      }
    }
    timeline {
      at
      kind
      text
      by
    }
    refunds {
      _id
      amount
      reason
      createdAt
      status
    }
  }
`);

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
      entries {
        _id
        petId
        petname
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
      }
      ...OrderRecordFields
    }
  }

  fragment OrderRecordFields on Order {
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
    delivery {
      method
      carrier
      trackingNumber
      trackingUrl
      shippedAt
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

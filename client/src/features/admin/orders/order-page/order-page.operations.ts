import { graphql } from '../../../../gql/gql.ts';

// Read by codegen; what follows spreads it by name. Each move answers with all of it, so that the page is never half new.
graphql(`
  fragment AdminOrderFields on Order {
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
      refunded
      status
      nextStatuses
      undoUntil
      dueAt
      image {
        ...PetPictureFields
      }
      pet {
        _id
        shelf
      }
    }
    payment {
      _id
      status
      amount
      amountRefunded
      amountDisputed
      dispute
      failureMessage
    }
    ...OrderRecordFields
    refundable
    notes {
      _id
      at
      by
      text
    }
    mails {
      kind
      to
      subject
      message
      status
      attempts
      sentAt
      nextAt
      lastError
    }
  }
`);

export const AdminOrderDocument = graphql(`
  query AdminOrder($number: String!) {
    order(number: $number) {
      ...AdminOrderFields
    }
  }
`);

export const ShipOrderDocument = graphql(`
  mutation ShipOrder($number: String!, $entryIds: [ID!], $carrier: String, $trackingNumber: String) {
    shipOrder(number: $number, entryIds: $entryIds, carrier: $carrier, trackingNumber: $trackingNumber) {
      ...AdminOrderFields
    }
  }
`);

export const UndoShipmentDocument = graphql(`
  mutation UndoShipment($number: String!) {
    undoShipment(number: $number) {
      ...AdminOrderFields
    }
  }
`);

export const DeliverOrderDocument = graphql(`
  mutation DeliverOrder($number: String!) {
    deliverOrder(number: $number) {
      ...AdminOrderFields
    }
  }
`);

export const RefundOrderDocument = graphql(`
  mutation RefundOrder($number: String!, $input: RefundOrderInput!) {
    refundOrder(number: $number, input: $input) {
      ...AdminOrderFields
    }
  }
`);

export const ReturnEntriesDocument = graphql(`
  mutation ReturnEntries($number: String!, $entryIds: [ID!]!, $restock: Boolean!) {
    returnEntries(number: $number, entryIds: $entryIds, restock: $restock) {
      ...AdminOrderFields
    }
  }
`);

export const AddOrderNoteDocument = graphql(`
  mutation AddOrderNote($number: String!, $text: String!) {
    addOrderNote(number: $number, text: $text) {
      ...AdminOrderFields
    }
  }
`);

export const MessageShopperDocument = graphql(`
  mutation MessageShopper($number: String!, $text: String!) {
    messageShopper(number: $number, text: $text) {
      ...AdminOrderFields
    }
  }
`);

import { graphql } from '../../../../gql/gql.ts';

// Read by codegen; what follows spreads it by name. Each move answers with all of it, so that the page is never half new.
graphql(`
  fragment AdminOrderFields on Order {
    number
    status
    placedAt
    customer {
      _id
    }
    username
    location
    phone
    email
    formerEmails
    entries: pieces {
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
        stock
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
    disputes {
      id
      status
      amount
      reason
      openedAt
      answerBy
      closedAt
      whyNoAnswer
      isSending
      evidenceSentAt
      evidenceSentBy
    }
    refundable
    problems {
      id
      lines {
        entry {
          _id
          petname
        }
        quantity
      }
      kind
      wants
      text
      hasPhoto
      state
      at
      answerText
      closedAt
      closedBy
    }
    holds {
      reason
      text
    }
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
  mutation ShipOrder(
    $number: String!
    $lines: [LineQuantityInput!]
    $carrier: String
    $trackingNumber: String
    $evenHeld: Boolean
  ) {
    shipOrder(
      number: $number
      lines: $lines
      carrier: $carrier
      trackingNumber: $trackingNumber
      evenHeld: $evenHeld
    ) {
      ...AdminOrderFields
    }
  }
`);

export const CorrectShipmentDocument = graphql(`
  mutation CorrectShipment($id: ID!, $carrier: String, $trackingNumber: String) {
    correctShipment(id: $id, carrier: $carrier, trackingNumber: $trackingNumber) {
      ...AdminOrderFields
    }
  }
`);

export const DeliverShipmentDocument = graphql(`
  mutation DeliverShipment($id: ID!) {
    deliverShipment(id: $id) {
      ...AdminOrderFields
    }
  }
`);

export const HoldOrderDocument = graphql(`
  mutation HoldOrder($number: String!, $reason: String!) {
    holdOrder(number: $number, reason: $reason) {
      ...AdminOrderFields
    }
  }
`);

export const ReportShipmentLostDocument = graphql(`
  mutation ReportShipmentLost($id: ID!, $sendAgain: Boolean!) {
    reportShipmentLost(id: $id, sendAgain: $sendAgain) {
      ...AdminOrderFields
    }
  }
`);

export const ReleaseOrderDocument = graphql(`
  mutation ReleaseOrder($number: String!) {
    releaseOrder(number: $number) {
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
  mutation ReturnEntries($number: String!, $lines: [ReturnLineInput!]!, $fingerprint: String) {
    returnEntries(number: $number, lines: $lines, fingerprint: $fingerprint) {
      ...AdminOrderFields
    }
  }
`);

export const CancelEntriesDocument = graphql(`
  mutation CancelEntries($number: String!, $lines: [LineQuantityInput!]!, $fingerprint: String) {
    cancelEntries(number: $number, lines: $lines, fingerprint: $fingerprint) {
      ...AdminOrderFields
    }
  }
`);

export const ChangeOrderDocument = graphql(`
  mutation ChangeOrder($number: String!, $input: OrderChangeInput!, $fingerprint: String!) {
    changeOrder(number: $number, input: $input, fingerprint: $fingerprint) {
      ...AdminOrderFields
    }
  }
`);

export const AskForDifferenceDocument = graphql(`
  mutation AskForDifference($number: String!, $input: OrderChangeInput!, $fingerprint: String!) {
    askForDifference(number: $number, input: $input, fingerprint: $fingerprint) {
      ...AdminOrderFields
    }
  }
`);

export const WithdrawPayLinkDocument = graphql(`
  mutation WithdrawPayLink($number: String!) {
    withdrawPayLink(number: $number) {
      ...AdminOrderFields
    }
  }
`);

export const RefundPreviewDocument = graphql(`
  query RefundPreview($number: String!, $input: RefundOrderInput!) {
    refundPreview(number: $number, input: $input) {
      ...RefundPreviewFields
    }
  }
`);

export const ReturnPreviewDocument = graphql(`
  query ReturnPreview($number: String!, $lines: [ReturnLineInput!]!) {
    returnPreview(number: $number, lines: $lines) {
      ...RefundPreviewFields
    }
  }
`);

export const ProblemPreviewDocument = graphql(`
  query ProblemPreview($id: ID!) {
    problemPreview(id: $id) {
      ...RefundPreviewFields
    }
  }
`);

export const AnswerProblemDocument = graphql(`
  mutation AnswerProblem($id: ID!, $answer: ProblemAnswer!, $text: String, $fingerprint: String) {
    answerProblem(id: $id, answer: $answer, text: $text, fingerprint: $fingerprint) {
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

export const DisputeEvidenceDocument = graphql(`
  query DisputeEvidence($id: ID!) {
    disputeEvidence(id: $id) {
      fields {
        name
        label
        text
      }
      missing
    }
  }
`);

export const SubmitDisputeEvidenceDocument = graphql(`
  mutation SubmitDisputeEvidence($id: ID!, $note: String) {
    submitDisputeEvidence(id: $id, note: $note) {
      ...AdminOrderFields
    }
  }
`);

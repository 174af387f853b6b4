import { DAY_MS } from '../../../../domain/durations.ts';
import type { ExplorerExample } from './explorer-example.ts';

/** What the staff do with everybody's orders. */
export const orderHandlingExamples: readonly ExplorerExample[] = [
  {
    name: 'AllOrders',
    audience: 'staff',
    document: `# Every animal order that waits for an answer, and
# every paid item order to be shipped.
query AllOrders {
  petOrders(status: PENDING, first: 10) {
    totalCount
    edges {
      node {
        _id
        petname
        username
        email
        phone
        location
        status
        nextStatuses
        pet {
          availability
        }
      }
    }
  }
  cartEntries(status: PAID, first: 10) {
    totalCount
    edges {
      node {
        _id
        petname
        accessoriesAmount
        totalamount
        username
        location
        status
        nextStatuses
      }
    }
  }
}
`,
  },
  {
    name: 'OrdersOfTheMonth',
    audience: 'staff',
    document: `# Orders as they were paid; search finds numbers,
# names and addresses.
query OrdersOfTheMonth($where: OrderWhere) {
  orders(where: $where, first: 10) {
    totalCount
    edges {
      node {
        number
        status
        placedAt
        username
        payment {
          amount
          amountRefunded
        }
      }
    }
  }
}
`,
    variables: ({ from }) => ({ where: { placedFrom: from } }),
  },
  {
    name: 'OrdersByNumber',
    audience: 'staff',
    document: `# Some orders at once, for slips and labels.
query OrdersByNumber($numbers: [String!]!) {
  ordersByNumber(numbers: $numbers) {
    number
    username
    location
    entries {
      petname
      accessoriesAmount
      status
    }
  }
}
`,
    variables: ({ orderNumber }) => ({ numbers: [orderNumber] }),
  },
  {
    name: 'DueApplications',
    audience: 'staff',
    document: `# Applications for animals of which something is due,
# what is overdue first.
query DueApplications {
  dueApplications(first: 10) {
    _id
    petname
    username
    application {
      stage
      place
      answerBy
      nextStages
    }
  }
}
`,
  },
  {
    name: 'MoveApplication',
    audience: 'staff',
    document: `# Says that an application is being read.
mutation MoveApplication($orderId: ID!) {
  moveApplication(id: $orderId, stage: READING, message: "We read it, and answer soon.") {
    _id
    status
    application {
      stage
    }
  }
}
`,
    variables: ({ applicationId }) => ({ orderId: applicationId }),
  },
  {
    name: 'OfferVisits',
    audience: 'staff',
    document: `# Offers times to meet, within the opening hours.
mutation OfferVisits($orderId: ID!, $starts: [DateTime!]!) {
  offerVisits(id: $orderId, starts: $starts) {
    _id
    application {
      stage
      offered
    }
  }
}
`,
    variables: ({ applicationId, visitAt }) => ({ orderId: applicationId, starts: [visitAt] }),
  },
  {
    name: 'ExtendHold',
    audience: 'staff',
    document: `# Keeps an accepted animal longer for somebody who needs
# more time to collect it.
mutation ExtendHold($orderId: ID!, $until: LocalDate!) {
  extendHold(id: $orderId, until: $until) {
    application {
      heldUntil
    }
  }
}
`,
    variables: ({ approvedApplicationId }) => ({
      orderId: approvedApplicationId,
      until: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
    }),
  },
  {
    name: 'HandOver',
    audience: 'staff',
    document: `# Notes that an animal moved to its new home.
mutation HandOver($orderId: ID!) {
  handOver(id: $orderId, input: { paidBy: CASH, note: "With its blanket." }) {
    _id
    status
  }
}
`,
    variables: ({ approvedApplicationId }) => ({ orderId: approvedApplicationId }),
  },
  {
    name: 'ReturnAnimal',
    audience: 'staff',
    document: `# Notes that an animal came back, without blame.
mutation ReturnAnimal($orderId: ID!) {
  returnAnimal(id: $orderId, reason: "An allergy in the family.") {
    _id
    status
  }
}
`,
    variables: ({ handedOverApplicationId }) => ({ orderId: handedOverApplicationId }),
  },
  {
    name: 'BeforeItLeaves',
    audience: 'staff',
    document: `# Who has asked for an animal, to know before it is
# deleted: who waits is declined by that.
query BeforeItLeaves($petId: ID!) {
  petDeletionPreview(id: $petId) {
    waiting
    accepted {
      _id
      username
    }
  }
}
`,
    variables: ({ waitingAnimalId }) => ({ petId: waitingAnimalId }),
  },
  {
    name: 'WhoWaits',
    audience: 'staff',
    document: `# Orders that wait for one animal, in the order in
# which they were placed.
query WhoWaits($petId: ID!) {
  waitingPetOrders(petId: $petId, first: 10) {
    totalCount
    edges {
      node {
        _id
        username
        orderDate
        turnAt
      }
    }
  }
}
`,
    variables: ({ waitingAnimalId }) => ({ petId: waitingAnimalId }),
  },
  {
    name: 'AcceptAndUndo',
    audience: 'staff',
    document: `# Gives the animal to this shopper and declines the
# others that wait; then takes that back, which
# goes for ten minutes.
mutation AcceptAndUndo($orderId: ID!) {
  acceptPetOrder(id: $orderId) {
    _id
    petname
    username
    status
    undoUntil
  }
  undoAcceptPetOrder(id: $orderId) {
    _id
    status
  }
}
`,
    variables: ({ waitingPetOrderId }) => ({ orderId: waitingPetOrderId }),
  },
  {
    name: 'DeclineOrder',
    audience: 'staff',
    document: `# Says no to an order that waits.
mutation DeclineOrder($orderId: ID!) {
  declinePetOrder(id: $orderId) {
    _id
    petname
    username
    status
  }
}
`,
    variables: ({ waitingPetOrderId }) => ({ orderId: waitingPetOrderId }),
  },
  {
    name: 'AnimalIsReady',
    audience: 'staff',
    document: `# Tells the shopper of an accepted order, once, that
# the animal can be collected.
mutation AnimalIsReady($orderId: ID!) {
  announcePetOrderReady(id: $orderId) {
    _id
    petname
    readyAt
  }
}
`,
    variables: ({ unannouncedPetOrderId }) => ({ orderId: unannouncedPetOrderId }),
  },
  {
    name: 'AnimalIsCollected',
    audience: 'staff',
    document: `# Notes that the animal moved to its new home.
mutation AnimalIsCollected($orderId: ID!) {
  collectPetOrder(id: $orderId) {
    _id
    petname
    status
  }
}
`,
    variables: ({ acceptedPetOrderId }) => ({ orderId: acceptedPetOrderId }),
  },
  {
    name: 'ShipAndUndo',
    audience: 'staff',
    document: `# Notes that an order was sent, and takes that back,
# which goes for ten minutes.
mutation ShipAndUndo($number: String!, $carrier: String, $trackingNumber: String) {
  shipOrder(number: $number, carrier: $carrier, trackingNumber: $trackingNumber) {
    number
    status
    delivery {
      carrier
      trackingUrl
    }
  }
  undoShipment(number: $number) {
    number
    status
  }
}
`,
    variables: ({ paidOrderNumber }) => ({
      number: paidOrderNumber,
      carrier: 'UPS',
      trackingNumber: '1Z999AA10123456784',
    }),
  },
  {
    name: 'PackingQueue',
    audience: 'staff',
    document: `# What may leave now, what is due first before the rest, and what may not, with its reason.
query PackingQueue($first: Int!) {
  packingQueue(first: $first) {
    totalCount
    edges {
      node {
        number
        promise {
          method
          until
          dueAt
        }
      }
    }
  }
  replacementsToPack {
    order {
      number
    }
    shipment {
      id
      shippedAt
    }
  }
  heldOrders(first: $first) {
    edges {
      node {
        number
        holds {
          reason
          text
        }
      }
    }
  }
}
`,
    variables: () => ({ first: 10 }),
  },
  {
    name: 'WhatChangeComesTo',
    audience: 'staff',
    document: `# What comes of another address. Whoever sends the
# fingerprint along to changeOrder makes just this change.
query WhatChangeComesTo($number: String!, $input: OrderChangeInput!) {
  orderChangePreview(number: $number, input: $input) {
    toCard
    toPay
    promise {
      from
      until
      dueAt
      place
    }
    problem
    fingerprint
  }
}
`,
    variables: ({ paidOrderNumber }) => ({
      number: paidOrderNumber,
      input: { location: '4 Harbor Road, Brookside, NY 10577', phone: '5557654321' },
    }),
  },
  {
    name: 'HoldAndRelease',
    audience: 'staff',
    document: `# Keeps an order from leaving, and lets it go.
mutation HoldAndRelease($number: String!, $reason: String!) {
  holdOrder(number: $number, reason: $reason) {
    number
    holds {
      text
    }
  }
  releaseOrder(number: $number) {
    number
    holds {
      text
    }
  }
}
`,
    variables: ({ paidOrderNumber }) => ({ number: paidOrderNumber, reason: 'They are moving house' }),
  },
  {
    name: 'CorrectAndLoseParcel',
    audience: 'staff',
    document: `# Corrects the number of a parcel, and notes that it was lost.
# With sendAgain the same pieces would leave the stock once more.
# Then it turns up all the same.
mutation CorrectAndLoseParcel($id: ID!, $carrier: String, $trackingNumber: String) {
  correctShipment(id: $id, carrier: $carrier, trackingNumber: $trackingNumber) {
    number
    shipments {
      carrier
      trackingNumber
      state
    }
  }
  reportShipmentLost(id: $id, sendAgain: false) {
    number
    shipments {
      state
    }
  }
  deliverShipment(id: $id) {
    number
    shipments {
      state
    }
  }
}
`,
    variables: ({ shipmentId }) => ({
      id: shipmentId,
      carrier: 'UPS',
      trackingNumber: '1Z999AA10123456784',
    }),
  },
  {
    name: 'OpenProblems',
    audience: 'staff',
    document: `# What shoppers say is wrong with what came, what
# waits longest first.
query OpenProblems($first: Int!) {
  problems(where: { isOpen: true }, first: $first) {
    totalCount
    edges {
      node {
        id
        number
        lines {
          entry {
            petname
          }
          quantity
        }
        kind
        wants
        text
        at
      }
    }
  }
}
`,
    variables: () => ({ first: 10 }),
  },
  {
    name: 'ProblemRefundPreview',
    audience: 'staff',
    document: `# What goes back by answering a request with REFUND,
# to the cent. Its fingerprint goes along with the answer.
query ProblemRefundPreview($id: ID!) {
  problemPreview(id: $id) {
    toCard
    delivery
    fingerprint
  }
}
`,
    variables: ({ problemId }) => ({ id: problemId }),
  },
  {
    name: 'AnswerProblem',
    audience: 'staff',
    document: `# Answers a request, once: REFUND, SEND_AGAIN, or
# REFUSE with words. The shopper is mailed.
mutation AnswerProblem($id: ID!, $answer: ProblemAnswer!, $text: String) {
  answerProblem(id: $id, answer: $answer, text: $text) {
    number
    problems {
      answer
      answerText
      closedBy
    }
  }
}
`,
    variables: ({ problemId }) => ({
      id: problemId,
      ...{ answer: 'REFUSE', text: 'It was whole when it left.' },
    }),
  },
  {
    name: 'ShipLineAndUndo',
    audience: 'staff',
    document: `# The same for one line of an order.
mutation ShipLineAndUndo($entryId: ID!) {
  shipCartEntry(id: $entryId) {
    _id
    petname
    status
    undoUntil
  }
  undoShipCartEntry(id: $entryId) {
    _id
    status
  }
}
`,
    variables: ({ paidEntryId }) => ({ entryId: paidEntryId }),
  },
  {
    name: 'LineArrived',
    audience: 'staff',
    document: `# Notes that a line of an order arrived.
mutation LineArrived($entryId: ID!) {
  deliverCartEntry(id: $entryId) {
    _id
    petname
    status
  }
}
`,
    variables: ({ sentEntryId }) => ({ entryId: sentEntryId }),
  },
  {
    name: 'OrderArrived',
    audience: 'staff',
    document: `# Notes that what was sent of an order arrived, or
# was picked up.
mutation OrderArrived($number: String!) {
  deliverOrder(number: $number) {
    number
    status
  }
}
`,
    variables: ({ sentOrderNumber }) => ({ number: sentOrderNumber }),
  },
  {
    name: 'LineCameBack',
    audience: 'staff',
    document: `# Notes that lines which were sent came back, and
# gives back what was paid for them.
mutation LineCameBack($number: String!, $entryIds: [ID!]!, $restock: Boolean!) {
  returnEntries(number: $number, entryIds: $entryIds, restock: $restock) {
    number
    status
    refunds {
      amount
      status
    }
  }
}
`,
    variables: ({ arrivedOrderNumber, arrivedEntryId }) => ({
      number: arrivedOrderNumber,
      entryIds: [arrivedEntryId],
      restock: true,
    }),
  },
  {
    name: 'WhatReturnGivesBack',
    audience: 'staff',
    document: `# What goes to the card where lines come back.
query WhatReturnGivesBack($number: String!, $entryIds: [ID!]!) {
  returnPreview(number: $number, entryIds: $entryIds) {
    toCard
    delivery
    leftToRefund
    fingerprint
  }
}
`,
    variables: ({ arrivedOrderNumber, arrivedEntryId }) => ({
      number: arrivedOrderNumber,
      entryIds: [arrivedEntryId],
    }),
  },
  {
    name: 'WhatRefundGivesBack',
    audience: 'staff',
    document: `# What refundOrder with the same input sends to the
# card.
query WhatRefundGivesBack($number: String!, $refund: RefundOrderInput!) {
  refundPreview(number: $number, input: $refund) {
    toCard
    delivery
    tax
    leftToRefund
    fingerprint
  }
}
`,
    variables: ({ refundableOrderNumber }) => ({
      number: refundableOrderNumber,
      refund: { amount: 1, reason: 'The bag was torn.' },
    }),
  },
  {
    name: 'GiveMoneyBack',
    audience: 'staff',
    document: `# Gives back an amount of an order that stays
# ordered. The requestId makes a double click one
# refund.
mutation GiveMoneyBack($number: String!, $refund: RefundOrderInput!) {
  refundOrder(number: $number, input: $refund) {
    number
    refundable
    refunds {
      amount
      reason
      status
    }
  }
}
`,
    variables: ({ refundableOrderNumber, unusedWord }) => ({
      number: refundableOrderNumber,
      refund: { amount: 1, reason: 'The bag was torn.', requestId: unusedWord },
    }),
  },
  {
    name: 'NoteOnOrder',
    audience: 'staff',
    document: `# For the others of the staff alone.
mutation NoteOnOrder($number: String!, $text: String!) {
  addOrderNote(number: $number, text: $text) {
    number
    notes {
      at
      by
      text
    }
  }
}
`,
    variables: ({ orderNumber }) => ({ number: orderNumber, text: 'Rings twice, the bell is broken.' }),
  },
  {
    name: 'WriteToShopper',
    audience: 'staff',
    document: `# Mails something to the shopper of an order; in the
# demo it is in the mailbox at /mailbox.
mutation WriteToShopper($number: String!, $text: String!) {
  messageShopper(number: $number, text: $text) {
    number
    mails {
      kind
      message
      status
    }
  }
}
`,
    variables: ({ orderNumber }) => ({ number: orderNumber, text: 'Your parcel leaves tomorrow.' }),
  },
  {
    name: 'WatchAllOrders',
    audience: 'staff',
    document: `# Tells of everybody's orders as things happen to
# them, new ones included.
subscription WatchAllOrders {
  shopOrderChanged {
    kind
    petOrder {
      _id
      petname
      username
      status
    }
    cartEntry {
      _id
      petname
      username
      status
    }
  }
}
`,
  },
];

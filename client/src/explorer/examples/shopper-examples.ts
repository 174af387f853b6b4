import type { ExplorerExample } from './explorer-example.ts';

const contact = { username: 'Robin Field', location: '12 Orchard Lane, Portland', phone: '5551234567' };

/** What an account may do with what is its own. */
export const shopperExamples: readonly ExplorerExample[] = [
  {
    name: 'MyReceipts',
    audience: 'shoppers',
    document: `# Orders as they were paid: each with all that was
# bought together, its number, and what happened to
# it. null for a visitor.
query MyReceipts {
  me {
    orders(first: 5) {
      edges {
        node {
          number
          status
          placedAt
          entries {
            petname
            accessoriesAmount
            paid
            status
          }
          price {
            reductions
            delivery
            total
          }
          delivery {
            method
            carrier
            trackingUrl
          }
          timeline {
            at
            text
          }
        }
      }
    }
    refunds(first: 5) {
      edges {
        node {
          amount
          reason
          status
        }
      }
    }
  }
}
`,
  },
  {
    name: 'MyOrders',
    audience: 'shoppers',
    document: `# The logged-in account with its orders, line by
# line; null for a visitor.
query MyOrders {
  me {
    email
    name
    role
    petOrders(first: 10) {
      totalCount
      edges {
        node {
          _id
          petname
          petprice
          status
          nextStatuses
          orderDate
        }
      }
    }
    cartEntries(first: 10) {
      totalCount
      edges {
        node {
          _id
          petname
          accessoriesAmount
          totalamount
          status
          orderDate
        }
      }
    }
  }
}
`,
  },
  {
    name: 'OneOrder',
    audience: 'shoppers',
    document: `# An order by its number; case and dashes do not
# count. Somebody else's is NOT_FOUND.
query OneOrder($number: String!) {
  order(number: $number) {
    number
    status
    placedAt
    entries {
      petname
      accessoriesAmount
      paid
      refunded
      status
    }
    payment {
      status
      amount
      amountRefunded
    }
    refunds {
      amount
      reason
      status
    }
  }
}
`,
    variables: ({ ownOrderNumber }) => ({ number: ownOrderNumber }),
  },
  {
    name: 'MyAccount',
    audience: 'shoppers',
    document: `# An account by its address: your own, or any for
# an admin.
query MyAccount($email: EmailAddress!) {
  user(email: $email) {
    _id
    name
    role
    createdAt
  }
}
`,
    variables: ({ email }) => ({ email }),
  },
  {
    name: 'SaveName',
    audience: 'shoppers',
    document: `# Saves the profile. Roles are not yours to set.
mutation SaveName($profile: SaveUserInput!) {
  saveUser(input: $profile) {
    email
    name
    role
  }
}
`,
    variables: ({ name }) => ({ profile: { name: name || 'Robin Field' } }),
  },
  {
    name: 'OfferLastContact',
    audience: 'shoppers',
    document: `# Has name, phone and address of your latest
# order filled in for the next one.
mutation OfferLastContact($isOffered: Boolean!) {
  offerLastContact(isOffered: $isOffered) {
    offersLastContact
    lastContact {
      username
      phone
      location
    }
  }
}
`,
    variables: () => ({ isOffered: true }),
  },
  {
    name: 'KeepAddress',
    audience: 'shoppers',
    document: `# Keeps an address in your account, in the form of
# its country.
mutation KeepAddress($address: SaveAddressInput!) {
  saveAddress(input: $address) {
    addresses {
      id
      name
      isPreferred
      lines
      city
      state
      postcode
      country
    }
  }
}
`,
    variables: () => ({
      address: {
        ...{ name: 'Home', lines: ['12 Orchard Lane'], city: 'Portland' },
        ...{ state: 'OR', postcode: '97201', country: 'US' },
      },
    }),
  },
  {
    name: 'KeepHousehold',
    audience: 'shoppers',
    document: `# Keeps who would live with an animal in your
# account, and forgets it.
mutation KeepHousehold($household: HouseholdInput!) {
  saveHousehold(input: $household) {
    household {
      home
      hoursAlone
      childrenAges
    }
  }
  forgetHousehold {
    household {
      home
    }
  }
}
`,
    variables: () => ({
      household: {
        ...{ home: 'LOW', hoursAlone: 6, energy: 'MEDIUM', experience: 'LOW' },
        ...{ childrenAges: [4, 7], dogs: 0, cats: 0 },
      },
    }),
  },
  {
    name: 'RemoveAddress',
    audience: 'shoppers',
    document: `# Forgets an address; twice changes nothing more.
mutation RemoveAddress($id: ID!) {
  removeAddress(id: $id) {
    addresses {
      id
      name
    }
  }
}
`,
    variables: () => ({ id: '000000000000000000000000' }),
  },
  {
    name: 'MyCards',
    audience: 'shoppers',
    document: `# Cards that Stripe keeps for your next orders.
query MyCards {
  me {
    savedCards {
      id
      brand
      last4
      expires
    }
  }
}
`,
    variables: () => ({}),
  },
  {
    name: 'ChooseMails',
    audience: 'shoppers',
    document: `# Switches off the mails of these kinds, and
# switches on all others.
mutation ChooseMails($kinds: [MailKind!]!) {
  updateUnwantedMail(kinds: $kinds) {
    optionalMail
    unwantedMail
  }
}
`,
    variables: () => ({ kinds: ['REVIEW_WANTED'] }),
  },
  {
    name: 'OrderAnimal',
    audience: 'shoppers',
    document: `# Asks for an animal. Several shoppers may wait
# for one; an admin gives it to one of them.
mutation OrderAnimal($order: OrderPetInput!) {
  orderPet(input: $order) {
    _id
    petname
    status
    orderDate
  }
}
`,
    variables: ({ animalId }) => ({ order: { petId: animalId, ...contact } }),
  },
  {
    name: 'Application',
    audience: 'shoppers',
    document: `# How far an order for an animal is, and who acts next.
query Application($orderId: ID!) {
  petOrder(id: $orderId) {
    petname
    status
    application {
      stage
      waitsFor
      place
      answerBy
      chooseBy
      bookable
      visit {
        at
        endsAt
        calendarPath
      }
      questions {
        question
        kind
        choices
      }
      timeline {
        at
        stage
        by
        message
      }
    }
  }
}
`,
    variables: ({ ownPetOrderId }) => ({ orderId: ownPetOrderId }),
  },
  {
    name: 'AnswerApplication',
    audience: 'shoppers',
    document: `# Answers what the shop asks: the questions stand at
# the application.
mutation AnswerApplication($orderId: ID!, $answers: [ApplicationAnswerInput!]!) {
  answerApplication(id: $orderId, answers: $answers) {
    application {
      answers {
        question
        answer
      }
    }
  }
}
`,
    variables: ({ ownApplicationId }) => ({ orderId: ownApplicationId, answers: [] }),
  },
  {
    name: 'KeepTypedAnswers',
    audience: 'shoppers',
    document: `# Keeps answers while they are typed, for their
# shopper alone.
mutation KeepTypedAnswers($orderId: ID!, $answers: [ApplicationAnswerInput!]!) {
  keepTypedAnswers(id: $orderId, answers: $answers) {
    application {
      typed {
        question
        answer
      }
    }
  }
}
`,
    variables: ({ ownApplicationId }) => ({ orderId: ownApplicationId, answers: [] }),
  },
  {
    name: 'BookVisit',
    audience: 'shoppers',
    document: `# Books one of the offered times.
mutation BookVisit($orderId: ID!, $at: DateTime!) {
  bookVisit(id: $orderId, at: $at) {
    application {
      stage
      visit {
        at
        endsAt
      }
    }
  }
}
`,
    variables: ({ ownOfferedApplicationId, offeredAt }) => ({
      orderId: ownOfferedApplicationId,
      at: offeredAt,
    }),
  },
  {
    name: 'CancelVisit',
    audience: 'shoppers',
    document: `# Calls a visit off; another time can be booked.
mutation CancelVisit($orderId: ID!) {
  cancelVisit(id: $orderId) {
    application {
      stage
      offered
    }
  }
}
`,
    variables: ({ ownBookedApplicationId }) => ({ orderId: ownBookedApplicationId }),
  },
  {
    name: 'WithdrawApplication',
    audience: 'shoppers',
    document: `# Withdraws an application: its order is canceled.
mutation WithdrawApplication($orderId: ID!) {
  withdrawApplication(id: $orderId) {
    _id
    status
  }
}
`,
    variables: ({ ownApplicationId }) => ({ orderId: ownApplicationId }),
  },
  {
    name: 'CancelAnimalOrder',
    audience: 'shoppers',
    document: `# Cancels an order for an animal. One that is free
# by that goes on to the next who waits for it.
mutation CancelAnimalOrder($orderId: ID!) {
  cancelPetOrder(id: $orderId) {
    _id
    petname
    status
  }
}
`,
    variables: ({ ownPetOrderId }) => ({ orderId: ownPetOrderId }),
  },
  {
    name: 'Checkout',
    audience: 'shoppers',
    document: `# Orders a cart, holds its stock and starts its
# payment. Stripe.js confirms that with a card and
# the clientSecret; in the demo this does as well:
#
# curl SHOP/stripe/v1/payment_intents/INTENT/confirm \\
#   -d key=pk_test_sandbox \\
#   -d client_secret=CLIENT_SECRET \\
#   -d payment_method=pm_card_visa
#
# INTENT is the clientSecret up to _secret. Then
# run ConfirmPayment with the payment's _id.
mutation Checkout($cart: CreatePaymentIntentInput!) {
  createPaymentIntent(input: $cart) {
    clientSecret
    payment {
      _id
      status
      amount
    }
    quote {
      entriesTotal
      delivery
      total
    }
  }
}
`,
    variables: ({ foodId, unusedWord }) => ({
      cart: { entries: [{ petId: foodId, accessoriesAmount: 2 }], ...contact, idempotencyKey: unusedWord },
    }),
  },
  {
    name: 'ConfirmPayment',
    audience: 'shoppers',
    document: `# Asks Stripe what became of the payment, and
# settles its orders. Safe to repeat.
mutation ConfirmPayment($paymentId: ID!) {
  confirmPayment(paymentId: $paymentId) {
    _id
    status
    amount
    amountRefunded
  }
}
`,
    variables: ({ ownPaymentId }) => ({ paymentId: ownPaymentId }),
  },
  {
    name: 'PostCart',
    audience: 'shoppers',
    document: `# A cart without a payment, as the old client posts
# it: PENDING until a payment covers it.
mutation PostCart(
  $posted: [CartEntryInput!]!
  $username: String!
  $location: String!
  $phone: String!
) {
  postCart(entries: $posted, username: $username, location: $location, phone: $phone) {
    _id
    petname
    totalamount
    status
  }
}
`,
    variables: ({ foodId }) => ({ posted: [{ petId: foodId, accessoriesAmount: 1 }], ...contact }),
  },
  {
    name: 'CancelAndRefund',
    audience: 'shoppers',
    document: `# Cancels an order that is not on its way. What was
# paid for it goes back to the card; me { refunds }
# has it then.
mutation CancelAndRefund($entryId: ID!) {
  cancelCartEntry(id: $entryId) {
    _id
    petname
    totalamount
    status
  }
}
`,
    variables: ({ ownEntryId }) => ({ entryId: ownEntryId }),
  },
  {
    name: 'WhatGoesBack',
    audience: 'shoppers',
    document: `# What a cancellation would give back. Whoever sends
# the fingerprint along cancels for just this sum.
query WhatGoesBack($number: String!, $entryIds: [ID!]!) {
  cancelPreview(number: $number, entryIds: $entryIds) {
    toCard
    lines {
      amount
    }
    delivery
    tax
    leftToRefund
    fingerprint
  }
}
`,
    variables: ({ ownEntryOrderNumber, ownEntryId }) => ({
      number: ownEntryOrderNumber,
      entryIds: [ownEntryId],
    }),
  },
  {
    name: 'CancelPieces',
    audience: 'shoppers',
    document: `# Cancels a line, or some of its pieces where a
# quantity says how many.
mutation CancelPieces($id: ID!) {
  cancelEntry(id: $id) {
    _id
    accessoriesAmount
    status
  }
}
`,
    variables: ({ ownEntryId }) => ({ id: ownEntryId }),
  },
  {
    name: 'CancelLines',
    audience: 'shoppers',
    document: `# Cancels lines of an order, all of them or none.
mutation CancelLines($number: String!, $entryIds: [ID!]!) {
  cancelEntries(number: $number, entryIds: $entryIds) {
    number
    status
  }
}
`,
    variables: ({ ownEntryOrderNumber, ownEntryId }) => ({
      number: ownEntryOrderNumber,
      entryIds: [ownEntryId],
    }),
  },
  {
    name: 'Review',
    audience: 'shoppers',
    document: `# Reviews an item that arrived, and takes the
# review back. FORBIDDEN for who has not had it.
mutation Review($petId: ID!, $review: ReviewInput!) {
  reviewItem(petId: $petId, input: $review) {
    _id
    name
    stars
    text
  }
  removeReview(petId: $petId)
}
`,
    variables: ({ receivedPetId }) => ({
      petId: receivedPetId,
      review: { stars: 5, text: 'Gone before the bag was on the shelf.' },
    }),
  },
  {
    name: 'WaitForStock',
    audience: 'shoppers',
    document: `# Has the account mailed once sold-out food or a
# sold-out accessory is back, and takes it back.
mutation WaitForStock($soldOutId: ID!) {
  watchStock(petId: $soldOutId) {
    watchedPetIds
  }
  unwatchStock(petId: $soldOutId) {
    watchedPetIds
  }
}
`,
    variables: ({ soldOutId }) => ({ soldOutId }),
  },
  {
    name: 'WaitForPrice',
    audience: 'shoppers',
    document: `# Has the account mailed once an item costs less,
# and takes it back.
mutation WaitForPrice($petId: ID!) {
  watchPrice(petId: $petId) {
    priceWatchedPetIds
  }
  unwatchPrice(petId: $petId) {
    priceWatchedPetIds
  }
}
`,
    variables: ({ foodId }) => ({ petId: foodId }),
  },
  {
    name: 'ShareWishes',
    audience: 'shoppers',
    document: `# A wish list, a secret under which others read
# it, and both taken back.
mutation ShareWishes($petIds: [ID!]!, $petId: ID!) {
  addToWishList(petIds: $petIds) {
    wishList {
      petIds
    }
  }
  shareWishList {
    wishList {
      code
    }
  }
  stopSharingWishList {
    wishList {
      code
    }
  }
  removeFromWishList(petId: $petId) {
    wishList {
      petIds
    }
  }
}
`,
    variables: ({ foodId }) => ({ petIds: [foodId], petId: foodId }),
  },
  {
    name: 'AddAnimal',
    audience: 'shoppers',
    document: `# With a first plan of what is usually due: your vet decides.
mutation AddAnimal($animal: AnimalInput!) {
  addAnimal(input: $animal) {
    id
    tasks {
      title
      source
      dueOn
    }
  }
}
`,
    variables: () => ({ animal: { name: 'Nala', type: 'CAT', avoids: ['chicken'] } }),
  },
  {
    name: 'CareForAnimal',
    audience: 'shoppers',
    document: `# Notes what was done. What is noted of a treatment is taken back by its id.
mutation CareForAnimal($id: ID!, $taskId: ID!, $change: AnimalChangeInput!, $treatment: TreatmentInput!) {
  updateAnimal(id: $id, input: $change) {
    notes
  }
  addWeight(id: $id, kg: 4.2) {
    weights {
      on
      kg
    }
  }
  addTreatment(id: $id, input: $treatment) {
    treatments {
      id
      name
      nextOn
    }
  }
  addTask(id: $id, title: "Trim its claws", dueOn: "2027-02-28") {
    tasks {
      title
      dueOn
    }
  }
  startFirstDays(id: $id, on: "2026-11-28") {
    firstDays {
      arrivedOn
      lines {
        day
        text
        dueOn
      }
    }
  }
  completeFirstDay(id: $id, day: 7) {
    firstDays {
      lines {
        day
        doneOn
      }
    }
  }
  removeTreatment(id: $id, treatmentId: $taskId) {
    treatments {
      id
    }
  }
  completeTask(id: $id, taskId: $taskId) {
    tasks {
      title
      doneOn
    }
  }
}
`,
    variables: ({ ownAnimalId, ownTaskId }) => ({
      ...{ id: ownAnimalId, taskId: ownTaskId, change: { notes: 'Shy with guests' } },
      treatment: { kind: 'VACCINATION', name: 'FVRCP', on: '2026-01-31', nextOn: '2027-01-31' },
    }),
  },
  {
    name: 'ShareAnimal',
    audience: 'shoppers',
    document: `# A link to one page with its facts and papers, and
# nothing of its people. While it is lost, the page
# takes messages for them.
mutation ShareAnimal($id: ID!) {
  shareAnimal(id: $id, days: 7) {
    url
    endsAt
  }
  setLost(id: $id, isLost: false) {
    isLost
    messages {
      at
      text
    }
  }
  endShares(id: $id) {
    sharedUntil
  }
}
`,
    variables: ({ ownAnimalId }) => ({ id: ownAnimalId }),
  },
  {
    name: 'RenewCalendar',
    audience: 'shoppers',
    document: `# The address of me.calendarUrl leads nowhere then.
mutation RenewCalendar {
  renewCalendar
}
`,
  },
  {
    name: 'RemoveAnimal',
    audience: 'shoppers',
    document: `# With all that was noted of it.
mutation RemoveAnimal($id: ID!) {
  removeAnimal(id: $id) {
    name
  }
}
`,
    variables: ({ ownAnimalId }) => ({ id: ownAnimalId }),
  },
  {
    name: 'MyRepeatDeliveries',
    audience: 'shoppers',
    document: `# Plans that began with a checkout whose choices
# have repeats: [{ petId, everyWeeks }].
query MyRepeatDeliveries {
  me {
    repeatPlans {
      _id
      petname
      accessoriesAmount
      everyWeeks
      nextDate
      status
      price {
        total
      }
    }
  }
}
`,
  },
  {
    name: 'ChangeRepeatDelivery',
    audience: 'shoppers',
    document: `# Changes, moves, pauses or resumes a plan.
mutation ChangeRepeatDelivery($planId: ID!, $plan: UpdateRepeatPlanInput!) {
  updateRepeatPlan(id: $planId, input: $plan) {
    _id
    everyWeeks
    nextDate
    status
  }
}
`,
    variables: ({ ownPlanId }) => ({ planId: ownPlanId, plan: { everyWeeks: 6 } }),
  },
  {
    name: 'SkipRepeatDelivery',
    audience: 'shoppers',
    document: `# Leaves the next delivery of a plan out.
mutation SkipRepeatDelivery($planId: ID!) {
  skipRepeatDelivery(id: $planId) {
    _id
    nextDate
  }
}
`,
    variables: ({ ownPlanId }) => ({ planId: ownPlanId }),
  },
  {
    name: 'SendRepeatDeliveryNow',
    audience: 'shoppers',
    document: `# Sends the next delivery now and charges its card;
# problem says why it was not charged.
mutation SendRepeatDeliveryNow($planId: ID!) {
  sendRepeatDeliveryNow(id: $planId) {
    _id
    nextDate
    problem
  }
}
`,
    variables: ({ ownPlanId }) => ({ planId: ownPlanId }),
  },
  {
    name: 'EndRepeatDelivery',
    audience: 'shoppers',
    document: `# Ends a plan at once; twice is once.
mutation EndRepeatDelivery($planId: ID!) {
  endRepeatPlan(id: $planId) {
    _id
    status
    endedAt
  }
}
`,
    variables: ({ ownPlanId }) => ({ planId: ownPlanId }),
  },
  {
    name: 'WatchMyOrders',
    audience: 'shoppers',
    document: `# Tells of your orders as things happen to them.
# Run it, and order, accept or ship something in
# another window.
subscription WatchMyOrders {
  ownOrderChanged {
    kind
    petOrder {
      _id
      petname
      status
    }
    cartEntry {
      _id
      petname
      status
    }
  }
}
`,
  },
  {
    name: 'ReportProblem',
    audience: 'shoppers',
    document: `# Tells the shop what is wrong with lines that came, or
# pieces of them; a photo can go along as an upload.
# Order.reportable says what can be reported.
mutation ReportProblem($number: String!, $input: ReportProblemInput!) {
  reportProblem(number: $number, input: $input) {
    number
    problems {
      id
      lines {
        entry {
          petname
        }
        quantity
      }
      kind
      wants
      at
    }
  }
}
`,
    variables: ({ reportableOrderNumber, reportableEntryId }) => ({
      number: reportableOrderNumber,
      input: {
        lines: [{ entryId: reportableEntryId, quantity: 1 }],
        ...{ kind: 'BROKEN', wants: 'ANOTHER' },
      },
    }),
  },
  {
    name: 'WithdrawProblem',
    audience: 'shoppers',
    document: `# Takes that back while it waits for its answer.
mutation WithdrawProblem($id: ID!) {
  withdrawProblem(id: $id) {
    number
    problems {
      state
    }
  }
}
`,
    variables: ({ ownProblemId }) => ({ id: ownProblemId }),
  },
];

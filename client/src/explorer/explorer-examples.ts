/*
 * Operations that show a developer the shop: the tabs of the explorer and of the Apollo Sandbox page.
 * Plain data without imports, so that anything can read it. A test holds every one of them to the schema.
 * Their variables differ in name, so that all of them also fit into one document.
 */

export interface ExplorerExample {
  /** The operation's name, which both explorers show as the tab's title. */
  readonly name: string;
  readonly document: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

export const explorerExamples: readonly ExplorerExample[] = [
  {
    name: 'BrowseDogs',
    document: `# Anyone may browse. The filters, the search and
# the order all go together, and the facets say
# how many items each further choice would leave.
query BrowseDogs($where: PetWhere, $search: String, $first: Int! = 5, $after: String) {
  pets(where: $where, search: $search, orderBy: PRICE_LOW_TO_HIGH, first: $first, after: $after) {
    totalCount
    edges {
      node {
        _id
        petname
        petprice
        clan
        age
        gender
        isAvailable
        image {
          url(width: 320)
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    facets {
      age {
        value
        count
      }
      clan {
        value
        count
      }
      priceMin
      priceMax
    }
  }
}
`,
    variables: { where: { type: 'DOG', category: 'PETS', available: true }, first: 5 },
  },
  {
    name: 'FoodUnderFifty',
    document: `# Food and accessories carry a stock and a
# delivery cost: 25 from a price of 50 up,
# otherwise 5. Copy an _id from here into the
# variables of OneItem and QuoteCart.
query FoodUnderFifty {
  pets(where: { category: FOOD, priceMax: 50, available: true }, orderBy: NEWEST, first: 5) {
    totalCount
    edges {
      node {
        _id
        petname
        petprice
        deliveryCost
        stock
      }
    }
  }
}
`,
  },
  {
    name: 'OneItem',
    document: `# One item with everything its page shows. Copy an
# _id from BrowseDogs into the variables.
query OneItem($id: ID!) {
  pet(id: $id) {
    _id
    petname
    petprice
    category
    type
    gender
    age
    color
    clan
    short
    details
    availability
    stock
    deliveryCost
    image {
      hash
      width
      height
      url(width: 1280, format: AVIF)
    }
    createdAt
  }
}
`,
    variables: { id: 'an _id from BrowseDogs' },
  },
  {
    name: 'QuoteCart',
    document: `# What a cart costs by what is chosen, with every
# rule that was looked at and all ways to get it.
# Without choices it is the entries and one
# delivery charge, the highest among them. No
# sign-in needed.
query QuoteCart(
  $entries: [CartEntryInput!]!
  $choices: CheckoutChoicesInput
) {
  quote(entries: $entries, choices: $choices) {
    lines {
      petname
      petprice
      accessoriesAmount
      totalamount
      available
    }
    entriesTotal
    reductions
    delivery
    total
    adjustments {
      label
      amount
      isApplied
      reason
    }
    deliveryOptions {
      method
      price
      isAvailable
      reason
      arrives
    }
  }
}
`,
    variables: {
      entries: [{ petId: 'an _id from FoodUnderFifty', accessoriesAmount: 2 }],
      choices: { delivery: 'CURBSIDE', promotionCode: 'FRIEND30' },
    },
  },
  {
    name: 'MyReceipts',
    document: `# Orders as they were paid: each with all that was
# bought together, its number, and what happened to
# it. Sign in first.
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
  }
}
`,
  },
  {
    name: 'MyOrders',
    document: `# The signed-in account with its orders; null for
# a visitor. Sign in first.
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
    name: 'Checkout',
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
# run ConfirmPayment. Sign in first.
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
    variables: {
      cart: {
        entries: [{ petId: 'an _id from FoodUnderFifty', accessoriesAmount: 2 }],
        username: 'Robin Field',
        location: '12 Orchard Lane, Portland',
        phone: '5551234567',
        idempotencyKey: 'another one for each checkout',
      },
    },
  },
  {
    name: 'ConfirmPayment',
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
    variables: { paymentId: 'the payment _id from Checkout' },
  },
  {
    name: 'CancelAndRefund',
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
    variables: { entryId: 'a cartEntries _id from MyOrders' },
  },
  {
    name: 'WatchMyOrders',
    document: `# Tells of your orders as things happen to them.
# Sign in, run it, and accept or ship one of them
# as an admin in another window.
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
    name: 'OrderAnimal',
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
    variables: {
      order: {
        petId: 'an _id from BrowseDogs',
        username: 'Robin Field',
        location: '12 Orchard Lane, Portland',
        phone: '5551234567',
      },
    },
  },
  {
    name: 'AllOrders',
    document: `# For admins: every animal order that waits for an
# answer, and every paid item order to be shipped.
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
    name: 'ShopOverview',
    document: `# For admins: what came in and what waits. Days
# are days of the time zone. A long period is cut
# in weeks or months instead, see seriesUnit.
query ShopOverview($from: DateTime!, $to: DateTime!, $timeZone: String!) {
  overview(from: $from, to: $to, timeZone: $timeZone) {
    today {
      total
      orders
    }
    thisMonth {
      total
      orders
    }
    period {
      items
      animals
      total
      orders
    }
    seriesUnit
    series {
      start
      total
    }
    petOrders {
      status
      count
    }
    waitingPetOrders
    paidCartEntries
    lowStock {
      petname
      stock
    }
    bestSellers {
      petname
      pieces
      revenue
    }
  }
}
`,
    variables: { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z', timeZone: 'America/New_York' },
  },
  {
    name: 'WholeStock',
    document: `# For admins: every item, sold and retired ones
# too. What runs out first stands first; animals,
# which have no stock, come last.
query WholeStock($stockWhere: PetWhere, $stockAfter: String) {
  allPets(where: $stockWhere, orderBy: STOCK_LOW_TO_HIGH, first: 10, after: $stockAfter) {
    totalCount
    edges {
      node {
        _id
        petname
        category
        stock
        availability
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    variables: { stockWhere: { category: 'FOOD', availability: 'AVAILABLE' } },
  },
  {
    name: 'AcceptOrder',
    document: `# For admins: gives the animal to this shopper and
# declines the others that wait for it.
mutation AcceptOrder($orderId: ID!) {
  acceptPetOrder(id: $orderId) {
    _id
    petname
    username
    status
    nextStatuses
  }
}
`,
    variables: { orderId: 'an _id from AllOrders' },
  },
  {
    name: 'AddItem',
    document: `# For admins. Without a picture the item is shown
# with a drawn stand-in; ChangePicture has one.
mutation AddItem($item: AddPetInput!) {
  addPet(input: $item) {
    _id
    petname
    petprice
    isAvailable
    createdAt
  }
}
`,
    variables: {
      item: {
        petname: 'Bramble',
        petprice: 340,
        category: 'PETS',
        type: 'DOG',
        gender: 'FEMALE',
        age: 'PUPPY',
        color: 'BROWN',
        clan: 'HARRIER',
        short: 'A cheerful harrier puppy who greets everyone twice.',
        details: 'Bramble is ten weeks old, vaccinated and used to children, and sleeps through the night.',
      },
    },
  },
  {
    name: 'ChangePicture',
    document: `# For admins: a new picture for an item. GraphiQL
# asks for the file below the answer, Sandbox
# beside the variables; what is sent is a GraphQL
# multipart request.
mutation ChangePicture($itemId: ID!, $img: Upload) {
  updatePet(id: $itemId, input: {}, img: $img) {
    _id
    petname
    image {
      hash
      url(width: 640)
    }
  }
}
`,
    variables: { itemId: 'an _id from WholeStock' },
  },
  {
    name: 'PromoteUser',
    document: `# For admins: makes an account an admin.
mutation PromoteUser($email: EmailAddress!) {
  makeAdmin(email: $email) {
    _id
    email
    name
    role
  }
}
`,
    variables: { email: 'shopper@petshop.test' },
  },
];

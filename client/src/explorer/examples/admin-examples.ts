import type { ExplorerExample } from './explorer-example.ts';

/** What admins alone may see and do: figures, promotions, roles, settings. */
export const adminExamples: readonly ExplorerExample[] = [
  {
    name: 'ShopOverview',
    audience: 'admins',
    document: `# What came in and what waits. Days are days of the
# time zone. A long period is cut in weeks or
# months instead, see seriesUnit.
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
    variables: ({ from, to }) => ({ from, to, timeZone: 'America/New_York' }),
  },
  {
    name: 'AdoptionFigures',
    audience: 'admins',
    document: `# How long animals waited for a home, whether
# applications were answered in time, what came back.
query AdoptionFigures($from: DateTime!, $to: DateTime!) {
  adoptionFigures(from: $from, to: $to) {
    movedIn
    averageDays
    answeredInTime
    answeredLate
    returned
  }
}
`,
    variables: ({ from, to }) => ({ from, to }),
  },
  {
    name: 'AllRepeatDeliveries',
    audience: 'admins',
    document: `# Plans of repeat deliveries, and what the coming
# two weeks take of the stock.
query AllRepeatDeliveries {
  repeatOverview {
    active
    paused
    demand {
      petId
      pieces
      missing
    }
  }
  repeatPlans(first: 10) {
    totalCount
    edges {
      node {
        _id
        petname
        everyWeeks
        nextDate
        status
      }
    }
  }
}
`,
  },
  {
    name: 'Promotions',
    audience: 'admins',
    document: `# All promotions, ended ones included.
query Promotions {
  promotions(first: 10) {
    totalCount
    edges {
      node {
        _id
        code
        percentOff
        dollarsOff
        isActive
        uses
      }
    }
  }
}
`,
  },
  {
    name: 'PreviewPromotion',
    audience: 'admins',
    document: `# What a promotion would have done to the orders of
# the last 30 days. Makes nothing.
query PreviewPromotion($promotion: AddPromotionInput!) {
  promotionPreview(input: $promotion) {
    orders
    ordersReduced
    reductions
    since
    isComplete
  }
}
`,
    variables: ({ unusedWord }) => ({ promotion: { code: unusedWord.toUpperCase(), percentOff: 10 } }),
  },
  {
    name: 'AddPromotion',
    audience: 'admins',
    document: `# Makes a promotion. CONFLICT where its code exists.
mutation AddPromotion($promotion: AddPromotionInput!) {
  addPromotion(input: $promotion) {
    _id
    code
    isActive
  }
}
`,
    variables: ({ unusedWord }) => ({ promotion: { code: unusedWord.toUpperCase(), percentOff: 10 } }),
  },
  {
    name: 'ChangePromotion',
    audience: 'admins',
    document: `# Changes a promotion for orders from now on.
mutation ChangePromotion($promotionId: ID!, $changes: UpdatePromotionInput!) {
  updatePromotion(id: $promotionId, input: $changes) {
    _id
    code
    maxUses
  }
}
`,
    variables: ({ promotionId }) => ({ promotionId, changes: { maxUses: 500 } }),
  },
  {
    name: 'EndPromotion',
    audience: 'admins',
    document: `# Ends a promotion at once; twice is once.
mutation EndPromotion($promotionId: ID!) {
  endPromotion(id: $promotionId) {
    code
    isActive
    until
  }
}
`,
    variables: ({ promotionId }) => ({ promotionId }),
  },
  {
    name: 'LookAtMerge',
    audience: 'admins',
    document: `# What merging two accounts of one person would
# move, and what is in its way.
query LookAtMerge($keepId: ID!, $dropId: ID!) {
  customerMerge(keepId: $keepId, dropId: $dropId) {
    keep {
      email
    }
    drop {
      email
    }
    orders
    petOrders
    obstacles
  }
}
`,
    variables: ({ customerId, otherCustomerId }) => ({ keepId: customerId, dropId: otherCustomerId }),
  },
  {
    name: 'Accounts',
    audience: 'admins',
    document: `# All accounts, by name; role narrows it.
query Accounts($role: Role) {
  users(role: $role, first: 10) {
    totalCount
    edges {
      node {
        _id
        name
        email
        role
      }
    }
  }
}
`,
    variables: () => ({ role: 'ADMIN' }),
  },
  {
    name: 'GiveAndTakeRole',
    audience: 'admins',
    document: `# Roles count from an account's next request on.
# Here one is given and taken again.
mutation GiveAndTakeRole($email: EmailAddress!) {
  toStaff: setRole(email: $email, role: STAFF) {
    email
    role
  }
  makeAdmin(email: $email) {
    role
  }
  removeAdmin(email: $email) {
    role
  }
}
`,
    variables: ({ customerEmail }) => ({ email: customerEmail }),
  },
  {
    name: 'InviteStaff',
    audience: 'admins',
    document: `# Mails somebody an invitation to work in the shop.
# Who has that address accepts it with
# acceptInvitation and the code of the mail.
mutation InviteStaff($newcomer: EmailAddress!) {
  inviteStaff(email: $newcomer, role: STAFF) {
    _id
    email
    role
    expiresAt
  }
}
`,
    variables: ({ unusedWord }) => ({ newcomer: `${unusedWord}@petshop.test` }),
  },
  {
    name: 'Invitations',
    audience: 'admins',
    document: `# Invitations that nobody has accepted yet.
query Invitations {
  staffInvitations(first: 10) {
    edges {
      node {
        _id
        email
        role
        expiresAt
      }
    }
  }
}
`,
  },
  {
    name: 'WithdrawInvitation',
    audience: 'admins',
    document: `# Takes an invitation back.
mutation WithdrawInvitation($invitationId: ID!) {
  withdrawInvitation(id: $invitationId) {
    email
  }
}
`,
    variables: ({ invitationId }) => ({ invitationId }),
  },
  {
    name: 'Payments',
    audience: 'admins',
    document: `# All payments, and whether the books
# and Stripe's agree.
query Payments {
  payments(first: 10) {
    totalCount
    edges {
      node {
        _id
        number
        amount
        amountRefunded
        status
        dispute
      }
    }
  }
  moneyHealth {
    checkedAt
    unmatched
    openDisputes
    refundsOwed
    findings(first: 5) {
      edges {
        node {
          what
          outcome
        }
      }
    }
  }
}
`,
  },
  {
    name: 'CompareBooks',
    audience: 'admins',
    document: `# Compares the books with Stripe's now,
# and puts right what does not agree.
mutation CompareBooks {
  reconcile {
    checkedAt
    tookMs
    unmatched
  }
}
`,
  },
  {
    name: 'TakeNoteOfFinding',
    audience: 'admins',
    document: `# Takes note of a lost dispute, whose
# money does not come back.
mutation TakeNoteOfFinding($findingId: ID!) {
  acknowledgeFinding(id: $findingId) {
    what
    solvedAt
  }
}
`,
    variables: ({ findingId }) => ({ findingId }),
  },
  {
    name: 'Audit',
    audience: 'admins',
    document: `# What admins did, newest first.
query Audit($since: DateTime) {
  auditRecords(where: { since: $since }, first: 10) {
    edges {
      node {
        at
        actorName
        action
        subjectName
        changes {
          field
          before
          after
        }
      }
    }
  }
}
`,
    variables: ({ from }) => ({ since: from }),
  },
  {
    name: 'PreviewSettings',
    audience: 'admins',
    document: `# What carts would come to by changed
# settings, beside what they come to now.
query PreviewSettings($changed: ShopSettingsChanges!) {
  previewShopSettings(input: $changed) {
    title
    delivery
    before {
      total
    }
    after {
      total
    }
  }
}
`,
    variables: () => ({ changed: { standardDelivery: 7, bulkyDelivery: 30 } }),
  },
  {
    name: 'ChangeSettings',
    audience: 'admins',
    document: `# Changes the settings of the shop at
# once. The version is that of editableShopSettings;
# CONFLICT where somebody has changed them since.
mutation ChangeSettings($settings: UpdateShopSettingsInput!) {
  updateShopSettings(input: $settings) {
    version
    updatedBy
    settings {
      name
      standardDelivery
    }
  }
}
`,
    variables: ({ settingsVersion, shopName }) => ({
      settings: { version: settingsVersion, name: shopName },
    }),
  },
  {
    name: 'Settings',
    audience: 'admins',
    document: `# The settings with their version.
query Settings {
  editableShopSettings {
    version
    updatedAt
    updatedBy
    settings {
      name
      standardDelivery
      taxPercent
    }
  }
}
`,
  },
  {
    name: 'MergeCustomers',
    audience: 'admins',
    document: `# Merges two accounts of one person. It
# can not be undone, and who logs in to one is let
# into the other from then on.
mutation MergeCustomers($keepId: ID!, $dropId: ID!) {
  mergeCustomers(keepId: $keepId, dropId: $dropId) {
    _id
    name
    email
    formerEmails
  }
}
`,
    variables: ({ customerId, otherCustomerId }) => ({ keepId: customerId, dropId: otherCustomerId }),
  },
  {
    name: 'RemoveSignIn',
    audience: 'admins',
    document: `# Takes a sign-in that was merged in from its
# account: it has one of its own from then on.
mutation RemoveSignIn($id: ID!) {
  removeSignIn(id: $id) {
    _id
    identities {
      email
    }
  }
}
`,
    variables: ({ signInId }) => ({ id: signInId }),
  },
];

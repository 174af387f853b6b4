import type { ExplorerExample } from './explorer-example.ts';

/** What the staff do with the catalogue and its customers. */
export const backOfficeExamples: readonly ExplorerExample[] = [
  {
    name: 'WholeStock',
    audience: 'staff',
    document: `# Every item, sold and retired ones too. What runs
# out first stands first; animals, which have no
# stock, come last.
query WholeStock($stockWhere: PetWhere, $stockAfter: String) {
  allPets(where: $stockWhere, orderBy: STOCK_LOW_TO_HIGH, first: 10, after: $stockAfter) {
    totalCount
    edges {
      node {
        _id
        petname
        category
        stock
        shelf
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
    variables: () => ({ stockWhere: { category: 'FOOD', availability: 'AVAILABLE' } }),
  },
  {
    name: 'AddItem',
    audience: 'staff',
    document: `# Without a picture the item is shown with a drawn
# stand-in; ChangeItem takes one.
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
    variables: () => ({
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
    }),
  },
  {
    name: 'ChangeItem',
    audience: 'staff',
    document: `# Changes what is named, and takes a new picture.
# GraphiQL asks for the file below the answer,
# Sandbox beside the variables; what is sent with
# one is a GraphQL multipart request.
mutation ChangeItem($itemId: ID!, $changes: UpdatePetInput!, $img: Upload) {
  updatePet(id: $itemId, input: $changes, img: $img) {
    _id
    petname
    shelf
    image {
      hash
      url(width: 640)
    }
  }
}
`,
    variables: ({ otherFoodId }) => ({ itemId: otherFoodId, changes: { shelf: 'B4' } }),
  },
  {
    name: 'DeleteAndRestore',
    audience: 'staff',
    document: `# Deletes an item that no order names, retires one
# that was ordered; then takes it back, which goes
# for an hour.
mutation DeleteAndRestore($itemId: ID!) {
  deletePet(id: $itemId) {
    _id
    petname
    availability
  }
  restorePet(id: $itemId) {
    _id
    availability
  }
}
`,
    variables: ({ otherFoodId }) => ({ itemId: otherFoodId }),
  },
  {
    name: 'Synonyms',
    audience: 'staff',
    document: `# What words stand for where the catalogue is
# searched.
query Synonyms {
  synonyms {
    _id
    word
    means
    isBuiltIn
  }
}
`,
  },
  {
    name: 'AddSynonym',
    audience: 'staff',
    document: `# Gives a word a meaning in the search.
mutation AddSynonym($word: String!, $means: [String!]!) {
  addSynonym(word: $word, means: $means) {
    _id
    word
    means
  }
}
`,
    variables: ({ unusedWord }) => ({ word: unusedWord, means: ['dog'] }),
  },
  {
    name: 'RemoveSynonym',
    audience: 'staff',
    document: `# Takes back what a word means.
mutation RemoveSynonym($synonymId: ID!) {
  removeSynonym(id: $synonymId) {
    word
  }
}
`,
    variables: ({ synonymId }) => ({ synonymId }),
  },
  {
    name: 'MissedSearches',
    audience: 'staff',
    document: `# What people searched for and did not find.
query MissedSearches {
  missedSearches {
    _id
    count
    reason
    lastAt
  }
}
`,
  },
  {
    name: 'DismissMissedSearch',
    audience: 'staff',
    document: `# Lists a search that found nothing no more.
mutation DismissMissedSearch($missedWords: String!) {
  dismissMissedSearch(words: $missedWords) {
    _id
    count
  }
}
`,
    variables: ({ missedWords }) => ({ missedWords }),
  },
  {
    name: 'AnswerReview',
    audience: 'staff',
    document: `# Answers a review for everybody to see. Its
# author is mailed the first answer.
mutation AnswerReview($reviewId: ID!, $answer: String) {
  answerReview(id: $reviewId, text: $answer) {
    _id
    text
    answer {
      text
      answeredAt
    }
  }
}
`,
    variables: ({ reviewId }) => ({ reviewId, answer: 'Thank you! We will tell the cook.' }),
  },
  {
    name: 'TakeDownReview',
    audience: 'staff',
    document: `# Removes a review, whoever wrote it.
mutation TakeDownReview($reviewId: ID!) {
  takeDownReview(id: $reviewId) {
    _id
    stars
    text
  }
}
`,
    variables: ({ reviewId }) => ({ reviewId }),
  },
  {
    name: 'Customers',
    audience: 'staff',
    document: `# Everybody who has an account, by name.
query Customers {
  customers(first: 10) {
    totalCount
    edges {
      node {
        _id
        name
        email
        orderCount
        lastOrderAt
      }
    }
  }
}
`,
  },
  {
    name: 'OneCustomer',
    audience: 'staff',
    document: `# A customer with orders, mails and notes.
query OneCustomer($customerId: ID!) {
  customer(id: $customerId) {
    name
    email
    phone
    location
    orders(first: 5) {
      edges {
        node {
          number
          status
        }
      }
    }
    mails(first: 5) {
      edges {
        node {
          kind
          status
          sentAt
        }
      }
    }
    notes {
      by
      text
    }
  }
}
`,
    variables: ({ customerId }) => ({ customerId }),
  },
  {
    name: 'NoteOnCustomer',
    audience: 'staff',
    document: `# For the staff, who alone can read it.
mutation NoteOnCustomer($customerId: ID!, $text: String!) {
  addCustomerNote(id: $customerId, text: $text) {
    name
    notes {
      at
      by
      text
    }
  }
}
`,
    variables: ({ customerId }) => ({ customerId, text: 'Prefers to be called in the evening.' }),
  },
];

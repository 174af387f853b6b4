import type { ExplorerExample } from './explorer-example.ts';

/** What people ask the shop, and what it answers. */
export const threadExamples: readonly ExplorerExample[] = [
  {
    name: 'AskTheShop',
    audience: 'shoppers',
    document: `# A visitor says a name and an e-mail address as well, and opens the link that is mailed to it.
mutation AskTheShop($aboutId: ID!) {
  askShop(input: { text: "Does this one get on with cats?", petId: $aboutId }) {
    id
    subject
    dueAt
  }
}
`,
    variables: ({ animalId }) => ({ aboutId: animalId }),
  },
  {
    name: 'MyQuestions',
    audience: 'shoppers',
    document: `# What I have asked, and what the shop has said to it.
query MyQuestions {
  me {
    threads(first: 5) {
      totalCount
      edges {
        node {
          id
          subject
          isAnswered
          messages {
            at
            by
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
    name: 'AnswersGivenOften',
    audience: 'staff',
    document: `# The answers that the owner keeps. What stands in braces
# is filled in from the question.
query AnswersGivenOften {
  answerTemplates {
    name
    text
  }
}
`,
  },
  {
    name: 'WordsForDecisions',
    audience: 'staff',
    document: `# The words that the owner keeps for whoever asked for
# an animal. What stands in braces is filled in.
query WordsForDecisions {
  decisionTemplates {
    name
    text
  }
}
`,
  },
  {
    name: 'QuestionsToAnswer',
    audience: 'staff',
    document: `# What waits for an answer, what is due first before the others.
query QuestionsToAnswer {
  threads(where: { isAnswered: false, isClosed: false }, first: 10) {
    totalCount
    edges {
      node {
        id
        subject
        name
        dueAt
        messages {
          by
          text
        }
        notes {
          by
          text
        }
        pet {
          petname
        }
        order {
          number
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
  },
];

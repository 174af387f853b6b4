import { graphql } from '../../gql/gql.ts';

export const OwnThreadsDocument = graphql(`
  query OwnThreads($first: Int!, $after: String) {
    me {
      _id
      threads(first: $first, after: $after) {
        totalCount
        edges {
          node {
            ...ThreadFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }

  fragment ThreadFields on Thread {
    id
    subject
    isAnswered
    isClosed
    dueAt
    messages {
      at
      by
      text
      photos {
        id
      }
    }
  }
`);

/** What a question is about. */
export const QuestionItemDocument = graphql(`
  query QuestionItem($id: ID!) {
    pet(id: $id) {
      _id
      petname
    }
  }
`);

/** Beyond what every page knows of the shop. */
export const ShopHolidaysDocument = graphql(`
  query ShopHolidays {
    shopSettings {
      holidays
    }
  }
`);

export const AskShopDocument = graphql(`
  mutation AskShop($input: AskShopInput!, $photos: [Upload!]) {
    askShop(input: $input, photos: $photos) {
      ...ThreadFields
    }
  }
`);

export const ReplyToThreadDocument = graphql(`
  mutation ReplyToThread($id: ID!, $text: String!, $photos: [Upload!]) {
    replyToThread(id: $id, text: $text, photos: $photos) {
      ...ThreadFields
    }
  }
`);

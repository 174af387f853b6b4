import { graphql } from '../../gql/gql.ts';

export const LastContactDocument = graphql(`
  query LastContact {
    me {
      ...LastContactFields
    }
  }
`);

export const OfferLastContactDocument = graphql(`
  mutation OfferLastContact($isOffered: Boolean!) {
    offerLastContact(isOffered: $isOffered) {
      ...LastContactFields
    }
  }
`);

// Read by codegen; the operations above spread it by name.
graphql(`
  fragment LastContactFields on User {
    _id
    offersLastContact
    lastContact {
      username
      phone
      location
    }
  }
`);

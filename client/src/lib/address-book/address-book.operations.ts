import { graphql } from '../../gql/gql.ts';

export const AddressBookDocument = graphql(`
  query AddressBook {
    me {
      ...AddressBookFields
    }
  }
`);

export const SaveAddressDocument = graphql(`
  mutation SaveAddress($input: SaveAddressInput!) {
    saveAddress(input: $input) {
      ...AddressBookFields
    }
  }
`);

export const RemoveAddressDocument = graphql(`
  mutation RemoveAddress($id: ID!) {
    removeAddress(id: $id) {
      ...AddressBookFields
    }
  }
`);

export const SavedCardsDocument = graphql(`
  query SavedCards {
    me {
      _id
      savedCards {
        id
        brand
        last4
        expires
      }
    }
  }
`);

export const RemoveSavedCardDocument = graphql(`
  mutation RemoveSavedCard($id: ID!) {
    removeSavedCard(id: $id) {
      _id
      savedCards {
        id
        brand
        last4
        expires
      }
    }
  }
`);

// Read by codegen; the operations above spread it by name.
graphql(`
  fragment AddressBookFields on User {
    _id
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
`);

import { graphql } from '../../gql/gql.ts';

/** The agreement about an animal, for its shopper and for the staff. */
export const AgreementDocument = graphql(`
  query Agreement($id: ID!) {
    petOrder(id: $id) {
      ...AgreementFields
    }
  }

  fragment AgreementFields on PetOrder {
    _id
    petname
    agreement {
      text
      checklist
      signedBy
      signedAt
    }
  }
`);

export const SignAgreementDocument = graphql(`
  mutation SignAgreement($id: ID!, $name: String!, $read: String) {
    signAgreement(id: $id, name: $name, read: $read) {
      ...AgreementFields
    }
  }
`);

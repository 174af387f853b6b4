import { graphql } from '../../gql/gql.ts';

export const OwnHouseholdDocument = graphql(`
  query OwnHousehold {
    me {
      ...OwnHouseholdFields
    }
  }
`);

export const SaveHouseholdDocument = graphql(`
  mutation SaveHousehold($input: HouseholdInput!) {
    saveHousehold(input: $input) {
      ...OwnHouseholdFields
    }
  }
`);

export const ForgetHouseholdDocument = graphql(`
  mutation ForgetHousehold {
    forgetHousehold {
      ...OwnHouseholdFields
    }
  }
`);

// Read by codegen; the operations above spread it by name.
graphql(`
  fragment OwnHouseholdFields on User {
    _id
    household {
      home
      hoursAlone
      energy
      experience
      childrenAges
      dogs
      cats
    }
  }
`);

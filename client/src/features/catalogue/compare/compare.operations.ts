import { graphql } from '../../../gql/gql.ts';

/** One of the items that are compared, with all that is compared of it. */
export const ComparedPetDocument = graphql(`
  query ComparedPet($id: ID!) {
    pet(id: $id) {
      ...PetCardFields
      ...GoodsFactFields
      facts {
        ...AnimalFactFields
      }
      deliveryCost
      rating {
        average
        count
      }
    }
  }
`);

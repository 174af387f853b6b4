import { graphql } from '../../../gql/gql.ts';

graphql(`
  fragment FoodChangeFields on Animal {
    id
    foodChange {
      petId
      newName
      currentPetId
      currentName
      kcalPerDay
      steps {
        day
        on
        currentGrams
        newGrams
      }
      today {
        day
        on
        currentGrams
        newGrams
      }
      heldOn
      canHold
      notes
    }
    foodChangeSupply {
      currentEndsOn
      newEndsOn
      orderBy
    }
  }
`);

export const MyFoodChangeDocument = graphql(`
  query MyFoodChange($id: ID!) {
    me {
      _id
      animals(id: $id) {
        ...FoodChangeFields
      }
    }
  }
`);

export const StartFoodChangeDocument = graphql(`
  mutation StartFoodChange($id: ID!, $input: FoodChangeInput!) {
    startFoodChange(id: $id, input: $input) {
      ...FoodChangeFields
    }
  }
`);

export const HoldFoodChangeDocument = graphql(`
  mutation HoldFoodChange($id: ID!) {
    holdFoodChange(id: $id) {
      ...FoodChangeFields
    }
  }
`);

export const EndFoodChangeDocument = graphql(`
  mutation EndFoodChange($id: ID!) {
    endFoodChange(id: $id) {
      ...FoodChangeFields
    }
  }
`);

export const FoodsToChangeToDocument = graphql(`
  query FoodsToChangeTo($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!) {
    pets(where: $where, search: $search, orderBy: $orderBy, first: $first) {
      edges {
        node {
          _id
          petname
          kind
          kcalPer100g
        }
      }
    }
  }
`);

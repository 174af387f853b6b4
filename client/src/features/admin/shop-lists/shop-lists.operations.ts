import { graphql } from '../../../gql/gql.ts';

export const ShopListsDocument = graphql(`
  query ShopLists {
    shopLists {
      _id
      list
      value
      type
    }
  }
`);

export const AddListValueDocument = graphql(`
  mutation AddListValue($list: ShopList!, $value: String!, $type: PetType) {
    addListValue(list: $list, value: $value, type: $type) {
      _id
      value
    }
  }
`);

export const RenameListValueDocument = graphql(`
  mutation RenameListValue($id: ID!, $value: String!) {
    renameListValue(id: $id, value: $value) {
      _id
      value
    }
  }
`);

export const RemoveListValueDocument = graphql(`
  mutation RemoveListValue($id: ID!) {
    removeListValue(id: $id) {
      _id
      value
    }
  }
`);

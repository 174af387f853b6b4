import { graphql } from '../../../gql/gql.ts';

graphql(`
  fragment ItemsEditFields on ItemsEdit {
    id
    state
    summary
    at
    by
    from
    saleUntil
    undoUntil
    count
    doneCount
    keptCount
    problem
  }
`);

/** Looks at what a change would do, or does it. */
export const EditItemsDocument = graphql(`
  mutation EditItems(
    $where: PetWhere
    $search: String
    $ids: [ID!]
    $change: ItemsChangeInput!
    $isDryRun: Boolean!
    $fingerprint: String
  ) {
    editItems(
      where: $where
      search: $search
      ids: $ids
      change: $change
      isDryRun: $isDryRun
      fingerprint: $fingerprint
    ) {
      ...ItemsEditFields
      unchangedCount
      unusualCount
      problemCount
      problems {
        petname
        field
        reason
      }
      fingerprint
      items(first: 50) {
        petId
        petname
        unusual
        changes {
          field
          before
          after
        }
      }
    }
  }
`);

export const ItemsEditsDocument = graphql(`
  query ItemsEdits {
    itemsEdits {
      ...ItemsEditFields
    }
  }
`);

export const UndoItemsEditDocument = graphql(`
  mutation UndoItemsEdit($id: ID!) {
    undoItemsEdit(id: $id) {
      ...ItemsEditFields
    }
  }
`);

export const CancelItemsEditDocument = graphql(`
  mutation CancelItemsEdit($id: ID!) {
    cancelItemsEdit(id: $id) {
      ...ItemsEditFields
    }
  }
`);

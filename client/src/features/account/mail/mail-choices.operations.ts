import { graphql } from '../../../gql/gql.ts';

export const MailChoicesDocument = graphql(`
  query MailChoices {
    me {
      ...MailChoiceFields
    }
  }
`);

export const UpdateUnwantedMailDocument = graphql(`
  mutation UpdateUnwantedMail($kinds: [MailKind!]!) {
    updateUnwantedMail(kinds: $kinds) {
      ...MailChoiceFields
    }
  }
`);

// Read by codegen; the operations above spread it by name.
graphql(`
  fragment MailChoiceFields on User {
    _id
    optionalMail
    unwantedMail
  }
`);

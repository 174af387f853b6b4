import { ApolloLink } from '@apollo/client';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { finalize } from 'rxjs';
import { publicFields } from '../../gql/public-fields.ts';

/** For how long after a change of one's own no kept answer will do, in milliseconds: news of it has to get around. */
const READ_OWN_WRITES_MS = 5000;

/**
 * Asks for what is the same for everybody in the name of nobody, by GET: such answers are kept on the way and by the
 * server, and nobody has to wait until it is known who is signed in.
 */
export function anonymousGetLink(now: () => number = Date.now): ApolloLink {
  let changedAt = Number.NEGATIVE_INFINITY;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      return forward(operation).pipe(
        finalize(() => {
          changedAt = now();
        }),
      );
    }
    if (isPublic(operation.query)) {
      const isChanged = now() - changedAt < READ_OWN_WRITES_MS;
      operation.setContext(({ headers = {} }) => ({
        isPublic: true,
        fetchOptions: { method: 'GET', ...(isChanged && { cache: 'no-cache' }) },
        headers: { ...headers, ...(isChanged && { 'cache-control': 'no-cache' }) },
      }));
    }
    return forward(operation);
  });
}

/** Whether a document asks for nothing but public fields, as all of ours write them: at the top, without fragments. */
export function isPublic({ definitions }: DocumentNode): boolean {
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .every(
      ({ operation, selectionSet }) =>
        operation === OperationTypeNode.QUERY &&
        selectionSet.selections.every(
          (selection) => selection.kind === Kind.FIELD && publicFields.has(selection.name.value),
        ),
    );
}

import { ApolloLink } from '@apollo/client';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { finalize } from 'rxjs';
import { publicFields } from '../../gql/public-fields.ts';

/** For how long after an own change cached responses are not used, in milliseconds: they may still be stale. */
const READ_OWN_WRITES_MS = 5000;

/**
 * Sends public queries anonymously by GET, so that the server and HTTP caches can cache the responses, and no query has
 * to wait for the sign-in state.
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

import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { mergeMap, of, tap } from 'rxjs';

/**
 * Asks once more for what was on its way while something changed. Apollo Client answers a refetch with the same query
 * that is under way already, and that may have been read before the change.
 */
export function overtakenLink(): ApolloLink {
  let changes = 0;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      return forward(operation).pipe(
        tap(() => {
          changes += 1;
        }),
      );
    }
    return ask();

    function ask(): Observable<ApolloLink.Result> {
      const changesBefore = changes;
      return forward(operation).pipe(mergeMap((result) => (changes === changesBefore ? of(result) : ask())));
    }
  });
}

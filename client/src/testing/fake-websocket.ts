import { ApolloLink, Observable } from '@apollo/client';
import { act } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';

/** The side of the shop that speaks without being asked, for tests that say what it says. */
export function fakeWebSocket(answers: ApolloLink) {
  const listeners = new Set<{ next: (result: ApolloLink.Result) => void }>();
  const live = new ApolloLink(
    () =>
      new Observable((listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      }),
  );
  return {
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      live,
      answers,
    ),
    /** Tells everybody who listens; for the fields that they asked for. */
    tell: (data: Record<string, object>) =>
      act(async () => {
        for (const listener of [...listeners]) listener.next({ data });
      }),
    /** How many subscriptions are open. */
    listeners: () => listeners.size,
  };
}

/** A change as the API tells it. */
export function anOrderChange(changes: {
  kind?: 'PLACED' | 'MOVED';
  petOrder?: object | null;
  cartEntry?: object | null;
}) {
  return { __typename: 'OrderChange', kind: 'MOVED', petOrder: null, cartEntry: null, ...changes };
}

import { ApolloLink, Observable } from '@apollo/client';
import { act } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';

/** A fake subscription server, for tests that push events. */
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
    /** Pushes an event to all subscriptions, with the fields they selected. */
    tell: (data: Record<string, object>) =>
      act(async () => {
        for (const listener of [...listeners]) listener.next({ data });
      }),
    /** How many subscriptions are open. */
    listeners: () => listeners.size,
  };
}

/** An order change, as the API sends it. */
export function anOrderChange(changes: {
  kind?: 'PLACED' | 'MOVED';
  petOrder?: object | null;
  cartEntry?: object | null;
}) {
  return { __typename: 'OrderChange', kind: 'MOVED', petOrder: null, cartEntry: null, ...changes };
}

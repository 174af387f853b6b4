import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { EMPTY } from 'rxjs';
import { useSuggestions } from './use-suggestions.ts';

afterEach(() => jest.useRealTimers());

it('asks for nothing that was typed on within the pause', async () => {
  jest.useFakeTimers();
  const asked: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables.text);
    return EMPTY;
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { rerender } = renderHook(({ text }) => useSuggestions(text, true), {
    wrapper,
    initialProps: { text: '' },
  });
  for (const text of ['do', 'dog', 'dogs']) {
    rerender({ text });
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
  expect(asked).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(asked).toEqual(['dogs']);
});

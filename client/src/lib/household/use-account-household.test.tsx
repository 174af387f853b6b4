import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Household } from '../../../../domain/matching/household.ts';
import { createCache } from '../apollo/client.ts';
import { OwnHouseholdDocument, SaveHouseholdDocument } from './household.operations.ts';
import { householdVar } from './household-store.ts';
import { forgetHousehold, isCopy, keepCopy, keepHousehold } from './keep-household.ts';
import { useAccountHousehold } from './use-account-household.ts';

const family: Household = {
  ...{ home: 'LOW', hoursAlone: 6, energy: 'MEDIUM', experience: 'LOW' },
  ...{ childrenAges: [4, 7], dogs: 0, cats: 0 },
};
const couple: Household = { ...family, childrenAges: [], cats: 2 };

function me(household: Household | null) {
  return { __typename: 'User', _id: 'u1', household: household && { __typename: 'Household', ...household } };
}

function has(household: Household | null) {
  return { request: { query: OwnHouseholdDocument }, result: { data: { me: me(household) } } };
}

function saves(input: Household) {
  const result = jest.fn(() => ({ data: { saveHousehold: me(input) } }));
  return { request: { query: SaveHouseholdDocument, variables: { input } }, result };
}

function logIn(...answers: MockLink.MockedResponse[]) {
  const client = new ApolloClient({ cache: createCache(), link: new MockLink(answers) });
  return renderHook(useAccountHousehold, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    ),
  });
}

afterEach(() => act(forgetHousehold));

test('a browser that knows none takes that of the account, which leaves with who logs out', async () => {
  const { unmount } = logIn(has(family));
  await waitFor(() => expect(householdVar()).toEqual(family));
  expect(isCopy()).toBe(true);
  unmount();
  expect(householdVar()).toBeUndefined();
  expect(localStorage.getItem('pet-store-household')).toBeNull();
});

test('what a visitor has answered wins over what the account had', async () => {
  keepHousehold(couple);
  const saved = saves(couple);
  logIn(has(family), saved);
  await waitFor(() => expect(isCopy()).toBe(true));
  expect(saved.result).toHaveBeenCalledTimes(1);
  expect(householdVar()).toEqual(couple);
});

test('a copy follows what was answered on another device, and goes where it was forgotten there', async () => {
  keepCopy(family);
  const { unmount } = logIn(has(couple));
  await waitFor(() => expect(householdVar()).toEqual(couple));
  unmount();
  keepCopy(family);
  logIn(has(null));
  await waitFor(() => expect(householdVar()).toBeUndefined());
});

test('what is answered anew goes to the account', async () => {
  const saved = saves(couple);
  logIn(has(family), saved);
  await waitFor(() => expect(householdVar()).toEqual(family));
  act(() => keepHousehold(couple));
  await waitFor(() => expect(isCopy()).toBe(true));
  expect(saved.result).toHaveBeenCalledTimes(1);
});

test('what the account could not take stays in the browser, also once its holder logs out', async () => {
  keepHousehold(couple);
  const { unmount } = logIn({ ...saves(couple), result: undefined, error: new Error('away') } as never);
  await act(() => new Promise((done) => setTimeout(done, 60)));
  unmount();
  expect(householdVar()).toEqual(couple);
  expect(isCopy()).toBe(false);
});

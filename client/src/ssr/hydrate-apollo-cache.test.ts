import { ApolloClient, ApolloLink } from '@apollo/client';
import { PetListDocument } from '../features/catalogue/api/catalogue.operations.ts';
import { createCache } from '../lib/apollo/client.ts';
import { hydrateApolloCache } from './hydrate-apollo-cache.ts';

const variables = { where: { type: 'DOG', category: 'PETS' }, orderBy: 'RELEVANCE', first: 12 } as const;

function aClient() {
  return new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
}

function page(json: string): void {
  document.body.innerHTML = `<script id="answers" type="application/json">${json}</script>`;
}

const facets = {
  __typename: 'PetFacets',
  ...{ goodWithChildren: [], goodWithDogs: [], goodWithCats: [] },
  ...{ neutered: [], vaccinated: [], microchipped: [] },
  ...{ hoursAlone: [], energy: [], experience: [], space: [] },
  category: [],
  type: [],
  gender: [],
  age: [],
  color: [],
  clan: [],
  kind: [],
  species: [],
  size: [],
  brand: [],
  available: 0,
  priceMin: null,
  priceMax: null,
};
const data = {
  pets: {
    __typename: 'PetConnection',
    edges: [],
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: false,
      endCursor: null,
    },
    totalCount: 0,
    searchNote: null,
    nearestSearch: null,
    reading: [],
    shopPage: null,
    facets,
  },
};

describe('preloaded query results', () => {
  it('are in the cache before any request, for their query alone, and once', async () => {
    page(JSON.stringify([{ operation: 'PetList', variables, data }]));
    const client = aClient();
    await hydrateApolloCache(client, [PetListDocument]);
    expect(client.readQuery({ query: PetListDocument, variables })?.pets.totalCount).toBe(0);
    const others = { ...variables, where: { ...variables.where, type: 'CAT' as const } };
    expect(client.readQuery({ query: PetListDocument, variables: others })).toBeNull();
    expect(document.getElementById('answers')).toBeNull();
  });

  it.each([
    ['are cut off', '[{"operation":'],
    [
      'are to a question that the page does not ask',
      JSON.stringify([{ operation: 'Other', variables, data }]),
    ],
  ])('are ignored where they %s', async (_how, json) => {
    page(json);
    const client = aClient();
    await hydrateApolloCache(client, [PetListDocument]);
    expect(client.readQuery({ query: PetListDocument, variables })).toBeNull();
  });
});

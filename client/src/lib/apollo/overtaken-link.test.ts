import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { parse } from 'graphql';
import { of } from 'rxjs';
import { overtakenLink } from './overtaken-link.ts';

const READ = parse('query Read { words }');
const ADD = parse('mutation Add { add }');

/** A shop that reads at once and answers when it is let, as a slow line does. */
function aShop() {
  const words: string[] = [];
  const held: (() => void)[] = [];
  let asked = 0;
  const http = new ApolloLink(({ operationName }) => {
    if (operationName === 'Add') {
      words.push('pup');
      return of({ data: { add: true } });
    }
    asked += 1;
    const result = { data: { words: [...words] } };
    return new Observable((observer) => {
      held.push(() => {
        observer.next(result);
        observer.complete();
      });
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: overtakenLink().concat(http) });
  const answerAll = async () => {
    while (held.length > 0) {
      held.shift()?.();
      await Promise.resolve();
    }
  };
  return { client, answerAll, asked: () => asked };
}

const read = (client: ApolloClient) =>
  client.query<{ words: string[] }>({ query: READ, fetchPolicy: 'network-only' });

it('what is asked for again after a change is not answered from before it', async () => {
  const { client, answerAll } = aShop();
  const before = read(client);
  await client.mutate({ mutation: ADD });
  const after = read(client);
  await answerAll();
  expect((await after).data?.words).toEqual(['pup']);
  expect((await before).data?.words).toEqual(['pup']);
});

it('what nothing has changed meanwhile is asked for once', async () => {
  const { client, answerAll, asked } = aShop();
  await client.mutate({ mutation: ADD });
  const answer = read(client);
  await answerAll();
  expect((await answer).data?.words).toEqual(['pup']);
  expect(asked()).toBe(1);
});

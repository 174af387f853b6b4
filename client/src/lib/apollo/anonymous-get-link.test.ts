import { ApolloLink } from '@apollo/client';
import { firstValueFrom, of } from 'rxjs';
import { SaveUserDocument } from '../session/save-user.operations.ts';
import { MeDocument } from '../session/session.operations.ts';
import { ShopFactsDocument } from '../shop-facts/shop-facts.operations.ts';
import { anonymousGetLink } from './anonymous-get-link.ts';

/** A link with a clock, and the context in which each operation is sent on. */
function aLink() {
  let now = 0;
  const link = anonymousGetLink(() => now);
  async function send(query: ApolloLink.Request['query']) {
    let context: Record<string, unknown> = {};
    const end = new ApolloLink((operation) => {
      context = operation.getContext();
      return of({ data: {} });
    });
    await firstValueFrom(ApolloLink.execute(link.concat(end), { query }, { client: {} as never }));
    return context;
  }
  return { send, wait: (milliseconds: number) => (now += milliseconds) };
}

const cacheable = { isPublic: true, fetchOptions: { method: 'GET' }, headers: {} };
const fresh = {
  ...{ isPublic: true, fetchOptions: { method: 'GET', cache: 'no-cache' } },
  headers: { 'cache-control': 'no-cache' },
};

it('public queries may come out of a cache, those of an account never', async () => {
  const { send } = aLink();
  expect(await send(ShopFactsDocument)).toMatchObject(cacheable);
  expect(await send(MeDocument)).not.toHaveProperty('isPublic');
});

it('for a while after an own change every cache on the way is passed by', async () => {
  const { send, wait } = aLink();
  await send(SaveUserDocument);
  wait(4999);
  expect(await send(ShopFactsDocument)).toMatchObject(fresh);
  wait(1);
  expect((await send(ShopFactsDocument)).headers).toEqual({});
});

import { randomUUID } from 'node:crypto';

/** An account of the demo shop that speaks to its API. */
interface Account {
  gql<Data>(document: string, variables?: Record<string, unknown>): Promise<Data>;
}

interface Order {
  readonly number: string;
  readonly entries: readonly { readonly _id: string; readonly petname: string }[];
}

const repeatedItem = 'Peanut Butter Biscuits';
export const shoppingList = [repeatedItem, 'Softpin Grooming Brush', 'Oat Shampoo'];
export const demoPassword = 'petshop-demo';

/**
 * What the pictures of orders, parcels, repeat deliveries and mails show, once for each shop: the demo shopper buys
 * biscuits that come again and, with the code of the home page, two things more, which the shop sends in a first parcel.
 *
 * @returns the number of that order
 */
export async function liveShoppingDay(shop: string): Promise<string> {
  const shopper = await signIn(shop, 'shopper@petshop.test');
  const { me } = await shopper.gql<{ me: { repeatPlans: unknown[] } }>('{ me { repeatPlans { _id } } }');
  if (me.repeatPlans.length === 0) {
    await buy(shop, shopper);
    await sendAPart(await signIn(shop, 'admin@petshop.test'), await latestOrder(shopper));
  }
  return (await latestOrder(shopper)).number;
}

async function latestOrder(shopper: Account): Promise<Order> {
  const { me } = await shopper.gql<{ me: { orders: { edges: { node: Order }[] } } }>(
    '{ me { orders(first: 1) { edges { node { number entries { _id petname } } } } } }',
  );
  const [latest] = me.orders.edges;
  if (!latest) throw new Error('The shopper has no order.');
  return latest.node;
}

async function buy(shop: string, shopper: Account): Promise<void> {
  const items = await Promise.all(shoppingList.map((words) => findItem(shopper, words)));
  const { createPaymentIntent } = await shopper.gql<{
    createPaymentIntent: { clientSecret: string; payment: { _id: string } };
  }>(
    `mutation ($input: CreatePaymentIntentInput!) {
      createPaymentIntent(input: $input) { clientSecret payment { _id } }
    }`,
    {
      input: {
        entries: items.map((petId, place) => ({ petId, accessoriesAmount: place === 0 ? 2 : 1 })),
        username: 'Sam Shopper',
        location: '12 Linden Street, Portland, OR 97201',
        phone: '503-555-0142',
        idempotencyKey: randomUUID(),
        choices: { promotionCode: 'FRIEND30', repeats: [{ petId: items[0], everyWeeks: 4 }] },
      },
    },
  );
  await payByCard(shop, createPaymentIntent.clientSecret);
  await shopper.gql('mutation ($id: ID!) { confirmPayment(paymentId: $id) { _id } }', {
    id: createPaymentIntent.payment._id,
  });
}

export async function findItem(account: Account, words: string): Promise<string> {
  const { pets } = await account.gql<{ pets: { edges: { node: { _id: string } }[] } }>(
    'query ($words: String!) { pets(search: $words, first: 1) { edges { node { _id } } } }',
    { words },
  );
  const [first] = pets.edges;
  if (!first) throw new Error(`The shop has nothing called ${words}: is it the demo?`);
  return first.node._id;
}

async function payByCard(shop: string, clientSecret: string): Promise<void> {
  const [id] = clientSecret.split('_secret_');
  await post(`${shop}/stripe/v1/payment_intents/${id}/confirm`, {
    body: new URLSearchParams({
      key: 'pk_test_sandbox',
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': String(new Date().getFullYear() + 3),
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[billing_details][name]': 'Sam Shopper',
    }),
  });
}

async function sendAPart(admin: Account, { number, entries }: Order): Promise<void> {
  const sent = entries.filter(({ petname }) => !petname.includes(repeatedItem));
  await admin.gql(
    `mutation ($number: String!, $entryIds: [ID!], $carrier: String, $trackingNumber: String) {
      shipOrder(number: $number, entryIds: $entryIds, carrier: $carrier, trackingNumber: $trackingNumber) { number }
    }`,
    {
      number,
      entryIds: sent.map(({ _id }) => _id),
      carrier: 'UPS',
      trackingNumber: '1Z999AA10123456784',
    },
  );
  await admin.gql(
    'mutation ($number: String!, $text: String!) { addOrderNote(number: $number, text: $text) { number } }',
    {
      number,
      text: 'The biscuits come with the afternoon delivery and go by a second parcel.',
    },
  );
}

/** Without a token a visitor, who may ask what everybody may. */
export function accountOf(shop: string, token?: string): Account {
  return {
    async gql<Data>(query: string, variables: Record<string, unknown> = {}) {
      const { data, errors } = (await post(`${shop}/graphql`, {
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query, variables }),
      })) as { data: Data; errors?: unknown };
      if (errors) throw new Error(`The shop refused: ${JSON.stringify(errors)}`);
      return data;
    },
  };
}

async function signIn(shop: string, email: string): Promise<Account> {
  const config = (await (await fetch(`${shop}/config.json`)).json()) as { identity: { apiKey: string } };
  const path = `identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${config.identity.apiKey}`;
  const answer = await post(`${shop}/${path}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword, returnSecureToken: true }),
  });
  return accountOf(shop, (answer as { idToken: string }).idToken);
}

/** @throws Error with the answer, where it is not what was asked for */
async function post(url: string, request: Pick<RequestInit, 'headers' | 'body'>): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', ...request });
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(body)}`);
  return body;
}

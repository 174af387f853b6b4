import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToCart, markSessionEnded, shopStateVar } from '../lib/cart-store/cart-store.ts';
import { savePendingCheckout } from '../lib/cart-store/pending-payment.ts';
import { MeDocument } from '../lib/session/session.operations.ts';
import { ada, anApi, anIdentity, renderApp, robin } from '../testing/render-app.tsx';

/*
 * What stays in a browser when somebody leaves: nothing that says who they are. Their cart is put away until they are
 * back, and whoever comes next begins with an empty one.
 */

const kibble = { petId: 'kibble', accessoriesAmount: 2 };
const bed = { petId: 'bed', accessoriesAmount: 1 };
const draft = { username: 'Robin Field', location: '12 Orchard Lane', phone: '5035550142' };

/** All that the browser keeps, as one text. */
function everythingKept(): string {
  return [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage).map((key) => `${key}=${storage.getItem(key)}`))
    .join('\n');
}

function expectNothingPersonal(): void {
  expect(everythingKept()).not.toMatch(/robin|field|orchard|503/i);
}

function typeContact(email: string): void {
  sessionStorage.setItem('pet-store-contact', JSON.stringify({ email, ...draft }));
}

const cart = () => shopStateVar().cart;
const signedIn = (name: string) => screen.findByText(`Hello, ${name}`);
const visitor = () => screen.findAllByRole('button', { name: 'ACCOUNT' });

async function logOut(): Promise<void> {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Log-Out' }))[0] as HTMLElement);
  await visitor();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a response that arrives after the log-out is dropped', async () => {
  let answerNow = () => {};
  const api = anApi();
  const { fetchAnswer } = api;
  const held = {
    ...api,
    async fetchAnswer(url: unknown, init: RequestInit = {}) {
      const answer = await fetchAnswer(url, init);
      // Everything that is asked with a token after the sign-in waits.
      if (api.calls.filter(({ token }) => token).length > 1)
        await new Promise<void>((resolve) => (answerNow = resolve));
      return answer;
    },
  };
  const { identity, client } = await renderApp('/', { identity: anIdentity({ user: robin }), api: held });
  await signedIn(robin.name);
  const asked = client
    .query({ query: MeDocument, fetchPolicy: 'network-only' })
    .catch((error: Error) => error.name);
  await act(async () => identity.signOut());
  await visitor();
  answerNow();
  expect(await asked).toBe('AbortError');
  expect(JSON.stringify(client.cache.extract())).not.toMatch(/robin/i);
});

it('a query sent before the sign-in state is known gets its response', async () => {
  const identity = anIdentity({ user: robin });
  identity.hold();
  const { client } = await renderApp('/', { identity });
  const asked = client.query({ query: MeDocument, fetchPolicy: 'network-only' });
  await act(async () => identity.release());
  await signedIn(robin.name);
  expect((await asked).data?.me?.email).toBe(robin.email);
});

describe('after a log-out', () => {
  it('nothing personal is stored, and the cart is put away with its account', async () => {
    await renderApp('/', { identity: anIdentity({ user: robin }) });
    await signedIn(robin.name);
    act(() => {
      addToCart('kibble', 2);
      savePendingCheckout({
        idempotencyKey: 'key-1',
        entries: [kibble],
        fingerprint: 'abc',
        paymentId: 'p1',
      });
    });
    typeContact(robin.email);
    await logOut();

    expect(cart()).toEqual([]);
    expect(shopStateVar().pendingCheckout).toBeUndefined();
    expectNothingPersonal();
    expect(everythingKept()).not.toContain('abc');
  });

  it('the cart is back at the next sign-in, with its pending payment', async () => {
    const { identity } = await renderApp('/', { identity: anIdentity({ user: robin }) });
    await signedIn(robin.name);
    act(() => {
      addToCart('kibble', 2);
      savePendingCheckout({ idempotencyKey: 'key-1', entries: [kibble], paymentId: 'p1' });
    });
    await logOut();
    await act(async () => void (await identity.signIn(robin.email, 'secret')));
    await signedIn(robin.name);
    expect(cart()).toEqual([kibble]);
    expect(shopStateVar().pendingCheckout).toMatchObject({ idempotencyKey: 'key-1', paymentId: 'p1' });
  });

  it('another account starts with an empty cart, and the first one’s is kept', async () => {
    const { identity } = await renderApp('/', { identity: anIdentity({ user: robin }) });
    await signedIn(robin.name);
    act(() => addToCart('kibble', 2));
    await logOut();
    await act(async () => void (await identity.signIn(ada.email, 'secret')));
    await signedIn(ada.name);
    expect(cart()).toEqual([]);
    act(() => addToCart('bed', 1));
    await act(async () => identity.signOut());
    await visitor();
    await act(async () => void (await identity.signIn(robin.email, 'secret')));
    await signedIn(robin.name);
    expect(cart()).toEqual([kibble]);
  });
});

it('a visitor’s cart is merged into the stored cart of the account that signs in', async () => {
  const { identity } = await renderApp('/', { identity: anIdentity({ user: robin }) });
  await signedIn(robin.name);
  act(() => addToCart('kibble', 2));
  await logOut();
  act(() => {
    addToCart('kibble', 1);
    addToCart('bed', 1);
  });
  await act(async () => void (await identity.signIn(robin.email, 'secret')));
  await signedIn(robin.name);
  expect(cart()).toEqual([{ ...kibble, accessoriesAmount: 3 }, bed]);
});

it('a visitor’s cart stays theirs where the sign-in fails', async () => {
  const api = anApi({ refusesToken: () => true });
  const { identity } = await renderApp('/login', { api });
  act(() => addToCart('kibble', 2));
  await userEvent.type(await screen.findByLabelText(/^Email/), robin.email);
  await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'LOGIN' }));
  await screen.findByRole('dialog');
  expect(await identity.getIdToken()).toBeNull();
  expect(cart()).toEqual([kibble]);
});

describe('a session that ends without a log-out', () => {
  it.each([
    ['in another tab', (identity: ReturnType<typeof anIdentity>) => identity.signOut(), visitor],
    [
      'because somebody else signs in there',
      (identity: ReturnType<typeof anIdentity>) => identity.signIn(ada.email, 'secret'),
      () => signedIn(ada.name),
    ],
  ])('%s leaves nothing personal either', async (_how, end, next) => {
    const identity = anIdentity({ user: robin });
    await renderApp('/', { identity });
    await signedIn(robin.name);
    act(() => addToCart('kibble', 2));
    typeContact(robin.email);
    await act(async () => void (await end(identity)));
    await waitFor(() => expect(screen.queryByText(`Hello, ${robin.name}`)).not.toBeInTheDocument());
    await waitFor(() => expect(cart()).toEqual([]));
    expectNothingPersonal();
    await next();
    expectNothingPersonal();
  });

  it('while the shop was closed leaves nothing personal at the next start', async () => {
    await renderApp('/', { identity: anIdentity({ user: robin }) });
    await signedIn(robin.name);
    act(() => addToCart('kibble', 2));
    typeContact(robin.email);
    // Another visit: the provider has ended the session meanwhile.
    document.body.replaceChildren();
    await renderApp('/', { identity: anIdentity() });
    await visitor();
    expect(cart()).toEqual([]);
    expectNothingPersonal();
  });
});

it('a session that ends by itself keeps the draft for whoever it was', async () => {
  const identity = anIdentity({ user: robin });
  await renderApp('/', { identity });
  await signedIn(robin.name);
  typeContact(robin.email);
  markSessionEnded();
  await act(() => identity.signOut());
  await visitor();
  expect(sessionStorage.getItem('pet-store-contact')).toContain('Orchard');
  await act(async () => void (await identity.signIn(robin.email, 'secret')));
  await signedIn(robin.name);
  expect(sessionStorage.getItem('pet-store-contact')).toContain('Orchard');

  markSessionEnded();
  await act(() => identity.signOut());
  await act(async () => void (await identity.signIn(ada.email, 'secret')));
  await signedIn(ada.name);
  expect(sessionStorage.getItem('pet-store-contact')).toBeNull();
});

it('a reload keeps cart and draft for whoever is signed in', async () => {
  await renderApp('/', { identity: anIdentity({ user: robin }) });
  await signedIn(robin.name);
  act(() => addToCart('kibble', 2));
  typeContact(robin.email);
  document.body.replaceChildren();
  await renderApp('/', { identity: anIdentity({ user: robin }) });
  await signedIn(robin.name);
  expect(cart()).toEqual([kibble]);
  expect(sessionStorage.getItem('pet-store-contact')).toContain('Orchard');
});

it('personal payment data stored by an older version is removed at the first start', async () => {
  const content = JSON.stringify({ email: robin.email, ...draft, entries: [kibble] });
  const pendingCheckout = { idempotencyKey: 'key-1', content, paymentId: 'p1' };
  localStorage.setItem('pet-store', JSON.stringify({ version: 1, cart: [kibble], pendingCheckout }));
  await renderApp('/');
  expectNothingPersonal();
  expect(shopStateVar().pendingCheckout).toMatchObject({ entries: [kibble], paymentId: 'p1' });
});

it('an unreachable identity provider leaves nobody signed in', async () => {
  const identity = anIdentity({ user: robin });
  identity.signOut = () => Promise.reject(new TypeError('Failed to fetch'));
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderApp('/', { identity });
  await signedIn(robin.name);
  act(() => addToCart('kibble', 2));
  await logOut();
  expect(cart()).toEqual([]);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'Failed to fetch' }));
  log.mockRestore();
});

it('an account that the shop rejects is signed out with the reason', async () => {
  const reason =
    'This shop cannot take the e-mail address jörg@example.test. Please log in with another one.';
  const api = anApi({ refuses: { code: 'FORBIDDEN', message: reason } });
  const identity = anIdentity({ user: robin });
  await renderApp('/petorder', { identity, api });
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(await identity.getIdToken()).toBeNull();
  await visitor();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STORAGE_KEY } from '../lib/cart-store/cart-store.ts';
import { digest } from '../lib/digest.ts';
import { ada, anApi, anIdentity, embedded, renderApp, robin } from '../testing/render-app.tsx';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });

async function fillIn(fields: Record<string, string>, submit: string) {
  const user = userEvent.setup();
  for (const [label, value] of Object.entries(fields)) {
    await user.type(screen.getByLabelText(label, { exact: false, selector: 'input' }), value);
  }
  await user.click(button(submit));
}

async function dialogText() {
  return (await screen.findByRole('dialog')).textContent;
}

beforeEach(() => localStorage.clear());

describe('routes', () => {
  it.each([
    ['/', /30% off/],
    ['/login', 'Welcome back'],
    ['/Register', 'Make yourself at home'],
    ['/FindDog', 'Find a dog'],
    ['/findcat', 'Find a cat'],
    ['/DogsAccessories', 'Dog accessories'],
    ['/CatAccessories', 'Cat accessories'],
    ['/DogsFood', 'Dog food'],
    ['/CATSFOOD', 'Cat food'],
    ['/PetSearchItems?type=dog&age=Puppy', 'Search'],
    ['/YourCarts', 'Your cart'],
    ['/yourcarts/', 'Your cart'],
    ['/pet/42', 'Not in the shop'],
    ['/Pet/42/', 'Not in the shop'],
    ['/nowhere', 'This trail goes cold'],
  ])('%s opens its page for a visitor', async (address, title) => {
    await renderApp(address);
    expect(await heading(title)).toBeInTheDocument();
  });

  it.each([
    ['/petorder', 'Your pet orders'],
    ['/PetOrder', 'Your pet orders'],
    ['/accessoriesOrder', 'Your accessories and food orders'],
    ['/PetOrderDetails/42', 'Not in the shop'],
  ])('%s opens its page for a shopper', async (address, title) => {
    await renderApp(address, { identity: anIdentity({ user: robin }) });
    expect(await heading(title)).toBeInTheDocument();
  });

  it.each([
    ['/adminDashboard/addpets', 'ADD DATA'],
    ['/admindashboard/managepetsorder', /orders/i],
    ['/adminDashboard/ManageAccessoriesOrder', /orders/i],
    ['/adminDashboard/MakeAdmin', 'Make admin'],
  ])('%s opens its page for an admin', async (address, title) => {
    await renderApp(address, { identity: anIdentity({ user: ada }) });
    expect(await heading(title)).toBeInTheDocument();
  });
});

describe('guarded pages', () => {
  it('wait for the session to be restored without showing the login', async () => {
    const identity = anIdentity({ user: robin });
    identity.hold();
    await renderApp('/petorder', { identity });

    expect(screen.getByText('Loading......')).toBeInTheDocument();
    expect(screen.queryByText('Welcome back')).not.toBeInTheDocument();

    await act(async () => identity.release());
    expect(await heading('Your pet orders')).toBeInTheDocument();
  });

  it.each(['/petorder', '/accessoriesOrder', '/PetOrderDetails/42', '/adminDashboard/MakeAdmin'])(
    'send a visitor from %s to the login',
    async (address) => {
      const { path } = await renderApp(address);
      expect(await heading('Welcome back')).toBeInTheDocument();
      expect(path()).toBe('/login');
    },
  );

  it('open after the login', async () => {
    const { path } = await renderApp('/accessoriesorder');
    await heading('Welcome back');
    await fillIn({ Email: robin.email, Password: 'secret' }, 'LOGIN');
    expect(await heading('Your accessories and food orders')).toBeInTheDocument();
    expect(path()).toBe('/accessoriesorder');
  });

  it('redirect a regular account from the dashboard to home, with a notice', async () => {
    const { path } = await renderApp('/adminDashboard/MakeAdmin', { identity: anIdentity({ user: robin }) });
    await heading(/30% off/);
    expect(path()).toBe('/');
    expect(
      await screen.findByText(/^The back office is for the people of the shop\..*robin@petshop\.test/),
    ).toBeVisible();
  });

  it('show the notice as well after a required sign-in', async () => {
    const { path } = await renderApp('/adminDashboard');
    await heading('Welcome back');
    await fillIn({ Email: robin.email, Password: 'secret' }, 'LOGIN');
    await heading(/30% off/);
    expect(path()).toBe('/');
    expect(await screen.findByText(/^The back office is for the people of the shop/)).toBeVisible();
  });
});

describe('login', () => {
  it('shows the missing fields', async () => {
    await renderApp('/login');
    await heading('Welcome back');
    await userEvent.click(button('LOGIN'));
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
  });

  it.each([
    ['a wrong password', { Email: robin.email, Password: 'guess' }, 'Wrong password'],
    [
      'an unknown address',
      { Email: 'no@petshop.test', Password: 'guess' },
      'User not exists with this email',
    ],
  ])('shows a failure in a dialog: %s', async (_name, fields, text) => {
    await renderApp('/login');
    await heading('Welcome back');
    await fillIn(fields, 'LOGIN');
    expect(await dialogText()).toBe(`Error !${text}OK`);
  });

  it('shows any other failure with the text of an unknown address', async () => {
    await renderApp('/login', { identity: anIdentity({ refuses: 'other' }) });
    await heading('Welcome back');
    await fillIn({ Email: robin.email, Password: 'secret' }, 'LOGIN');
    expect(await dialogText()).toBe('Error !User not exists with this emailOK');
  });

  it('leads an admin to the dashboard', async () => {
    const { path } = await renderApp('/login');
    await heading('Welcome back');
    await fillIn({ Email: ada.email, Password: 'secret' }, 'LOGIN');
    await waitFor(() => expect(path()).toMatch(/^\/adminDashboard/));
  });

  it('offers the demo accounts where there are any', async () => {
    const { path } = await renderApp('/login');
    await heading('Welcome back');
    await userEvent.click(button('Shopper'));
    await waitFor(() => expect(path()).toBe('/'));
    expect(await screen.findByText('Hello, Robin Field')).toBeInTheDocument();
  });

  it('offers no demo accounts in production', async () => {
    await renderApp('/login', { config: { ...embedded, mode: 'connected', demoAccounts: [] } });
    await heading('Welcome back');
    expect(screen.queryByText('Just looking around?')).not.toBeInTheDocument();
  });

  it('takes a Google account from the local chooser and saves its name', async () => {
    const { api } = await renderApp('/login');
    await heading('Welcome back');
    await userEvent.click(button('Continue with Google'));
    await userEvent.click(await screen.findByRole('button', { name: /Robin Meadow/ }));
    expect(await screen.findByText('Hello, Robin Meadow')).toBeInTheDocument();
    expect(api.calls.filter(({ operation }) => operation === 'SaveUser')).toHaveLength(1);
  });

  it('shows no error when the Google window is closed', async () => {
    const config = { ...embedded, mode: 'connected' as const };
    await renderApp('/login', { config, identity: anIdentity({ refuses: 'cancelled' }) });
    await heading('Welcome back');
    await userEvent.click(button('Continue with Google'));
    await waitFor(() => expect(button('Continue with Google')).toBeEnabled());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('registration', () => {
  const fields = { Name: 'Nell New', Email: 'nell@petshop.test', Password: 'longenough' };

  it('signs in, saves the name, says Successfully Registered and goes home', async () => {
    const { api, path } = await renderApp('/register');
    await heading('Make yourself at home');
    await fillIn(fields, 'REGISTER');

    expect(await dialogText()).toBe('Succesfull !Successfully RegisteredOK');
    await waitFor(() => expect(path()).toBe('/'));
    const saved = api.calls.find(({ operation }) => operation === 'SaveUser');
    expect(saved?.variables).toEqual({ input: { name: 'Nell New' } });
    expect(await screen.findByText('Hello, Nell New')).toBeInTheDocument();
  });

  it('comes back to the item that it was asked for from', async () => {
    const { path } = await renderApp('/pet/42');
    await heading('Not in the shop');
    const shop = within(screen.getByRole('navigation', { name: 'Shop', hidden: true }));
    await userEvent.click(shop.getByText('ACCOUNT'));
    // By way of the login, as who has no account yet may go.
    await userEvent.click(shop.getByText('LOGIN'));
    await heading('Welcome back');
    await userEvent.click(screen.getByRole('link', { name: 'Register' }));
    await heading('Make yourself at home');
    await fillIn(fields, 'REGISTER');
    await waitFor(() => expect(path()).toBe('/pet/42'));
  });

  it('comes back to a guarded page', async () => {
    const { path } = await renderApp('/PetOrderDetails/42');
    await heading('Welcome back');
    await userEvent.click(screen.getByRole('link', { name: 'Register' }));
    await heading('Make yourself at home');
    await fillIn(fields, 'REGISTER');
    await waitFor(() => expect(path()).toBe('/PetOrderDetails/42'));
  });

  it.each([
    ['weak-password', 'Password should be at least 6 characters'],
    ['email-exists', 'User With This Email Already Exists'],
    ['other', 'User With This Email Already Exists'],
  ] as const)('shows the dialog of %s', async (refuses, text) => {
    const { path } = await renderApp('/register', { identity: anIdentity({ refuses }) });
    await heading('Make yourself at home');
    await fillIn(fields, 'REGISTER');
    expect(await dialogText()).toBe(`Error !${text}OK`);
    expect(path()).toBe('/register');
  });

  it('shows the missing fields', async () => {
    await renderApp('/register');
    await heading('Make yourself at home');
    await userEvent.click(button('REGISTER'));
    expect(await screen.findAllByText('This field is required')).toHaveLength(3);
  });
});

describe('navigation', () => {
  it('hides cart and orders from visitors and offers them REGISTER and LOGIN', async () => {
    await renderApp('/login');
    const shop = within(await screen.findByRole('navigation', { name: 'Shop', hidden: true }));
    expect(shop.queryByText('Your Cart')).not.toBeInTheDocument();
    expect(shop.queryByText('Your Order')).not.toBeInTheDocument();

    await userEvent.click(shop.getByText('ACCOUNT'));
    expect(shop.getByText('REGISTER')).toBeInTheDocument();
    const login = shop.getByText('LOGIN');
    expect(login).toHaveAttribute('aria-current', 'page');
  });

  it('shows a shopper the cart with its count, the orders and Log-Out', async () => {
    const entry = (petId: string, accessoriesAmount: number) => ({ petId, accessoriesAmount });
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: 1, cart: [entry('a', 2), entry('b', 1)] }));
    await renderApp('/petorder', { identity: anIdentity({ user: robin }) });

    const shop = within(await screen.findByRole('navigation', { name: 'Shop', hidden: true }));
    expect(await shop.findByLabelText('Your Cart, 3 items')).toBeInTheDocument();
    expect(shop.getByText('Your Order')).toBeInTheDocument();
    expect(shop.queryByText('ACCOUNT')).not.toBeInTheDocument();
    expect(shop.queryByText('Dashboard')).not.toBeInTheDocument();
  });

  it('logs out from a guarded page to the home page', async () => {
    const { path } = await renderApp('/petorder', { identity: anIdentity({ user: robin }) });
    await userEvent.click(await screen.findByText('Log-Out'));
    await heading(/30% off/);
    await screen.findByText('ACCOUNT');
    expect(path()).toBe('/');
  });
});

describe('the end of a session', () => {
  it('redirects from a guarded page to the login and keeps the cart', async () => {
    const cart = [{ petId: 'kibble', accessoriesAmount: 2 }];
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: 1, cart }));
    const identity = anIdentity({ user: robin });
    const api = anApi({ refusesToken: () => true });
    const onSessionEnd = jest.fn(() => void identity.signOut());
    await renderApp('/petorder', { identity, api, onSessionEnd });

    expect(await heading('Welcome back')).toBeInTheDocument();
    expect(onSessionEnd).toHaveBeenCalled();
    expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '')).toEqual({ version: 1, cart });
  });

  it('does not follow the first rejection: a new token is tried', async () => {
    const identity = anIdentity({ user: robin });
    const api = anApi({ refusesToken: (token) => token === 'robin:0' });
    const onSessionEnd = jest.fn();
    await renderApp('/petorder', { identity, api, onSessionEnd });

    expect(await heading('Your pet orders')).toBeInTheDocument();
    expect(identity.tokensForced()).toBeGreaterThan(0);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('keeps the cart of another account that has signed in in another tab', async () => {
    const identity = anIdentity({ user: robin });
    await renderApp('/petorder', { identity });
    await heading('Your pet orders');
    const cart = [{ petId: 'kibble', accessoriesAmount: 2 }];
    const state = { version: 1, owner: digest(ada.uid), cart };
    localStorage.setItem(STORAGE_KEY, JSON.stringify(state));
    await act(() => identity.signOut());
    await heading('Welcome back');
    expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '')).toEqual(state);
  });

  it('follows a log-out in another tab', async () => {
    const identity = anIdentity({ user: robin });
    await renderApp('/petorder', { identity });
    await heading('Your pet orders');
    await act(() => identity.signOut());
    expect(await heading('Welcome back')).toBeInTheDocument();
  });
});

it('a new page moves the focus to its heading and is announced politely', async () => {
  await renderApp('/login');
  await heading('Welcome back');
  const announcer = document.querySelector('[aria-live="polite"][aria-atomic]');
  expect(announcer).toBeEmptyDOMElement();

  await userEvent.click(screen.getByRole('link', { name: 'Register' }));
  await waitFor(async () => expect(await heading('Make yourself at home')).toHaveFocus());
  await waitFor(() => expect(announcer).toHaveTextContent(/ · Fern & Paw$/));
});

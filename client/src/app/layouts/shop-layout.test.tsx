import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ada, anApi, anIdentity, renderApp, robin } from '../../testing/render-app.tsx';
import { shopFactsData } from '../../testing/shop-facts.ts';

const navigation = async () => within(await screen.findByRole('navigation', { name: 'Shop', hidden: true }));

/** Opens a menu of the bar. */
async function linksOf(menu: string) {
  const button = await (await navigation()).findByText(menu);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const choices = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(choices).toBeVisible();
  return [...(choices?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
}

describe('the shop layout', () => {
  it.each(['/login', '/CatCare', '/FindDog', '/no/such/page'])(
    'of %s has header, navigation and footer',
    async (address) => {
      await renderApp(address);
      const footer = within(await screen.findByRole('contentinfo'));
      expect(screen.getByRole('link', { name: 'Fern & Paw' })).toHaveAttribute('href', '/');
      expect((await navigation()).getByText('Home')).toBeInTheDocument();
      expect(footer.getByRole('link', { name: 'REGISTER' })).toHaveAttribute('href', '/register');
      expect(footer.getByRole('link', { name: 'Dog care' })).toHaveAttribute('href', '/DogCare');
    },
  );

  it('links to the networks that the owner has set, and to no other', async () => {
    const facts = shopFactsData({ instagram: 'https://www.instagram.com/fernandpaw' });
    await renderApp('/CatCare', { api: anApi({ answers: { ShopFacts: facts } }) });
    const networks = within(await screen.findByRole('list', { name: 'Follow us' })).getAllByRole('link');
    expect(networks.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['https://www.instagram.com/fernandpaw', 'noopener noreferrer'],
    ]);
  });

  it('links to no network as long as the owner has set none', async () => {
    await renderApp('/CatCare');
    expect(screen.queryByRole('list', { name: 'Follow us' })).not.toBeInTheDocument();
  });

  it('writes the phone number as people read it, and dials it whole', async () => {
    await renderApp('/CatCare');
    const link = screen.getByRole('link', { name: '+1 (914) 555-0142' });
    expect(link).toHaveAttribute('href', 'tel:+19145550142');
  });

  it('has a cart in the header for whoever has logged in', async () => {
    await renderApp('/CatCare', { identity: anIdentity({ user: ada }) });
    await screen.findByText(/^Hello/);
    const carts = screen.getAllByRole('link', { name: /^Your Cart/, hidden: true });
    expect(carts.map((cart) => cart.closest('nav') === null)).toContain(true);
  });

  it('has none for a visitor', async () => {
    await renderApp('/CatCare');
    expect(await screen.findAllByText('ACCOUNT')).not.toHaveLength(0);
    expect(screen.queryByRole('link', { name: /^Your Cart/, hidden: true })).not.toBeInTheDocument();
  });

  it('leaves the shop’s header and footer out of the back office, and stays there until it is logged out', async () => {
    const { path } = await renderApp('/adminDashboard/nothing', { identity: anIdentity({ user: ada }) });
    const shop = within(await screen.findByRole('navigation', { name: 'Shop' }));
    expect(shop.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '/');
    expect(screen.queryByText('FOODS')).not.toBeInTheDocument();
    expect(within(screen.getByRole('contentinfo')).getAllByRole('link')).toHaveLength(5);

    await userEvent.click(shop.getByRole('button', { name: 'Log-Out' }));
    expect(await screen.findAllByText('ACCOUNT')).not.toHaveLength(0);
    expect(path()).toBe('/');
  });

  it('begins a page of the back office at its heading, before which nothing is to be tabbed through', async () => {
    await renderApp('/adminDashboard/nothing', { identity: anIdentity({ user: ada }) });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('has the sections of the back office in the drawer of a phone', async () => {
    await renderApp('/adminDashboard/nothing', { identity: anIdentity({ user: ada }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Open the menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Back office' }));
    expect(drawer.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/adminDashboard/orders');
    expect(drawer.getByRole('link', { name: 'To the shop' })).toBeInTheDocument();
  });

  it('offers no sign-up to a signed-in account', async () => {
    await renderApp('/CatCare', { identity: anIdentity({ user: robin }) });
    expect(await screen.findByText('Log-Out')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'REGISTER' })).not.toBeInTheDocument();
  });
});

describe('the menus', () => {
  it.each([
    ['DOG', ['/FindDog', '/DogCare', '/DogsTraining']],
    ['CAT', ['/FindCat', '/CatCare', '/CatTraining']],
    [
      'OTHERS',
      [
        '/FindRabbits',
        '/FindBirds',
        '/FindOthers',
        '/findMyAnimal',
        '/OthersFood',
        '/OthersAccessories',
        '/care',
      ],
    ],
    ['ACCESSORIES', ['/DogsAccessories', '/CatAccessories', '/OthersAccessories']],
    ['FOODS', ['/feeding', '/DogsFood', '/CatsFood', '/OthersFood']],
    ['ACCOUNT', ['/register', '/login']],
  ])('%s leads to its pages', async (label, pages) => {
    await renderApp('/CatCare');
    expect(await linksOf(label)).toEqual(pages);
  });

  it('mark the one that a page is of, and not another one that leads there', async () => {
    await renderApp('/OthersFood');
    const shop = await navigation();
    expect(await shop.findByText('OTHERS')).toHaveAttribute('aria-current', 'true');
    expect(shop.getByText('FOODS')).not.toHaveAttribute('aria-current');
  });

  it('Your Order leads to both kinds of orders and to what comes again', async () => {
    await renderApp('/CatCare', { identity: anIdentity({ user: robin }) });
    expect(await linksOf('Your Order')).toEqual([
      '/petorder',
      '/accessoriesOrder',
      '/repeatDelivery',
      '/wishList',
    ]);
  });
});

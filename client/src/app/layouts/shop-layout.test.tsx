import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anIdentity, renderApp, robin } from '../../testing/render-app.tsx';

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
      expect(footer.getByRole('link', { name: 'SIGN UP' })).toHaveAttribute('href', '/register');
      expect(footer.getByRole('link', { name: 'Dog care' })).toHaveAttribute('href', '/DogCare');
      expect(footer.getByRole('link', { name: /^Instagram/ })).toHaveAttribute('rel', 'noopener noreferrer');
    },
  );

  it('offers no sign-up to a signed-in account', async () => {
    await renderApp('/CatCare', { identity: anIdentity({ user: robin }) });
    expect(await screen.findByText('Log-Out')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'SIGN UP' })).not.toBeInTheDocument();
  });
});

describe('the menus', () => {
  it.each([
    ['DOG', ['/FindDog', '/DogCare', '/DogsTraining']],
    ['CAT', ['/FindCat', '/CatCare', '/CatTraining']],
    ['OTHERS', ['/FindRabbits', '/FindBirds', '/FindOthers', '/OthersFood', '/OthersAccessories']],
    ['ACCESSORIES', ['/DogsAccessories', '/CatAccessories']],
    ['FOODS', ['/DogsFood', '/CatsFood']],
    ['ACCOUNT', ['/register', '/login']],
  ])('%s leads to its pages', async (label, pages) => {
    await renderApp('/CatCare');
    expect(await linksOf(label)).toEqual(pages);
  });

  it('Your Order leads to both kinds of orders and to what comes again', async () => {
    await renderApp('/CatCare', { identity: anIdentity({ user: robin }) });
    expect(await linksOf('Your Order')).toEqual(['/petorder', '/accessoriesOrder', '/repeatDelivery']);
  });
});

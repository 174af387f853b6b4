import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleWords } from '../../../../domain/search/article-words.ts';
import { careArticles } from '../../features/articles/care/care.guide.tsx';
import { renderShopPage } from '../../testing/shop-pages.tsx';
import { Component as CarePage } from './care.page.tsx';

function open(address: string) {
  return renderShopPage(address, { path: '/care', element: <CarePage /> }, []);
}

function titles() {
  return screen
    .getAllByRole('article')
    .map((one) => within(one).getByRole('heading', { level: 2 }).textContent);
}

it('has every article: its own to read, those of other pages as links', async () => {
  open('/care');
  expect(await screen.findByText(`${Object.keys(articleWords).length} articles`)).toBeVisible();
  const own = Object.entries(articleWords).filter(([, { page }]) => page === 'care');
  expect(careArticles.map(({ id }) => id).toSorted()).toEqual(own.map(([id]) => id).toSorted());
  expect(screen.getByRole('link', { name: 'Litter training in a weekend' })).toHaveAttribute(
    'href',
    '/CatTraining#litter-training',
  );
});

it('narrows them by the address, and the address by what is chosen', async () => {
  const page = open('/care?kind=rabbit');
  await screen.findByRole('status');
  expect(titles()).toEqual([
    'The first thirty days with a rabbit',
    'Vaccinations of a rabbit',
    'What a rabbit eats',
    'What they must not have',
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'food');
  expect(page.address()).toBe('/care?kind=rabbit&topic=food');
  expect(titles()).toEqual(['What a rabbit eats', 'What they must not have']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Animal' }), 'hamster');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all articles' }));
  expect(page.address()).toBe('/care');
});

it('has the first thirty days of a kind for everybody, and says when to call the vet', async () => {
  open('/care?kind=cat&topic=first-days');
  await userEvent.click(await screen.findByRole('button', { name: /The first thirty days with a cat/ }));
  const article = within(screen.getByRole('article', { name: 'The first thirty days with a cat' }));
  expect(article.getByText(/your veterinarian decides/)).toBeVisible();
  expect(article.getAllByRole('listitem')).toHaveLength(12);
  expect(article.getByRole('heading', { name: 'When to call the vet' })).toBeVisible();
});

it('opens the article that a link names', async () => {
  open('/care#dangerous-food');
  expect(
    await screen.findByRole('button', { name: /What they must not have/, expanded: true }),
  ).toBeVisible();
});

it('names no amount of a medicine, and promises nothing', () => {
  open('/care');
  const words = screen.getAllByRole('article', { hidden: true }).map(({ textContent }) => textContent);
  expect(words.join(' ')).not.toMatch(/\d\s?(mg|ml|mcg)\b|\bsafe\b|\boverdue\b|\bhealthy\b/i);
});

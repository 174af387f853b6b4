import { screen } from '@testing-library/react';
import { ShopTextsDocument } from '../../features/shop-texts/shop-texts.operations.ts';
import { renderShopPage } from '../../testing/shop-pages.tsx';
import { Component as HelpPage } from './help.page.tsx';

const helpText = '# How do I pay?\n\nBy card.\n\n# Geöffnet am Sonntag?\n\nNein.';
const texts = { helpText, returnsText: '', privacyText: '', termsText: '' };

const seen: (string | null)[] = [];
beforeEach(() => {
  seen.length = 0;
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    seen.push(this.textContent);
  };
});

it.each([
  ['#how-do-i-pay', ['How do I pay?']],
  ['#ge%C3%B6ffnet-am-sonntag', ['Geöffnet am Sonntag?']],
  ['#nothing-of-the-kind', []],
  ['#%zz', []],
  ['', []],
])('shows at %s the answer that it leads to', async (hash, shown) => {
  const answer = {
    request: { query: ShopTextsDocument },
    result: { data: { shopSettings: { __typename: 'ShopSettings', ...texts } } },
  };
  renderShopPage(`/help${hash}`, { path: '/help', element: <HelpPage /> }, [answer]);
  expect(await screen.findByRole('heading', { name: 'How do I pay?' })).toBeVisible();
  expect(seen).toEqual(shown);
});
